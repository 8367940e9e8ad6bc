import { expect, test } from 'vitest'
import { totalsDiffer } from './control-totals'

const found = { rows: 4, amount_cents: 45_000 }

test.each([
  [null, null, false],
  [4, null, false],
  [null, 45_000, false],
  [4, 45_000, false],
  [5, null, true],
  [null, 45_001, true],
  [4, 44_999, true],
  [0, 45_000, true],
])('%s rows and %s cents were expected: differs %s', (rows, amount_cents, differs) => {
  expect(totalsDiffer({ rows, amount_cents }, found)).toBe(differs)
})
