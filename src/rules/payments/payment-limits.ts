/**
 * How much staff can add to one payment, however often they repeat it: every page and file that shows
 * the payment carries all of it.
 */
export const maxPerPayment = { notes: 50, refunds: 50, refusedRequests: 20 } as const

interface RefundState {
  readonly state: 'requested' | 'refunded' | 'refused'
}

/**
 * What keeps the caller from another refund. Refused requests stop further requests only: who may
 * refund is not kept from it by those who ask.
 */
export function refundsKeptProblem(
  refunds: readonly RefundState[],
  mayRefund: boolean,
): 'too_many_requests' | 'too_many_refunds' | null {
  const are = (wanted: RefundState['state']) =>
    refunds.filter(({ state }) => state === wanted).length
  if (are('refunded') >= maxPerPayment.refunds) return 'too_many_refunds'
  return !mayRefund && are('refused') >= maxPerPayment.refusedRequests ? 'too_many_requests' : null
}
