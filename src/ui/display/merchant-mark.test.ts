import { expect, it } from 'vitest'
import { initialsOf } from './merchant-mark'

it('takes the initials of a name before its comma', () => {
  expect(initialsOf('Miami County, Ohio')).toBe('MC')
  expect(initialsOf('City of Tiffin')).toBe('CT')
  expect(initialsOf('LeAx')).toBe('L')
  expect(initialsOf('')).toBe('')
})
