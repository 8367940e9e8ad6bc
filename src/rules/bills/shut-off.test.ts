import { expect, it } from 'vitest'
import { shutOffDate } from './shut-off'

const owed = (due_date: string, balance_cents = 5_000) => [{ due_date, balance_cents }]

it.each([
  ['2026-05-02', '2026-06-01', null],
  ['2026-05-01', '2026-06-01', '2026-06-22'],
  ['2026-05-01', '2026-06-22', '2026-06-22'],
  ['2026-05-01', '2026-06-23', '2026-07-22'],
  // A Saturday: the Monday after.
  ['2026-05-01', '2026-08-01', '2026-08-24'],
  ['2026-05-01', '2026-12-23', '2027-01-22'],
])('due %s, seen on %s: %s', (due, today, date) => {
  expect(shutOffDate(owed(due), today)).toBe(date)
})

it('threatens no customer without a debt', () => {
  expect(shutOffDate(owed('2026-01-01', 0), '2026-06-01')).toBeNull()
  expect(shutOffDate(owed('2026-01-01', -500), '2026-06-01')).toBeNull()
  expect(shutOffDate([], '2026-06-01')).toBeNull()
})
