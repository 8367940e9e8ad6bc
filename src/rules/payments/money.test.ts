import { describe, expect, test } from 'vitest'
import { isPayable, rateOf, sumOf } from './money'

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
