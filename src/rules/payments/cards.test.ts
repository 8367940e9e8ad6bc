import { describe, expect, test } from 'vitest'
import { brandOfToken, last4, looksLikeCardNumber, passesLuhn } from './cards'

/** The processor's published test numbers (product.md 3.2). */
const published = [
  '4788250000121443',
  '5454545454545454',
  '6011000995500000',
  '371449635398431',
  '36438999960016',
  '3528000000000007',
  '4111111111111111',
]

describe('Luhn', () => {
  test.each(published)('%s passes', (number) => expect(passesLuhn(number)).toBe(true))
  test.each(['4788250000121444', '', '41111111x1111111', ' '])('"%s" does not', (text) =>
    expect(passesLuhn(text)).toBe(false),
  )
})

describe('a card number in a text field is detected (P5)', () => {
  test.each([
    ...published,
    '4788\u20132500\u20130012\u20131443',
    '4788.2500.0012.1443',
    '4788\u00a02500\u00a00012\u00a01443',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'my card is 4111111111111111, thanks',
    '４１１１１１１１１１１１１１１１',
  ])('%s', (text) => expect(looksLikeCardNumber(text)).toBe(true))

  test.each([
    ['a parcel number', '08-004512'],
    ['a number that fails Luhn', '4111111111111112'],
    ['too few digits', '411111111111'],
    ['too many digits', '41111111111111110000'],
    ['nothing', ''],
    ['a phone number and a ZIP', '937-555-0100 45373'],
  ])('not %s', (_case, text) => expect(looksLikeCardNumber(text)).toBe(false))
})

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
