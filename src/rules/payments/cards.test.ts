import { describe, expect, test } from 'vitest'
import { brandOfToken, last4 } from './cards'

describe('a token gives the brand and the last four (3.1)', () => {
  test.each([
    ['9472046381951443', 'visa', '1443'],
    ['9542046381955454', 'mastercard', '5454'],
    ['9222046381955454', 'mastercard', '5454'],
    ['9602046381950000', 'discover', '0000'],
    ['9372046381958431', 'amex', '8431'],
    ['9362046381950016', 'diners', '0016'],
    ['9352046381950007', 'jcb', '0007'],
    ['9012046381950007', null, '0007'],
    ['4788250000121443', null, '1443'],
    ['947204638195144', null, '5144'],
    ['', null, ''],
  ])('%s: %s', (token, brand, ending) => {
    expect(brandOfToken(token)).toBe(brand)
    expect(last4(token)).toBe(ending)
  })
})
