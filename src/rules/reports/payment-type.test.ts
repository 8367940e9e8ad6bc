import { expect, it } from 'vitest'
import { paymentTypeOf } from './payment-type'

it.each([
  ['card', 'visa', 'online', 'visa'],
  ['card', 'mastercard', 'counter', 'mastercard'],
  ['card', 'amex', 'online', 'amex'],
  ['card', 'discover', 'online', 'discover'],
  ['card', 'jcb', 'online', 'other'],
  ['card', null, 'online', 'other'],
  ['card', 'visa', 'terminal', 'terminal'],
  ['echeck', null, 'online', 'echeck'],
  ['cash', null, 'counter', 'cash'],
  ['check', null, 'counter', 'check'],
] as const)('%s of %s, %s, counts as %s', (tender, brand, channel, type) => {
  expect(paymentTypeOf({ tender, brand, channel })).toBe(type)
})
