import type { Ebilling } from '@/contract/people/subscriptions'
import { addDays, type PlainDate } from '@/rules/time/dates'

/**
 * Bills go to the printer some days before the first of a month, so a change takes effect in the
 * next month whose run it still precedes (product.md P7 "effective date", B5 "from which bill").
 */
const daysBeforeRun = 5

/** The day on which a change made today takes effect. */
export function ebillingFrom(today: PlainDate): PlainDate {
  const next = firstOfNextMonth(today)
  return addDays(today, daysBeforeRun) <= next ? next : firstOfNextMonth(next)
}

function firstOfNextMonth(date: PlainDate): PlainDate {
  return addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 8) + '01'
}

/** The delivery of an account's bills: today's, and a pending change with its day. */
export interface EbillingState {
  readonly now: 'email' | 'paper'
  readonly next: { readonly way: 'email' | 'paper'; readonly from: PlainDate } | null
}

/** null: paper was never changed. */
export function ebillingState(choice: Readonly<Ebilling> | null, today: PlainDate): EbillingState {
  if (choice === null) return { now: 'paper', next: null }
  const way = choice.on ? 'email' : 'paper'
  if (choice.from <= today) return { now: way, next: null }
  return { now: choice.on ? 'paper' : 'email', next: { way, from: choice.from } }
}

/** The user's latest choice, pending or not. */
export const wantsEbilling = (choice: Readonly<Ebilling> | null): boolean => choice?.on ?? false

export const isSameEbilling = (
  one: Readonly<Ebilling> | null,
  other: Readonly<Ebilling> | null,
): boolean => one?.on === other?.on && one?.from === other?.from

/** Withdraws a pending change at once; any other change waits for its day. */
export function changedEbilling(
  choice: Readonly<Ebilling> | null,
  on: boolean,
  today: PlainDate,
): Ebilling | null {
  if (wantsEbilling(choice) === on) return choice
  const waits = choice !== null && choice.from > today
  return { on, from: waits ? today : ebillingFrom(today) }
}
