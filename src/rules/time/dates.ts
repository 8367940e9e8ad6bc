import { bankHolidays } from './holidays'

/**
 * Due dates, credit dates and posting dates are plain dates, `YYYY-MM-DD`, in the municipality's
 * zone (decision 13 and 2.0 "Dates"). They compare as text.
 */
export type PlainDate = string

/** Also the credit date: the day that counts for lateness is the day of the transaction. */
export function plainDateIn(zone: string, instantMs: number): PlainDate {
  return partsIn(zone, instantMs).date
}

/** `HH:MM`, 24 hours. */
export function timeIn(zone: string, instantMs: number): string {
  return partsIn(zone, instantMs).time
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export function isBusinessDay(date: PlainDate, holidays: readonly PlainDate[]): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(date)
}

/** The `count`th business day after `date`. */
export function businessDaysAfter(
  date: PlainDate,
  count: number,
  holidays: readonly PlainDate[] = holidaysNear(date),
): PlainDate {
  let day = date
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day, holidays)) left -= 1
  }
  return day
}

/**
 * The business date that a payment settles into: the same day before the department's cut-off,
 * else the next business day.
 */
export function postingDate(
  atMs: number,
  zone: string,
  cutoff: string,
  holidays?: readonly PlainDate[],
): PlainDate {
  const { date, time } = partsIn(zone, atMs)
  const closed = holidays ?? holidaysNear(date)
  return isBusinessDay(date, closed) && time < cutoff ? date : businessDaysAfter(date, 1, closed)
}

export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4))
}

/** The year after as well: the days after Christmas reach into it. */
function holidaysNear(date: PlainDate): PlainDate[] {
  return [...bankHolidays(yearOf(date)), ...bankHolidays(yearOf(date) + 1)]
}

/** Making a formatter is slow, and a list asks for the same zone again and again. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function partsIn(zone: string, instantMs: number): { date: PlainDate; time: string } {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(zone, formatter)
  }
  const parts = new Map(formatter.formatToParts(instantMs).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
