import { expect, test } from 'vitest'
import { changeInPercent, isLargeChange } from './large-change'

test.each([
  [100_000, 75_000, false],
  [100_000, 74_999, true],
  [100_000, 0, true],
  [100_000, 100_000, false],
  [100_000, 150_000, false],
  [100_000, 150_001, true],
  [3, 2, true],
  // Nothing was open: a first import.
  [0, 500_000, false],
])('from %i to %i cents: %s', (before_cents, after_cents, isLarge) => {
  expect(isLargeChange({ before_cents, after_cents })).toBe(isLarge)
})

test('a kind that opens nothing changes nothing much', () => {
  expect(isLargeChange(null)).toBe(false)
})

test.each([
  [100_000, 62_000, -38],
  [100_000, 151_000, 51],
  [300, 301, 0],
  [0, 100, null],
])('from %i to %i cents: %s percent', (before_cents, after_cents, percent) => {
  expect(changeInPercent({ before_cents, after_cents })).toBe(percent)
})
