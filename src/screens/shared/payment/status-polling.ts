const firstDelayMs = 2_000
const longestDelayMs = 30_000
const growth = 1.25
/** After this time the page stops asking by itself; the payer can still ask. */
const pollingEndsMs = 10 * 60_000

/**
 * The pause before the next request: 2 s growing to 30 s; null after 10 minutes (product.md 3.4).
 */
export function pollDelay(asked: number, elapsedMs: number): number | null {
  if (elapsedMs >= pollingEndsMs) return null
  return Math.min(longestDelayMs, Math.round(firstDelayMs * growth ** asked))
}
