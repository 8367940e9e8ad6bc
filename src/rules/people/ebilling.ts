import type { Ebilling } from '@/contract/subscriptions'
import { addDays, type PlainDate } from '@/rules/time/dates'

/**
 * Bills go to the printer some days before the first of a month, so a change counts from the next
 * month whose run it still reaches (product.md P7 "effective date", B5 "from which bill").
 */
const daysBeforeRun = 5

/** The day from which a change made today counts. */
export function ebillingFrom(today: PlainDate): PlainDate {
  const next = firstOfNextMonth(today)
  return addDays(today, daysBeforeRun) <= next ? next : firstOfNextMonth(next)
}

function firstOfNextMonth(date: PlainDate): PlainDate {
  return addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 8) + '01'
}

/** How the bills of one account come: today, and from a coming day on. */
export interface EbillingState {
  readonly now: 'email' | 'paper'
  readonly next: { readonly way: 'email' | 'paper'; readonly from: PlainDate } | null
}

/** null: nobody ever asked for anything but paper. */
export function ebillingState(choice: Readonly<Ebilling> | null, today: PlainDate): EbillingState {
  if (choice === null) return { now: 'paper', next: null }
  const way = choice.on ? 'email' : 'paper'
  if (choice.from <= today) return { now: way, next: null }
  return { now: choice.on ? 'paper' : 'email', next: { way, from: choice.from } }
}

/** What is asked for: by e-mail or not, whether or not it counts already. */
export const wantsEbilling = (choice: Readonly<Ebilling> | null): boolean => choice?.on ?? false

/** A change that does not count yet is taken back at once; any other one waits for its day. */
export function changedEbilling(
  choice: Readonly<Ebilling> | null,
  on: boolean,
  today: PlainDate,
): Ebilling | null {
  if (wantsEbilling(choice) === on) return choice
  const waits = choice !== null && choice.from > today
  return { on, from: waits ? today : ebillingFrom(today) }
}
