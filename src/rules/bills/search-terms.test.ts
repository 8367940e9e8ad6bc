import { describe, expect, test } from 'vitest'
import { matchesPattern } from './matches-pattern'
import { isLongEnough, minimumQuery, normalizeNumber, withLetters, withZeros } from './search-terms'

describe('minimum query length 2 (§5)', () => {
  test('it is 2', () => expect(minimumQuery).toBe(2))

  test.each([
    ['', false],
    ['a', false],
    [' a ', false],
    ['ab', true],
    ['田中', true],
    ['𠮷', false],
  ])('"%s": %s', (text, answer) => expect(isLongEnough(text)).toBe(answer))
})

describe('numbers keep leading zeros and ignore spaces and dashes (P3)', () => {
  test.each([
    ['08-004512', '08004512'],
    [' 08 0045 12 ', '08004512'],
    ['08–004512', '08004512'],
    ['０８－００４５１２', '08004512'],
    ['08\u2212004512', '08004512'],
    ['08\u2011004512', '08004512'],
    ['０８ー００４５１２', '08004512'],
    ['08\u200b004512', '08004512'],
    ['0012', '0012'],
    ['mh-001a', 'MH001A'],
    ['', ''],
  ])('"%s" → "%s"', (text, number) => expect(normalizeNumber(text)).toBe(number))
})

describe('a pattern hints and never blocks (P3)', () => {
  const parcel = String.raw`^\d{2}-\d{6}$`

  test.each([
    ['as printed', parcel, '08-004512', true],
    ['with a minus sign', parcel, '08\u2212004512', true],
    ['with a hyphen that does not break', parcel, '08\u2011004512', true],
    ['on a Japanese keyboard', parcel, '０８ー００４５１２', true],
    ['full-width', parcel, '０８－００４５１２', true],
    ['another dash, as the pattern has it', '^\\d–\\d$', '1–2', true],
    ['two dashes', parcel, '08--0045', false],
    ['without the dash', parcel, '08004512', true],
    ['with spaces', parcel, '08 004512', true],
    ['too short', parcel, '08-0045', false],
    ['letters', parcel, 'smith', false],
    ['very long', parcel, '0'.repeat(65), false],
    ['a class with a dash', '^[A-Z]{2}-[0-9]{3}$', 'mh001', true],
    ['an escaped dash', String.raw`^\d{2}\-\d{2}$`, '1234', true],
    ['no pattern', null, 'anything', true],
    ['an empty pattern', '', 'anything', true],
    ['a broken pattern', '^(', 'anything', true],
    ['one that an older version has stored', '^(a|a)*$', `${'a'.repeat(40)}b`, true],
  ])('%s', (_case, pattern, text, answer) => expect(matchesPattern(pattern, text)).toBe(answer))
})

describe('leading zeros that are missing', () => {
  test.each([
    ['8-4512', '08-004512', '08-004512'],
    ['8004512', '08-004512', '08004512'],
    ['8\u22124512', '08-004512', '08-004512'],
    ['８－４５１２', '08-004512', '08-004512'],
    ['mh 109', 'MH-00112', 'MH-00109'],
    ['mh109', 'MH-00112', 'MH-00109'],
    ['26trd139', '26-TRD-00118', '26-TRD-00139'],
    // Of another shape: left as typed.
    ['XX-109', 'MH-00112', 'XX-109'],
    ['8-004512-1', '08-004512', '8-004512-1'],
    ['main street', '08-004512', 'main street'],
    ['8-4512', null, '8-4512'],
  ])('%s where numbers look like %s is %s', (typed, example, whole) => {
    expect(withZeros(typed, example)).toBe(whole)
  })
})

describe('letters that are missing', () => {
  test.each([
    ['26-118', 'PT-26-00118', 'PT-26-118'],
    ['26\u2212118', 'PT-26-00118', 'PT-26\u2212118'],
    [' 26 00118', 'PT-26-00118', 'PT-26 00118'],
    // Of another shape, or too little to tell: left as typed.
    ['PT-26-118', 'PT-26-00118', 'PT-26-118'],
    ['118', 'PT-26-00118', '118'],
    ['109', 'MH-00112', '109'],
    ['8-4512', '08-004512', '8-4512'],
    ['26-118', null, '26-118'],
  ])('%s where numbers look like %s is %s', (typed, example, whole) => {
    expect(withLetters(typed, example)).toBe(whole)
  })
})
