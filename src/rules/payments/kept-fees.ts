/** A department's fee of a payment, and whether it goes back with a refund of the amount. */
interface FeeOfDepartment {
  readonly fee_cents: number
  /** Absent: the host does not say. */
  readonly fee_refundable?: boolean | undefined
}

/**
 * What checkout and receipt say of the fees in a refund: they all stay, go back, or some of them stay;
 * null: there is no fee, or nothing is known.
 */
export function keptFees<Of extends FeeOfDepartment>(
  fees: readonly Of[],
): { readonly says: 'stay' | 'back' | 'some'; readonly kept: readonly Of[] } | null {
  const charged = fees.filter(({ fee_cents }) => fee_cents > 0)
  if (charged.length === 0) return null
  if (charged.some(({ fee_refundable }) => fee_refundable === undefined)) return null
  const kept = charged.filter(({ fee_refundable }) => fee_refundable === false)
  return {
    says: kept.length === 0 ? 'back' : kept.length === charged.length ? 'stay' : 'some',
    kept,
  }
}
