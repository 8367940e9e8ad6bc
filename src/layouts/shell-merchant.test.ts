import { expect, it } from 'vitest'
import { phoneHref, shortName } from './shell-merchant'

it('shortens a name at its comma', () => {
  expect(shortName('Miami County, Ohio')).toBe('Miami County')
  expect(shortName('City of Tiffin')).toBe('City of Tiffin')
})

it('turns a phone number into a tel: link', () => {
  expect(phoneHref('(937) 555-0140')).toBe('tel:+19375550140')
  expect(phoneHref('1-800-555-0140')).toBe('tel:18005550140')
})
