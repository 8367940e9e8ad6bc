import { describe, expect, it } from 'vitest'
import { isNewAddress } from './new-address'

describe('an address in the profile', () => {
  it.each([
    ['the one that is there', 'Ruth@mail.example ', null, false],
    ['the one that waits', 'NEW@mail.example', 'new@mail.example', false],
    ['another one', 'other@mail.example', null, true],
    ['another one while one waits', 'other@mail.example', 'new@mail.example', true],
    ['nothing', '', null, true],
  ])('%s', (_, typed, pending_email, isNew) => {
    expect(isNewAddress(typed, { email: 'ruth@mail.example', pending_email })).toBe(isNew)
  })
})
