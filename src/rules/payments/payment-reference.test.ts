import { expect, test } from 'vitest'
import { paymentReference } from './payment-reference'

test.each([
  ['5f0c2f6e-6a52-4f0b-9d4e-0c8f1f1f7a10', '5F0C-2F6E'],
  ['ab-12', 'AB12'],
  ['', ''],
])('the reference of %o is %o', (key, reference) => {
  expect(paymentReference(key)).toBe(reference)
})
