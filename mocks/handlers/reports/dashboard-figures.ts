import * as v from 'valibot'
import {
  channelNames,
  type Dashboard,
  type DashboardGroup,
  type DashboardSums,
} from '@/contract/reports/dashboard'
import { paidWithNames } from '@/contract/payments/paid-with'
import { tender as onlineTender } from '@/contract/departments/payment-settings'
import type { PaymentStatus as ShownStatus } from '@/contract/payments/payment-status'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { Subject } from '@/rules/people/subject'
import { outcomeOf, sumsOfReport } from '@/rules/reports/attempt-sums'
import { dashboardSums } from '@/rules/reports/dashboard-figures'
import { type MovementLine, sumsOfMovements } from '@/rules/reports/movement-sums'
import { plainDateIn, timeIn } from '@/rules/time/dates'
import { sumOf } from '@/rules/payments/money'
import type { Tenant } from '@mocks/world/create-world'
import { paymentStatus, type PaymentRow } from '@mocks/world/payments/payments'
import { compare } from '@mocks/handlers/page'
import { channelOf, shownStatus } from '@mocks/handlers/payments/shown-payment'
import { archivedLine } from './posting-transactions'
import { heldMovements, lineOf, type ReportLine } from './report-lines'
import { archiveOf } from './seen-archive'
import { seenPayment } from './seen-payments'

/** When it happened, by the merchant's clock. */
interface When {
  readonly tenant: Tenant
  readonly day: string
  readonly time: string
}

/** An attempt to pay, with what the caller sees of it. */
export interface DashboardAttempt extends When {
  readonly row: PaymentRow
  readonly shown: ShownStatus
}

/** What moved; archived payments of a day stand together. */
interface DashboardLine extends When, ReportLine {}

/** What the dashboard is made of: the same lines as the reports (decision 34). */
export interface Figures {
  readonly attempts: readonly DashboardAttempt[]
  readonly lines: readonly DashboardLine[]
}

export const isCharged = ({ shown }: Pick<DashboardAttempt, 'shown'>): boolean =>
  outcomeOf(shown) === 'charged'

/** Of all days; the archive's lines are of some (`archivedLines`). */
export function figuresOf(tenants: readonly Tenant[], subject: Subject, now: number): Figures {
  const attempts = tenants.flatMap((tenant) => {
    const zone = tenant.merchant().time_zone
    return tenant.payments.held().flatMap((whole): DashboardAttempt[] => {
      const row = seenPayment(subject, whole)
      if (!row) return []
      const at = Date.parse(row.at)
      const shown = shownStatus(row, paymentStatus(row, now), now)
      return [{ tenant, row, shown, day: plainDateIn(zone, at), time: timeIn(zone, at) }]
    })
  })
  const lines = tenants.flatMap((tenant) =>
    heldMovements({ tenant, subject, now }).map((movement) => ({
      ...lineOf(movement),
      tenant,
      day: movement.day,
      time: movement.time,
    })),
  )
  return { attempts, lines }
}

interface DayRange {
  readonly from: string
  readonly to: string
}

/** Whole days; `until`, an instant, ends the last of them early. */
export function archivedLines(
  tenant: Tenant,
  subject: Subject,
  days: DayRange,
  until: number | null,
): DashboardLine[] {
  const archive = archiveOf(tenant, subject)
  if (!archive) return []
  const whole = archive.sums(days.from, days.to)
  const sums =
    until === null
      ? whole
      : [...whole.filter(({ date }) => date < days.to), ...archive.sumsUntil(until)]
  return sums.map((sum) => ({
    ...archivedLine(archive.departmentId, sum),
    tenant,
    day: sum.date,
    time: '00:00',
  }))
}

type Counts = (day: string, time: string) => boolean

export const figuresWhen = ({ attempts, lines }: Figures, counts: Counts): Figures => ({
  attempts: attempts.filter(({ day, time }) => counts(day, time)),
  lines: lines.filter(({ day, time }) => counts(day, time)),
})

/** What goes back counts when it does. */
export function sumsOf({ attempts, lines }: Figures): DashboardSums {
  const sums = sumsOfReport({
    attempts: attempts.map(({ row, shown }) => ({ ...row, status: shown })),
    archived: sumOf(lines.map(({ event, count }) => (event === null ? count : 0))),
    lines,
  })
  return dashboardSums(
    sums,
    attempts.filter(isCharged).flatMap(({ row }) => secondsToPay(row) ?? []),
  )
}

function secondsToPay({ at, priced_at }: PaymentRow): number | null {
  return priced_at === null ? null : (Date.parse(at) - Date.parse(priced_at)) / 1_000
}

function paidIn(lines: readonly MovementLine[]) {
  const { payments, principal_cents, fee_cents } = sumsOfMovements(lines)
  return { payments, principal_cents, fee_cents }
}

function countedIn(lines: readonly MovementLine[]) {
  const { payments, principal_cents } = paidIn(lines)
  return { payments, principal_cents }
}

function grouped<Key>(
  lines: readonly DashboardLine[],
  keyOf: (line: DashboardLine) => Key,
): Map<Key, DashboardLine[]> {
  const groups = new Map<Key, DashboardLine[]>()
  for (const line of lines) {
    const key = keyOf(line)
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return groups
}

/** By department of the one merchant, in its order; else by merchant, the largest first. */
export function groupsOf(
  { lines }: Figures,
  only: Tenant | null,
  subject: Subject,
): DashboardGroup[] {
  if (only) {
    const parts = grouped(lines, ({ department_id }) => department_id)
    return only.departments
      .all((a, b) => a.sort - b.sort)
      .filter(({ id }) => seesDepartment(subject, id))
      .map(({ id, name }) => ({ id, name, ...paidIn(parts.get(id) ?? []) }))
  }
  return [...grouped(lines, ({ tenant }) => tenant)]
    .map(([tenant, own]) => {
      const { id, name } = tenant.merchant()
      return { id, name, ...paidIn(own) }
    })
    .filter(({ payments }) => payments > 0)
    .toSorted((a, b) => b.principal_cents - a.principal_cents || compare(a.name, b.name))
}

/** What can be used online always, cash and checks where there were any. */
export function tendersOf({ lines }: Figures): Dashboard['tenders'] {
  const parts = grouped(lines, ({ tender }) => tender)
  return paidWithNames
    .map((tender) => ({ tender, ...countedIn(parts.get(tender) ?? []) }))
    .filter(({ tender, payments }) => payments > 0 || v.is(onlineTender, tender))
}

export function channelsOf({ lines }: Figures): Dashboard['channels'] {
  const parts = grouped(lines, ({ channel, movement }) =>
    channelOf({ channel, user_id: movement?.row.user_id ?? null }),
  )
  return channelNames.map((channel) => ({ channel, ...countedIn(parts.get(channel) ?? []) }))
}

/** Each day of a period beside the same day of the one before. */
export function daysTable(
  { lines }: Figures,
  days: readonly string[],
  before: readonly string[],
): Dashboard['days'] {
  const parts = grouped(lines, ({ day }) => day)
  const paidOn = (date: string) => countedIn(parts.get(date) ?? [])
  return days.map((date, index) => {
    const other = before[index]
    return {
      date,
      ...paidOn(date),
      before:
        other === undefined
          ? null
          : { date: other, principal_cents: paidOn(other).principal_cents },
    }
  })
}
