import type { DayOrder } from '@/contract/imports/imports'
import { isRealDay, type PlainDate } from '@/rules/time/dates'

/**
 * Days of a file. Where the year comes first with four digits there is only one way to read it, so
 * that is read in every order. Of other days the clerk says the order of the parts.
 */

/** A spreadsheet writes the time beside a day. It is the office's own time, and not needed. */
const time = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?(?: ?[AP]M)?)?`
const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})${time}$`,
  'iu',
)
const undivided = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/u
const yearLast: Readonly<Record<'mdy' | 'dmy', RegExp>> = {
  mdy: lastOf('month', 'day'),
  dmy: lastOf('day', 'month'),
}

function lastOf(first: string, second: string): RegExp {
  return new RegExp(
    String.raw`^(?<${first}>\d{1,2})(?<sign>[-/.])(?<${second}>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})${time}$`,
    'iu',
  )
}

/** null: it is none, or it does not exist. */
export function readDay(text: string, order: DayOrder): PlainDate | null {
  const trimmed = text.trim()
  if (trimmed.length > mostLetters) return null
  const found =
    yearFirst.exec(trimmed) ??
    (order === 'ymd' ? undivided.exec(trimmed) : yearLast[order].exec(trimmed))
  const { year = '', month = '', day = '' } = found?.groups ?? {}
  const date = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return exists(date) ? date : null
}

/** A file has the same few days again and again. */
const existing = new Set<string>()
const mostKept = 1_000

function exists(date: string): boolean {
  if (existing.has(date)) return true
  if (!isRealDay(date) || date < firstDay || date >= behindLastDay) return false
  if (existing.size >= mostKept) existing.clear()
  existing.add(date)
  return true
}

/**
 * Two digits are read at the end only, where nothing else can be the year: 00 to 68 are of this
 * century, as in POSIX (`strptime`, `%y`). In front, `26-02-13` could also be the 26th.
 */
function wholeYear(year: string): string {
  if (year.length !== 2) return year
  return year <= '68' ? `20${year}` : `19${year}`
}

const mostLetters = 40
/** The years that a bill may have (`contract/wire.ts`). */
const firstDay = '1900-01-01'
const behindLastDay = '2201-01-01'
