/** While something is announced it is asked for again this often: it may be ended early (A25). */
const usualMs = 60_000

/** How long to wait before merchant-info is asked again: not past the end that was announced. */
export function nextPollMs(endsAt: string | null, nowMs: number): number {
  const left = endsAt === null ? usualMs : Date.parse(endsAt) - nowMs
  return left > 0 && left < usualMs ? left : usualMs
}
