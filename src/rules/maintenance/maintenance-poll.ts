/**
 * The interval of asking for merchant-info again: a city may be switched off, and announced
 * maintenance may end early (A25).
 */
export const usualPollMs = 60_000

/** The wait until merchant-info is fetched again: at most until the announced end. */
export function nextPollMs(endsAt: string | null, nowMs: number): number {
  const left = endsAt === null ? usualPollMs : Date.parse(endsAt) - nowMs
  return left > 0 && left < usualPollMs ? left : usualPollMs
}
