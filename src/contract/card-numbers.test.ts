import { describe, expect, test } from 'vitest'
import { looksLikeCardNumber, passesLuhn } from './card-numbers'

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

const inDigitsFrom = (zero: number, text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

describe('Luhn', () => {
  test.each(published)('%s passes', (number) => expect(passesLuhn(number)).toBe(true))
  test.each(['4788250000121444', '', '41111111x1111111', ' '])('"%s" does not', (text) =>
    expect(passesLuhn(text)).toBe(false),
  )
})

describe('a card number in a text is detected (P5)', () => {
  test.each([
    ...published,
    '4222222222222',
    '2223000048400011',
    '6212345678900000003',
    '4788\u20132500\u20130012\u20131443',
    '4788\u22122500\u22120012\u22121443',
    '4788\u20112500\u20110012\u20111443',
    '4788ー2500ー0012ー1443',
    '４７８８ー２５００ー００１２ー１４４３',
    '4788.2500.0012.1443',
    '4788\u00a02500\u00a00012\u00a01443',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111 - 1111 - 1111 - 1111',
    '4111_1111_1111_1111',
    '4111\n1111\n1111\n1111',
    '41 11 11 11 11 11 11 11',
    '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
    '411111 1111111111',
    '3714 496353 98431',
    '3643 899996 0016',
    'my card is 4111111111111111, thanks',
    'Visa4111111111111111',
    '4111 1111 1111 1111 12/27 123',
    '4111111111111111 1227',
    '1227 4111 1111 1111 1111',
    '1 4111-1111-1111-1111',
  ])('%s', (text) => expect(looksLikeCardNumber(text)).toBe(true))

  test.each([
    ['wide', 0xff10],
    ['Arabic', 0x0660],
    ['Persian', 0x06f0],
    ['Devanagari', 0x0966],
    ['mathematical', 0x1d7ce],
    ['the last mathematical', 0x1d7f6],
  ])('in %s digits', (_name, zero) => {
    expect(looksLikeCardNumber(inDigitsFrom(zero, '4788 2500 0012 1443'))).toBe(true)
    expect(looksLikeCardNumber(inDigitsFrom(zero, '4788 2500 0012 1444'))).toBe(false)
  })

  test.each([
    ['a space without width', '\u200b'],
    ['a joiner', '\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a mark of direction', '\u202e'],
    ['a combining mark', '\u20e3'],
  ])('with %s between its digits', (_name, sign) => {
    expect(looksLikeCardNumber('4788250000121443'.split('').join(sign))).toBe(true)
  })

  test.each([
    ['a parcel number', '08-004512'],
    ['a number that fails Luhn', '4111111111111112'],
    ['too few digits', '411111111111'],
    ['too many digits', '41111111111111110000'],
    ['nothing', ''],
    ['a phone number and a ZIP', '937-555-0100 45373'],
    ['two phone numbers', '419-555-0101, 419-555-0103'],
    ['two dates', '4.1.2026 - 31.5.2029'],
    ['years', '1913 1914 1915 1916'],
    ['no brand', '1111 1111 1111 1117'],
    ['a parcel in odd groups', '410-0370-0012-02'],
  ])('not %s', (_case, text) => expect(looksLikeCardNumber(text)).toBe(false))

  test.each(['4', '4 ', '41 ', '4111 1111 ', '4...'])(
    'quickly in the longest text of %j',
    (piece) => {
      const text = piece.repeat(4_000).slice(0, 4_000)
      // The shortest: another process may have had the processor.
      const times = Array.from({ length: 5 }, () => {
        const began = performance.now()
        looksLikeCardNumber(text)
        return performance.now() - began
      })
      expect(Math.min(...times)).toBeLessThan(100)
    },
  )
})
