import { expect, it } from 'vitest'
import { groupTotals, isQuiet, shareOf, successOf } from './dashboard-figures'

const nothing = {
  payments: 0,
  principal_cents: 0,
  fee_cents: 0,
  refunds: 0,
  refund_cents: 0,
  returns: 0,
  return_cents: 0,
  net_cents: 0,
  attempts: 0,
  seconds_to_pay: null,
}
const none = { payments: 0, total_cents: 0 }

it.each([
  ['nothing at all', {}, none, true],
  ['a refund alone', { refunds: 1 }, none, false],
  ['a returned e-check alone', { returns: 1 }, none, false],
  ['a declined attempt alone', { attempts: 1 }, none, false],
  ['an unknown outcome alone', {}, { payments: 1, total_cents: 500 }, false],
])('a period with %s: quiet %o', (_, sums, unknown, quiet) => {
  expect(isQuiet({ sums: { ...nothing, ...sums }, unknown })).toBe(quiet)
})

it('the total of the departments counts a payment for two of them once', () => {
  const sums = { ...nothing, payments: 12, principal_cents: 90_000, fee_cents: 700 }
  expect(groupTotals({ sums })).toEqual({ payments: 12, principal_cents: 90_000, fee_cents: 700 })
})

it('the success rate is that of the transaction report', () => {
  expect(successOf({ ...nothing, attempts: 3, payments: 2 })).toBe(6_667)
  expect(successOf(nothing)).toBeNull()
})

it('shares are of the whole', () => {
  expect([shareOf(25, [25, 75]), shareOf(0, [0, 0])]).toEqual([0.25, 0])
})
