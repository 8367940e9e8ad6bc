import { type PeriodName, periodNames } from '@/contract/reports/dashboard'
import { isRealDay } from '@/contract/real-day'
import { addDays, type PlainDate, yearOf } from './dates'

/** The periods of the dashboard (product.md A1): whole days, both ends included. */

export interface DayRange {
  readonly from: PlainDate
  readonly to: PlainDate
}

/** As an address or a query names it. */
export interface NamedDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const usualPeriod = 'last-7' satisfies PeriodName

/** The maximum number of days in a chart of single days: a quarter. */
export const longestPeriodDays = 92

export function isPeriodName(text: unknown): text is PeriodName {
  return periodNames.some((name) => name === text)
}

/** The days of a list's presets. The fiscal year is the current one; weeks are those of business. */
const rangeNames = [
  'today',
  'yesterday',
  'last-7',
  'week',
  'month',
  'last-month',
  'fiscal-year',
] as const
export type RangeName = (typeof rangeNames)[number]

/** Counties and cities of Ohio keep their books by the calendar year (Ohio Revised Code 9.34). */
const fiscalYearBegins = '01-01'

/** Periods that have begun end today. */
export function namedRange(
  name: RangeName | Exclude<PeriodName, 'custom'>,
  today: PlainDate,
): DayRange {
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -daysAfterMonday(today)), to: today }
    case 'last-7':
      return { from: addDays(today, -6), to: today }
    case 'last-30':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: firstOfMonth(today), to: today }
    case 'last-month': {
      const to = addDays(firstOfMonth(today), -1)
      return { from: firstOfMonth(to), to }
    }
    case 'fiscal-year': {
      const thisYear = `${today.slice(0, 4)}-${fiscalYearBegins}`
      const lastYear = `${String(yearOf(today) - 1)}-${fiscalYearBegins}`
      return { from: thisYear <= today ? thisYear : lastYear, to: today }
    }
  }
}

/** The preset that these days match today; null if none. */
export function nameOfRange({ from, to }: NamedDays, today: PlainDate): RangeName | null {
  const isIt = (name: RangeName) => {
    const range = namedRange(name, today)
    return range.from === from && range.to === to
  }
  return rangeNames.find(isIt) ?? null
}

/** null: a custom period without two days in order, in the future, or too long. */
export function periodRange(
  name: PeriodName,
  today: PlainDate,
  custom: NamedDays = {},
): DayRange | null {
  return name === 'custom' ? customRange(today, custom) : namedRange(name, today)
}

function customRange(today: PlainDate, { from, to }: NamedDays): DayRange | null {
  if (!isRealDay(from) || !isRealDay(to) || from > to || from > today) return null
  const range = { from, to: to < today ? to : today }
  return daysIn(range) <= longestPeriodDays ? range : null
}

/**
 * The same number of days just before; for a month until today, the same days of the month before.
 */
export function rangeBefore(name: PeriodName, { from, to }: DayRange): DayRange {
  if (name !== 'month') {
    const days = daysIn({ from, to })
    return { from: addDays(from, -days), to: addDays(from, -1) }
  }
  const lastOfBefore = addDays(from, -1)
  const sameDay = lastOfBefore.slice(0, 8) + to.slice(8)
  return {
    from: firstOfMonth(lastOfBefore),
    // A month without a 31st ends on its last day.
    to: sameDay < lastOfBefore ? sameDay : lastOfBefore,
  }
}

export function daysOf(range: DayRange): PlainDate[] {
  return Array.from({ length: daysIn(range) }, (_, index) => addDays(range.from, index))
}

function daysIn({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

const daysAfterMonday = (date: PlainDate) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 8)}01`
