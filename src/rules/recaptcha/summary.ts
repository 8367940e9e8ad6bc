import type { RecaptchaEvent, RecaptchaSummary } from '@/contract/recaptcha/recaptcha-events'
import type { RecaptchaLimits } from '@/contract/recaptcha/recaptcha-limits'

/** The figures above the list of tries (product.md A24), of the same rows. */

const hourMs = 3_600_000
const mostHours = 48
/** Of an empty list. */
const fewestHours = 24

type Counted = Pick<
  RecaptchaEvent,
  'at' | 'score' | 'network' | 'declines' | 'cards' | 'outcome' | 'false_positive'
>

export function summaryOf(
  events: readonly Counted[],
  { challenge_below }: Pick<RecaptchaLimits, 'challenge_below'>,
  now: number,
): RecaptchaSummary {
  const isLow = ({ score, false_positive }: Counted) =>
    false_positive === null && score < challenge_below
  return {
    events: events.length,
    low: events.filter(isLow).length,
    declines: highest(events, ({ declines }) => declines),
    cards: highest(events, ({ cards }) => cards),
    hours: hoursOf(events, now),
  }
}

/** The row with the highest number, and whose it is; the earlier of equal ones. */
function highest(
  events: readonly Counted[],
  numberOf: (event: Counted) => number,
): RecaptchaSummary['declines'] {
  let best: RecaptchaSummary['declines'] = { most: 0, network: null }
  for (const event of events) {
    if (numberOf(event) > best.most) best = { most: numberOf(event), network: event.network }
  }
  return best
}

const hourOf = (at: number): number => Math.floor(at / hourMs)

/** From the first try to the last one, at most two days; hours without a try are there, too. */
function hoursOf(events: readonly Counted[], now: number): RecaptchaSummary['hours'] {
  const hours = events.map(({ at }) => hourOf(Date.parse(at)))
  const last = hours.reduce((one, other) => Math.max(one, other), hours[0] ?? hourOf(now))
  const earliest = hours.reduce((one, other) => Math.min(one, other), last)
  const first = Math.max(last - mostHours + 1, Math.min(earliest, last - fewestHours + 1))
  const counts = Array.from({ length: last - first + 1 }, (_, index) => ({
    at: new Date((first + index) * hourMs).toISOString(),
    allowed: 0,
    challenged: 0,
    blocked: 0,
  }))
  for (const [index, { outcome }] of events.entries()) {
    const count = counts[(hours[index] ?? first) - first]
    if (count) count[outcome] += 1
  }
  return counts
}
