import { expect, it } from 'vitest'
import { paymentStatuses } from '@/contract/payments/payment-status'
import { outcomeOf, sumsOfReport, totalsOfAttempts } from './attempt-sums'

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

it('a day’s totals are of what was charged; what is unknown stands beside them', () => {
  const day = ['posted', 'voided', 'declined', 'unknown', 'unknown'] as const
  expect(totalsOfAttempts(day.map(attempt))).toEqual({
    payments: 2,
    subtotal_cents: 2_000,
    fee_cents: 60,
    total_cents: 2_060,
    refused: 1,
    unknown: { payments: 2, total_cents: 2_060 },
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
