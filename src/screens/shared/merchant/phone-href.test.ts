import { expect, it } from 'vitest'
import { phoneHref } from './phone-href'

it('turns a phone number into a tel: link', () => {
  expect(phoneHref('(937) 555-0140')).toBe('tel:+19375550140')
  expect(phoneHref('(937) 555-0140 ext. 5')).toBe('tel:+19375550140')
  expect(phoneHref('1-800-555-0140')).toBe('tel:18005550140')
})
