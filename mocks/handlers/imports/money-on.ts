import { sumOf } from '@/rules/payments/money'
import type { Posting } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import { isCounted, isLive, paymentStatus } from '@mocks/world/payments/payments'
import { refundedOfItem } from '@mocks/world/payments/refunds'

/** Money through this portal on one installment. */

/** On its way, or not known yet. */
export const isWaiting = (tenant: Tenant, installment: string, now: number): boolean =>
  tenant.payments
    .pluck('installment', installment, (row) => paymentStatus(row, now))
    .some((status) => status === 'pending' || status === 'unknown')

/** What of it counts, less what was refunded. */
export const countedCents = (tenant: Tenant, installment: string, now: number): number =>
  sumOf(
    tenant.payments.pluck('installment', installment, (row) => {
      if (!isCounted(paymentStatus(row, now))) return 0
      const own = row.items.filter((item) => item.id === installment)
      return sumOf(own.map(({ amount_cents }) => amount_cents)) - refundedOfItem(row, installment)
    }),
  )

/** Whether a payment on it was recorded after that moment, here or by an import, or may have been. */
export const isPaidSince = (
  tenant: Tenant,
  installment: string,
  since: string,
  now: number,
): boolean =>
  tenant.payments
    .pluck('installment', installment, (row) => row.at > since && isLive(paymentStatus(row, now)))
    .includes(true) ||
  tenant.bills
    .pluck('installment', installment, ({ installments }) =>
      installments.some(({ id, postings }) => id === installment && hasPaidSince(postings, since)),
    )
    .includes(true)

/** Payments of a file are dated back: what counts is when they were recorded. */
const hasPaidSince = (postings: readonly Posting[], since: string): boolean =>
  postings.some(({ at, recorded_at = at, amount_cents }) => amount_cents > 0 && recorded_at > since)
