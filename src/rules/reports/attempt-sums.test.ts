import { expect, it } from 'vitest'
import { paymentStatuses } from '@/contract/payments/payment-status'
import { gaveBackCents, outcomeOf, sumsOfReport, totalsOfAttempts } from './attempt-sums'

const attempt = (status: (typeof paymentStatuses)[number]) => ({
  status,
  subtotal_cents: 1_000,
  fee_cents: 30,
  total_cents: 1_030,
})

it('every status of a payment is charged, not charged or unknown', () => {
  const with_ = (outcome: string) => paymentStatuses.filter((one) => outcomeOf(one) === outcome)
  expect(with_('refused')).toEqual(['declined', 'timed_out', 'partial', 'not_found'])
  expect(with_('unknown')).toEqual(['unknown'])
  expect(with_('charged')).toHaveLength(paymentStatuses.length - 5)
})

it.each([
  ['posted', 0, 0],
  ['part-refunded', 250, 250],
  ['refunded', 1_000, 1_000],
  ['voided', 0, 1_000],
  ['returned', 0, 1_000],
  // The bank took the rest as well.
  ['returned', 250, 1_000],
] as const)('of a payment that is %s, %d refunded, %d went back', (status, refunded, expected) => {
  const row = { status, subtotal_cents: 1_000, refunded_cents: refunded }
  expect(gaveBackCents(row)).toBe(expected)
})

const back = (type: 'void' | 'refund', event: string, cents: number, fee: number) => ({
  type,
  event,
  count: 1,
  principal_cents: -cents,
  fee_cents: -fee,
})

it('a day’s totals are of what was charged, less what went back on the day', () => {
  const day = ['posted', 'voided', 'declined', 'unknown', 'unknown'] as const
  const movements = [
    { type: 'payment' as const, event: 'p', count: 1, principal_cents: 1_000, fee_cents: 30 },
    back('void', 'v', 1_000, 30),
    back('refund', 'of an earlier day', 250, 0),
  ]
  expect(totalsOfAttempts(day.map(attempt), movements)).toEqual({
    payments: 2,
    subtotal_cents: 2_000,
    fee_cents: 60,
    total_cents: 2_060,
    refused: 1,
    unknown: { payments: 2, subtotal_cents: 2_000 },
    went_back: {
      refunds: 1,
      refund_cents: 250,
      voids: 1,
      void_cents: 1_000,
      returns: 0,
      return_cents: 0,
      fee_back_cents: 30,
    },
    net_cents: 750,
  })
})

it('e-checks that are pending stand without their fee, as what was approved does', () => {
  const paid = { type: 'payment' as const, event: 'a', count: 1, principal_cents: 1_000 }
  const sums = sumsOfReport({
    attempts: [attempt('pending'), attempt('declined')],
    archived: 0,
    lines: [{ ...paid, fee_cents: 30 }],
  })
  expect(sums).toMatchObject({ principal_cents: 1_000, pending_cents: 1_000, fee_cents: 30 })
  expect(sums).toMatchObject({ attempts: 2, declined: 1, pending: 1, unknown: 0 })
})
