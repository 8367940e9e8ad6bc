/**
 * Whether an import changes what is open in a department so much that it has to be confirmed by typing
 * (product.md 2.5): a file of another department, or half a file.
 */

interface OpenAmounts {
  readonly before_cents: number
  readonly after_cents: number
}

/** It falls to less than three quarters, or rises to more than one and a half. */
export function isLargeChange(open: OpenAmounts | null): boolean {
  if (open === null) return false
  const { before_cents: before, after_cents: after } = open
  // Where nothing was open everything is new, as in a department's first import.
  if (before <= 0) return false
  return after * 4 < before * 3 || after * 2 > before * 3
}

/** In percent, whole; null: nothing was open before. */
export function changeInPercent({ before_cents, after_cents }: OpenAmounts): number | null {
  if (before_cents <= 0) return null
  return Math.round(((after_cents - before_cents) * 100) / before_cents)
}
