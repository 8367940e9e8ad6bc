import type { Score } from '@/contract/recaptcha/recaptcha-scores'
import { seededRandom, type Random } from '@mocks/lib/random'
import type { MerchantRow } from '../merchants'
import type { RecaptchaEventRow } from '../recaptcha-events'

/**
 * The tries of the last two days before the world begins: what visitors of quiet cities do, a
 * library, a search engine’s program, and one burst of card testing. Addresses are of ranges that
 * are reserved for documentation.
 */

const hour = 3_600_000
const minute = 60_000
const morning = Date.UTC(2026, 5, 1, 14)

type Sites = readonly Pick<MerchantRow, 'id' | 'sub_domain'>[]

const row = (
  sites: Sites,
  site: string,
  at: number,
  own: Pick<RecaptchaEventRow, 'action' | 'score' | 'address' | 'country'> &
    Partial<RecaptchaEventRow>,
): Omit<RecaptchaEventRow, 'id'> => ({
  at: new Date(at).toISOString(),
  merchant_id: sites.find(({ sub_domain }) => sub_domain === site)?.id ?? null,
  outcome: 'allowed',
  reason: null,
  last4: '',
  bin: '',
  bank: null,
  payment: null,
  false_positive: null,
  ...own,
})

const cities = ['miamicounty', 'tiffin', 'kent', 'massillon', 'stow', 'chardon', 'leax'] as const
/** As a visit goes: most look for a bill, some pay it. */
const steps = ['search', 'quote', 'pay'] as const
const goodScores = [0.7, 0.8, 0.9, 0.9, 0.9] as const
const fours = ['1443', '8210', '0037', '4471', '9052', '6618'] as const

/** One visitor after the other, each from an own network. */
function visits(sites: Sites, random: Random) {
  return Array.from({ length: 46 }, (_, index) => {
    const begun = morning - 46 * hour + index * hour - random.integer(0, 50) * minute
    const site = random.pick(cities)
    const visitor = {
      address: random.chance(0.2)
        ? `2001:db8:${(index + 16).toString(16)}::${random.integer(1, 99)}`
        : `100.${64 + random.integer(0, 60)}.${index}.${random.integer(2, 250)}`,
      country: random.chance(0.94) ? 'US' : 'CA',
    }
    const signsIn = random.chance(0.25)
    const last4 = random.pick(fours)
    const done = steps.slice(0, random.integer(1, 3)).map((action, step) =>
      row(sites, site, begun + (step + 1) * 2 * minute, {
        ...visitor,
        action,
        score: random.pick(goodScores),
        ...(action === 'pay' && { last4, bin: '47', bank: 'approved' as const }),
      }),
    )
    if (!signsIn) return done
    const action = random.pick(['sign-in', 'sign-in', 'sign-up', 'reset', 'add-card'])
    return [row(sites, site, begun, { ...visitor, action, score: 0.8 }), ...done]
  }).flat()
}

/** Many people behind one address, whom staff have called no program: asked once, each then pays. */
const library = (sites: Sites) =>
  Array.from({ length: 9 }, (_, index) => {
    const step = (['search', 'pay', 'pay'] as const)[index % 3] ?? 'search'
    const isAsked = index % 3 === 1
    return row(sites, 'massillon', morning - 21 * hour + index * 4 * minute, {
      action: step,
      score: 0.4,
      address: '100.71.40.9',
      country: 'US',
      ...(step === 'pay' && { last4: fours[Math.floor(index / 3)] ?? '', bin: '52' }),
      ...(isAsked && {
        outcome: 'challenged' as const,
        reason: 'score' as const,
        false_positive: { by: 'Ben Ortiz', at: new Date(morning - 19 * hour).toISOString() },
      }),
      ...(index % 3 === 2 && { bank: 'approved' as const }),
    })
  })

/** It reads bills, one each minute, and is let: only payments are stopped. */
const crawler = (sites: Sites) =>
  Array.from({ length: 34 }, (_, index) =>
    row(sites, 'miamicounty', morning - 30 * hour + index * minute, {
      action: 'search',
      score: 0.1,
      address: '2001:db8:c0de:7::42',
      country: 'IE',
    }),
  )

/** Ever lower scores, then a pause, the challenge, and no payment at all. */
function burst(sites: Sites, random: Random) {
  const begun = Date.UTC(2026, 4, 31, 3, 12)
  return Array.from({ length: 64 }, (_, index) => {
    const falling: readonly Score[] = [0.9, 0.7, 0.5, 0.4, 0.3]
    const score = falling[Math.floor(index / 3)] ?? 0.1
    const isBlocked = score < 0.2
    // Who passes the challenge tries the next card.
    const isAsked = !isBlocked && score < 0.5 && index % 2 === 0
    return row(sites, 'tiffin', begun + index * 50_000 + random.integer(0, 9) * 1_000, {
      action: 'pay',
      score,
      address: `198.51.100.${index % 8 === 7 ? 31 : 24}`,
      country: 'NL',
      outcome: isBlocked ? 'blocked' : isAsked ? 'challenged' : 'allowed',
      reason: isBlocked || isAsked ? 'score' : null,
      last4: String(1_013 + index * 227).slice(-4),
      bin: '41',
      bank: isBlocked || isAsked ? null : 'declined',
    })
  })
}

/** The same in every world of a seed. */
export function recaptchaEventRows(seed: string, sites: Sites): RecaptchaEventRow[] {
  const random = seededRandom(`${seed} recaptcha`)
  return [...visits(sites, random), ...library(sites), ...crawler(sites), ...burst(sites, random)]
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map((event, index) => ({ ...event, id: String(index + 1) }))
}
