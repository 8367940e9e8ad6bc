import { rateOf } from '@/rules/payments/money'
import { scatter, share } from './scatter'

/**
 * What the large county knows of a parcel by its place in the roll. Sums over all of them are
 * worked out from these numbers; rows are made of the same ones.
 */

/** What became of the latest bill, and their share as in the usual county (seed/property.ts). */
type Story = 'second-due' | 'paid' | 'past-due' | 'delinquent' | 'plan' | 'bankruptcy'
const stories: readonly (readonly [Story, number])[] = [
  ['second-due', 0.56],
  ['paid', 0.74],
  ['past-due', 0.88],
  ['delinquent', 0.97],
  ['plan', 0.985],
  ['bankruptcy', 1],
]

export interface Facts {
  readonly story: Story
  /** Earlier years that were carried into the latest bill. */
  readonly carriedYears: number
  readonly occupied: boolean
  readonly homestead: boolean
  readonly gross_cents: number
  /** Of the reductions, in hundredths of a percent. */
  readonly reduced_bp: number
  readonly assessed: boolean
}

/** Purposes of the scattered numbers. */
const [storyOf, carriedOf, occupiedOf, homesteadOf, grossFor, reducedOf, assessedOf] = [
  0, 1, 2, 3, 4, 5, 6,
] as const

export function factsOf(seed: number, index: number): Facts {
  const draw = share(scatter(seed, index, storyOf))
  const story = stories.find(([, upTo]) => draw < upTo)?.[0] ?? 'paid'
  const occupied = share(scatter(seed, index, occupiedOf)) < 0.7
  const homestead = occupied && share(scatter(seed, index, homesteadOf)) < 0.3
  return {
    story,
    carriedYears: story === 'delinquent' ? 1 + (scatter(seed, index, carriedOf) % 2) : 0,
    occupied,
    homestead,
    gross_cents: 38_000 + (scatter(seed, index, grossFor) % 222_001),
    reduced_bp: homestead ? 3_150 : 1_900 + (scatter(seed, index, reducedOf) % 551),
    assessed: share(scatter(seed, index, assessedOf)) < 0.2,
  }
}

export type Half = '1' | '2'
const assessment_cents = 3_620

/** `age`: whole years before the latest bill. */
export interface Amounts {
  readonly gross_cents: number
  readonly reductions_cents: number
  readonly assessment_cents: number
  readonly penalty_cents: number
  readonly interest_cents: number
}

export function amountsOf(facts: Facts, age: number, half: Half): Amounts {
  const gross_cents = facts.gross_cents - rateOf(facts.gross_cents, age * 180)
  const reductions_cents = -rateOf(gross_cents, facts.reduced_bp)
  const net = gross_cents + reductions_cents
  const carried = isCarried(facts, age)
  const late = carried || (age === 0 && half === '1' && isLate(facts))
  return {
    gross_cents,
    reductions_cents,
    assessment_cents: facts.assessed && half === '1' ? assessment_cents : 0,
    // What the county asks of late money (seed/property.ts).
    penalty_cents: late ? rateOf(net, 1_000) : 0,
    interest_cents: carried ? rateOf(net, age * 300) : 0,
  }
}

export const asked = (of: Amounts): number =>
  of.gross_cents + of.reductions_cents + of.assessment_cents + of.penalty_cents + of.interest_cents

export const isCarried = ({ carriedYears }: Facts, age: number): boolean =>
  age > 0 && age <= carriedYears

const isLate = ({ story }: Facts): boolean => story === 'past-due' || story === 'delinquent'

export function isSettled(facts: Facts, age: number, half: Half): boolean {
  if (age > 0) return !isCarried(facts, age)
  return facts.story === 'paid' || (facts.story === 'second-due' && half === '1')
}

/** The open amount of a year's bill; the latest includes carried amounts. */
export function dueOf(facts: Facts, age: number): number {
  let due = 0
  for (const half of ['1', '2'] as const) {
    if (!isSettled(facts, age, half)) due += asked(amountsOf(facts, age, half))
  }
  if (age > 0) return due
  for (let before = 1; before <= facts.carriedYears; before++) due += dueOf(facts, before)
  return due
}
