/** The interval of refetching during an announcement, because maintenance may end early (A25). */
const usualMs = 60_000

/** The wait until merchant-info is fetched again: at most until the announced end. */
export function nextPollMs(endsAt: string | null, nowMs: number): number {
  const left = endsAt === null ? usualMs : Date.parse(endsAt) - nowMs
  return left > 0 && left < usualMs ? left : usualMs
}
