import { describe, expect, test } from 'vitest'
import { isPayable, parseAmount, parseRate, rateOf, readAmount, sumOf } from './money'

test.each([
  [1, true],
  [99_999_999_999, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [100_000_000_000, false],
  [1e21, false],
  [1e308, false],
  [Infinity, false],
  [NaN, false],
])('%d cents can be paid: %s', (cents, can) => expect(isPayable(cents)).toBe(can))

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

describe('a rate is rounded half up to the cent (product.md, "Money")', () => {
  test.each([
    [94864, 295, 2798],
    [50000, 295, 1475],
    [100, 50, 1],
    [99, 50, 0],
    [300, 50, 2],
    [0, 295, 0],
    [99_999_999_999, 10_000, 99_999_999_999],
  ])('%d at %d bp is %d', (cents, bp, fee) => expect(rateOf(cents, bp)).toBe(fee))
})

test('sums', () => {
  expect(sumOf([])).toBe(0)
  expect(sumOf([10, 20, 12])).toBe(42)
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
