import { addDays, type PlainDate } from '@/rules/time/dates'
import { formatTags, type Locale } from './locales'

/** The sheet of a month as the page's language draws it. All dates are plain, `YYYY-MM-DD`. */

/**
 * Locales whose week begins on Monday; in English and Spanish of the United States, and in Japan,
 * it is Sunday.
 */
const mondayFirst: ReadonlySet<Locale> = new Set(['de', 'fr'])

const weekdayOf = (date: PlainDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The first day of the week that `date` is in. */
export function weekStart(locale: Locale, date: PlainDate): PlainDate {
  const first = mondayFirst.has(locale) ? 1 : 0
  return addDays(date, -((weekdayOf(date) - first + 7) % 7))
}

export function weekEnd(locale: Locale, date: PlainDate): PlainDate {
  return addDays(weekStart(locale, date), 6)
}

/** For `ui`, which may not import rules. */
export const shiftDays: (date: PlainDate, days: number) => PlainDate = addDays

/** Six weeks around the month of `date`, so that the calendar's height is constant. */
export function weeksOf(locale: Locale, date: PlainDate): PlainDate[][] {
  const start = weekStart(locale, `${date.slice(0, 7)}-01`)
  return [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, week * 7 + day)),
  )
}

/** The same day some months later; the month's last day if it has fewer. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), count % 12]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(Number(date.slice(8)), last)
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/** `July 2026`, `Friday, July 10, 2026`, `Fr`, `Friday`. */
export function calendarWords(locale: Locale) {
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(formatTags[locale], { ...options, timeZone: 'UTC' })
    return (date: PlainDate) => format.format(new Date(`${date}T00:00:00Z`))
  }
  return {
    month: words({ year: 'numeric', month: 'long' }),
    day: words({ dateStyle: 'full' }),
    weekday: words({ weekday: 'long' }),
    weekdayShort: words({ weekday: 'short' }),
  }
}
