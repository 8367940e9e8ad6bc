import { expect, it } from 'vitest'
import { shortName } from './shell-merchant'

it('shortens a name at its comma', () => {
  expect(shortName('Miami County, Ohio')).toBe('Miami County')
  expect(shortName('City of Tiffin')).toBe('City of Tiffin')
})
