import { describe, expect, test } from 'vitest'
import { parseAmount, parseRate, readAmount } from './amount-entry'

describe('typed amounts are read as cents (decision 13)', () => {
  test.each([
    ['948.64', 94864],
    ['1,234.56', 123456],
    ['$948.64', 94864],
    ['$ 948.64', 94864],
    [' 948.6 ', 94860],
    ['948.', 94800],
    ['948', 94800],
    ['.5', 50],
    ['0', 0],
    ['0.07', 7],
    ['007', 700],
    ['1,234,567.89', 123456789],
    ['US$20', 2000],
    ['20 USD', 2000],
    ['９４８．６４', 94864],
    ['999,999,999.99', 99999999999],
  ])('"%s" is %d', (text, cents) => expect(parseAmount(text)).toBe(cents))

  test.each([
    ['', 'not-a-number'],
    ['   ', 'not-a-number'],
    ['$', 'not-a-number'],
    ['.', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['12a', 'not-a-number'],
    ['-5', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['1,23', 'not-a-number'],
    ['12,34.00', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1 234', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['1000000000', 'too-large'],
    ['9999999999999', 'too-large'],
    ['1'.repeat(400), 'too-large'],
    ['948.641', 'too-many-decimals'],
    ['0.000', 'too-many-decimals'],
  ])('"%s" is refused: %s', (text, problem) => {
    expect(readAmount(text)).toEqual({ ok: false, problem })
    expect(parseAmount(text)).toBe(null)
  })

  test.each([
    ['948,64', 94864],
    ['1.234,56', 123456],
    ['1 234,56 $', 123456],
    ['1\u202F234,56\u00A0$US', 123456],
    ['948.64', null],
  ])('where the comma is the decimal mark, "%s" is %s', (text, cents) => {
    expect(parseAmount(text, ',')).toBe(cents)
  })
})

test.each([
  ['2.95', '.', 295],
  ['2.95%', '.', 295],
  [' 2.95 % ', '.', 295],
  ['0', '.', 0],
  ['.5', '.', 50],
  ['100', '.', 10_000],
  ['2,95 %', ',', 295],
  ['２．９５％', '.', 295],
  ['2,95', '.', null],
  ['2.955', '.', null],
  ['-1', '.', null],
  ['$2', '.', null],
  ['two', '.', null],
  ['', '.', null],
] as const)('"%s" with %s is %s hundredths of a percent', (text, decimal, bp) =>
  expect(parseRate(text, decimal)).toBe(bp),
)
