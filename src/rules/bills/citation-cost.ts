import type { PlainDate } from '@/rules/time/dates'

/** The cost of a citation on a day; it rises after certain dates (product.md P4 "Citation"). */

export interface Rise {
  /** The last day with this cost. */
  readonly after: PlainDate
  readonly add_cents: number
}

export interface Paid {
  readonly date: PlainDate
  readonly amount_cents: number
}

/** A rise applies only if the citation is unpaid at the end of the day. */
export function raisedCents(
  base: number,
  rises: readonly Rise[],
  paid: readonly Paid[],
  today: PlainDate,
): number {
  let cost = base
  for (const { after, add_cents } of inOrder(rises)) {
    if (today <= after) break
    const inTime = paid.filter(({ date }) => date <= after)
    if (inTime.reduce((sum, { amount_cents }) => sum + amount_cents, 0) < cost) cost += add_cents
  }
  return cost - base
}

export interface CostStep {
  /** null: from then on. */
  readonly until: PlainDate | null
  readonly amount_cents: number
}

/** The cost after the last rise. */
export function costSteps(base: number, rises: readonly Rise[]): CostStep[] {
  const steps: CostStep[] = []
  let amount_cents = base
  for (const { after, add_cents } of inOrder(rises)) {
    steps.push({ until: after, amount_cents })
    amount_cents += add_cents
  }
  return [...steps, { until: null, amount_cents }]
}

/** The next rise: the cost from the following day on. */
export function nextRise(
  steps: readonly CostStep[],
  today: PlainDate,
): { after: PlainDate; amount_cents: number } | null {
  const at = steps.findIndex(({ until }) => until === null || today <= until)
  const until = steps[at]?.until ?? null
  const next = steps[at + 1]
  return until === null || !next ? null : { after: until, amount_cents: next.amount_cents }
}

const inOrder = (rises: readonly Rise[]) =>
  rises.toSorted((a, b) => (a.after < b.after ? -1 : a.after > b.after ? 1 : 0))
