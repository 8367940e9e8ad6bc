/**
 * Days on which banks do not settle, by the Federal Reserve's rule: a holiday on a Sunday moves to
 * Monday, one on a Saturday is not moved.
 */
export function bankHolidays(year: number): string[] {
  return [
    fixed(year, 1, 1),
    nthMonday(year, 1, 3),
    nthMonday(year, 2, 3),
    lastMonday(year, 5),
    fixed(year, 6, 19),
    fixed(year, 7, 4),
    nthMonday(year, 9, 1),
    nthMonday(year, 10, 2),
    fixed(year, 11, 11),
    nthWeekday(year, 11, 4, 4),
    fixed(year, 12, 25),
  ].map((day) => day.toISOString().slice(0, 10))
}

const sunday = 0
const monday = 1

function fixed(year: number, month: number, date: number): Date {
  const day = new Date(Date.UTC(year, month - 1, date))
  if (day.getUTCDay() === sunday) day.setUTCDate(date + 1)
  return day
}

function nthMonday(year: number, month: number, nth: number): Date {
  return nthWeekday(year, month, monday, nth)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return new Date(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1)))
}

function lastMonday(year: number, month: number): Date {
  const fifth = nthMonday(year, month, 5)
  return fifth.getUTCMonth() === month - 1 ? fifth : nthMonday(year, month, 4)
}
