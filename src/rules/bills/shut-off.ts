import { isBusinessDay } from '@/rules/time/business-days'
import { addDays, type PlainDate } from '@/rules/time/dates'
import { bankHolidays } from '@/rules/time/holidays'

/** Water is shut off for debts more than thirty days old, on one working day a month. */
const shutOffDay = 22
const longestWait = 30

interface Owed {
  readonly due_date: PlainDate
  readonly balance_cents: number
}

/** null: no debt is old enough. */
export function shutOffDate(owed: readonly Owed[], today: PlainDate): PlainDate | null {
  const old = owed.some(
    ({ due_date, balance_cents }) => balance_cents > 0 && addDays(due_date, longestWait) < today,
  )
  if (!old) return null
  const [year = 0, month = 0] = today.split('-').map(Number)
  const next = [0, 1].map((later) =>
    workingDay(year + Math.floor((month + later - 1) / 12), ((month + later - 1) % 12) + 1),
  )
  return next.find((date) => date >= today) ?? null
}

function workingDay(year: number, month: number): PlainDate {
  let day = `${year}-${String(month).padStart(2, '0')}-${shutOffDay}`
  while (!isBusinessDay(day, bankHolidays(year))) day = addDays(day, 1)
  return day
}
