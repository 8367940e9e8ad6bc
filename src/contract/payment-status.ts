/**
 * What can become of a payment (product.md 2.0, "Status vocabulary"). A call says which of them it
 * tells apart: a citizen's history has no attempts that were refused.
 */
export const paymentStatuses = [
  /** Charged; not in a settled batch yet. */
  'approved',
  /** Charged, and on the municipality's books. */
  'posted',
  /** An e-check that the bank may still return. */
  'pending',
  /** Nobody knows yet whether it was charged. */
  'unknown',
  'declined',
  /** Not charged. */
  'timed_out',
  /** The card did not cover all of it: not charged. */
  'partial',
  /** Not charged, as turned out later. */
  'not_found',
  'voided',
  'refunded',
  'part-refunded',
  /** By the payer's bank. */
  'returned',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
