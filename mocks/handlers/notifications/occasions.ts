import type { Schedule } from '@/contract/notifications/notification-fields'
import { instantAt } from '@/rules/notifications/send-times'
import { addDays, type PlainDate, plainDateIn } from '@/rules/time/dates'
import { type BillRow, chargedCents, type InstallmentRow } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import { billedOn } from '@mocks/world/bills/ledger'
import type { NotificationRow } from '@mocks/world/notifications'

/** When a notice that goes out by itself does so, bill by bill. */

/** The hour of those that follow an event of a day. */
const eventTime = '09:00'

type Automatic = Pick<NotificationRow, 'kind' | 'schedule' | 'windows'>

/** The moments of one part of a bill; null: it is no occasion for this notice. */
export function dayOf(
  { kind, schedule }: Pick<Automatic, 'kind' | 'schedule'>,
  bill: Readonly<BillRow>,
  part: InstallmentRow,
): PlainDate | null {
  if (part.carried || chargedCents(part) <= 0) return null
  if (schedule.kind === 'due') return addDays(part.due_date, schedule.days)
  if (schedule.kind !== 'event' || kind !== 'bill-ready') return null
  // The parts of a year go out together.
  const together = bill.installments.find(({ cycle }) => cycle !== 'M')
  const first = part.cycle === 'M' ? part : together
  return first === part ? billedOn(bill, part) : null
}

const timeOf = (schedule: Schedule): string => (schedule.kind === 'due' ? schedule.time : eventTime)

/** Whether it was on at that moment. */
export const isOpenAt = ({ windows }: Pick<Automatic, 'windows'>, at: string): boolean =>
  windows.some(({ from, to }) => at > from && (to === null || at <= to))

/** The instant of a notice on that day. */
export const momentOf = (zone: string, day: PlainDate, schedule: Schedule): number =>
  instantAt(zone, day, timeOf(schedule))

/** The next moment after `now` at which it may go out; null: none that is known. */
export function nextMoment(tenant: Tenant, row: NotificationRow, now: number): number | null {
  const zone = tenant.merchant().time_zone
  const { departments } = row.audience
  const days = new Set<PlainDate>()
  for (const bill of tenant.bills.read((one) => one)) {
    if (departments !== null && !departments.includes(bill.department_id)) continue
    for (const part of bill.installments) {
      const day = dayOf(row, bill, part)
      if (day !== null) days.add(day)
    }
  }
  const { roll } = tenant
  if (roll && (departments === null || departments.includes(roll.departmentId))) {
    for (const due of roll.contacts().dueDates) {
      if (row.schedule.kind === 'due') days.add(addDays(due, row.schedule.days))
    }
  }
  const today = plainDateIn(zone, now)
  for (const day of [...days].filter((one) => one >= today).toSorted()) {
    const at = momentOf(zone, day, row.schedule)
    if (at > now) return at
  }
  return null
}
