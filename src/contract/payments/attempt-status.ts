import { paymentStatuses } from './payment-status'

/**
 * The statuses that lists of payment attempts are filtered by: those of a payment, and one that
 * stands beside them, because a payment with an open request is still posted or part-refunded.
 */
export const attemptStatuses = [...paymentStatuses, 'refund-requested'] as const
export type AttemptStatus = (typeof attemptStatuses)[number]
