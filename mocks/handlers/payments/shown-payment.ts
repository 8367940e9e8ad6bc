import type { AttemptStatus } from '@/contract/payments/attempt-status'
import type { channelNames } from '@/contract/reports/dashboard'
import type { PaymentStatus as ShownStatus } from '@/contract/payments/payment-status'
import { isPosted, type PaymentRow, type PaymentStatus } from '@mocks/world/payments/payments'
import { hasOpenRequest, refundStatus } from '@mocks/world/payments/refunds'

/** Of a payment, by whom it was made. */
export function channelOf({
  channel,
  user_id,
}: Pick<PaymentRow, 'channel' | 'user_id'>): (typeof channelNames)[number] {
  if (channel !== 'online') return channel
  return user_id === null ? 'guest' : 'signed-in'
}

/** What opens its receipt to who made it: the payer's key, or for staff the office's id. */
export const receiptFor = ({ taken, receipt_id, office_id }: PaymentRow): string =>
  taken ? office_id : receipt_id

/** The vocabulary of product.md 2.0, "Status vocabulary". */
export function shownStatus(row: PaymentRow, status: PaymentStatus, now: number): ShownStatus {
  if (status === 'refused') return refusal(row)
  if (status !== 'approved' && status !== 'pending') return status
  const refunded = refundStatus(row)
  if (refunded) return refunded
  if (status === 'pending') return 'pending'
  return isPosted(row, now) ? 'posted' : 'approved'
}

/** Whether a list that is filtered by some statuses has it. */
export const hasStatus = (
  row: PaymentRow,
  shown: ShownStatus,
  wanted: readonly AttemptStatus[],
): boolean => wanted.includes(shown) || (wanted.includes('refund-requested') && hasOpenRequest(row))

function refusal({ outcome }: PaymentRow): ShownStatus {
  return outcome === 'timed_out' || outcome === 'partial' ? outcome : 'declined'
}
