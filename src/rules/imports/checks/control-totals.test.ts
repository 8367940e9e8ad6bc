import { expect, test } from 'vitest'
import { compareTotals } from './control-totals'

const found = { rows: 12, amount_cents: 1_000_00 }

test('nothing is compared that was not typed', () => {
  expect(compareTotals({ rows: null, amount_cents: null }, found)).toEqual([])
})

test('the difference is what the file has beyond what was typed', () => {
  expect(compareTotals({ rows: 15, amount_cents: 925_00 }, found)).toEqual([
    { total: 'rows', typed: 15, found: 12, difference: -3 },
    { total: 'amount', typed: 925_00, found: 1_000_00, difference: 75_00 },
  ])
})

test('a typed zero counts', () => {
  expect(compareTotals({ rows: null, amount_cents: 0 }, found)).toMatchObject([
    { difference: 1_000_00 },
  ])
})
