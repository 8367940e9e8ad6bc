import { addDays, type PlainDate, plainDateIn, timeIn, yearOf } from './dates'
import { bankHolidays } from './holidays'

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
  const date = plainDateIn(zone, atMs)
  const closed = holidays ?? holidaysNear(date)
  return isBusinessDay(date, closed) && timeIn(zone, atMs) < cutoff
    ? date
    : businessDaysAfter(date, 1, closed)
}

/** The following year as well: the days after Christmas reach into it. */
function holidaysNear(date: PlainDate): PlainDate[] {
  return [...bankHolidays(yearOf(date)), ...bankHolidays(yearOf(date) + 1)]
}
