/** A kind of charge with what a payment settled of it. */
interface Part<Kind> {
  readonly kind: Kind
  readonly amount_cents: number
}

/**
 * Of which charges a refund is: it undoes a payment from its end, so that penalty and interest, which
 * were settled first, stay paid longest. `before_cents`: earlier refunds of the same item.
 */
export function refundedSplit<Kind>(
  split: readonly Part<Kind>[],
  before_cents: number,
  amount_cents: number,
): Part<Kind>[] {
  let skipped = before_cents
  let left = amount_cents
  return split.toReversed().flatMap(({ kind, amount_cents: settled }) => {
    const gone = Math.min(skipped, settled)
    skipped -= gone
    const back = Math.min(left, settled - gone)
    left -= back
    return back > 0 ? [{ kind, amount_cents: back }] : []
  })
}
