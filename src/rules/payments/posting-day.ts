import type { PostingCalendar, Weekday } from '@/contract/departments/department-setup'
import { addDays, type PlainDate, plainDateIn, timeIn, yearOf } from '@/rules/time/dates'
import { bankHolidays } from '@/rules/time/holidays'

/** The calendar of a department that has set none: weekdays without bank holidays. */
export const bankCalendar: PostingCalendar = {
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  holidays: [],
}

/** By `getUTCDay`. */
const names: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Payments post on this day: one of the office's weekdays, no bank holiday, no day off. */
export function isPostingDay(date: PlainDate, { weekdays, holidays }: PostingCalendar): boolean {
  const weekday = names[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return (
    weekday !== undefined &&
    weekdays.includes(weekday) &&
    !bankHolidays(yearOf(date)).includes(date) &&
    !holidays.some((day) => day.date === date)
  )
}

/** The day that a payment posts on: the same day before the cut-off, else the next posting day. */
export function postingDay(
  atMs: number,
  zone: string,
  { cutoff, calendar = bankCalendar }: { cutoff: string; calendar?: PostingCalendar | undefined },
): PlainDate {
  const today = plainDateIn(zone, atMs)
  if (isPostingDay(today, calendar) && timeIn(zone, atMs) < cutoff) return today
  // A calendar without a weekday cannot be saved; one of old must not keep us looking.
  const kept = calendar.weekdays.length > 0 ? calendar : bankCalendar
  let day = addDays(today, 1)
  while (!isPostingDay(day, kept)) day = addDays(day, 1)
  return day
}
