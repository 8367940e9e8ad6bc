import { bankCalendar, isPostingDay } from '@/rules/payments/posting-day'
import { addDays, type PlainDate } from '../time/dates'
import type { DayRange, NamedDays } from '../time/periods'

/** Five years: longer reports are asked for in parts. */
const longestReportDays = 1_827
/** A payment after the cut-off, before a long weekend, posts some days later. */
const daysAhead = 7

export type DaysProblem = 'order' | 'long' | 'future'

/** The last posting day that is over, by the banks' calendar: what a posting report is usually of. */
export function usualPostingDays(today: PlainDate): DayRange {
  let day = addDays(today, -1)
  while (!isPostingDay(day, bankCalendar)) day = addDays(day, -1)
  return { from: day, to: day }
}

/** The days of a report as asked, each missing one the usual's. */
export function reportDays(
  asked: NamedDays,
  usual: DayRange,
  today: PlainDate,
): { readonly days: DayRange } | { readonly problem: DaysProblem } {
  const from = asked.from ?? (asked.to === undefined ? usual.from : asked.to)
  const to = asked.to ?? (asked.from === undefined ? usual.to : asked.from)
  if (from > to) return { problem: 'order' }
  if (from > addDays(today, daysAhead)) return { problem: 'future' }
  if (addDays(from, longestReportDays - 1) < to) return { problem: 'long' }
  return { days: { from, to } }
}

/** Filters of some days, for one of them: the time at either end is of the day that it stands at. */
export const filtersOn = <Filters extends object>(
  day: PlainDate,
  days: DayRange,
  filters: Filters,
) => ({
  ...filters,
  ...(day !== days.from && { from_time: undefined }),
  ...(day !== days.to && { to_time: undefined }),
})
