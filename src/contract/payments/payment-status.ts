/**
 * The statuses of a payment (product.md 2.0, "Status vocabulary"). A call lists those that it
 * distinguishes: a citizen's history has no refused attempts.
 */
export const paymentStatuses = [
  /** Charged; not in a settled batch yet. */
  'approved',
  /** Charged, and on the municipality's books. */
  'posted',
  /** An e-check that the bank may still return. */
  'pending',
  /** The outcome is unknown. */
  'unknown',
  'declined',
  /** Not charged. */
  'timed_out',
  /** The card did not cover the whole amount: not charged. */
  'partial',
  /** Not charged, as found out later. */
  'not_found',
  'voided',
  'refunded',
  'part-refunded',
  /** By the payer's bank. */
  'returned',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
