import * as v from 'valibot'
import { type DashboardGroup, type DashboardSums, channelNames } from '@/contract/dashboard'
import { paidWithNames } from '@/contract/paid-with'
import { tender as onlineTender } from '@/contract/payment-settings'
import { plainDateIn, timeIn } from '@/rules/time/dates'
import { sumOf } from '@/rules/payments/money'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { Subject } from '@/rules/people/subject'
import type { Tenant } from '@mocks/world/create-world'
import { paymentStatus, type PaymentRow, type PaymentStatus } from '@mocks/world/payments'
import { isCharged } from '@mocks/world/movements'
import { madeRefunds } from '@mocks/world/refunds'
import { compare } from '@mocks/handlers/page'
import { channelOf } from '@mocks/handlers/payments/shown-payment'
import { seenPayment } from './seen-payments'

type Counted = Pick<
  PaymentRow,
  | 'subtotal_cents'
  | 'fee_cents'
  | 'total_cents'
  | 'refunds'
  | 'voided'
  | 'returned'
  | 'ledger'
  | 'tender'
  | 'channel'
  | 'user_id'
> & {
  /** From the price to the payment; null: not known. */
  readonly seconds_to_pay: number | null
}

/** One attempt, with what the dashboard counts by; or many archived payments of a day at once. */
export interface Entry {
  readonly tenant: Tenant
  readonly row: Counted
  /** How many attempts this is. */
  readonly count: number
  readonly status: PaymentStatus
  /** Money moved, with any later status. */
  readonly paid: boolean
  /** Day and time of the transaction by the merchant's clock. */
  readonly day: string
  readonly time: string
}

export interface RowEntry extends Entry {
  readonly row: PaymentRow & Counted
}

/** The archived ones stand beside them (`archivedEntries`). */
export function entriesOf(tenant: Tenant, subject: Subject, now: number): RowEntry[] {
  const zone = tenant.merchant().time_zone
  return tenant.payments.held().flatMap((whole) => {
    const row = seenPayment(subject, whole)
    if (!row) return []
    const status = paymentStatus(row, now)
    const at = Date.parse(row.at)
    return {
      tenant,
      row: { ...row, seconds_to_pay: secondsToPay(row) },
      count: 1,
      status,
      paid: isCharged(status),
      day: plainDateIn(zone, at),
      time: timeIn(zone, at),
    }
  })
}

function secondsToPay({ at, priced_at }: PaymentRow): number | null {
  return priced_at === null ? null : (Date.parse(at) - Date.parse(priced_at)) / 1_000
}

/** The archive, if its department is one that is seen. */
export function archiveOf({ roll }: Tenant, subject: Subject) {
  return roll && seesDepartment(subject, roll.archive.departmentId) ? roll.archive : null
}

/** Whole days; `until`, an instant, ends the last of them early. */
export function archivedEntries(
  tenant: Tenant,
  subject: Subject,
  days: DayRange,
  until: number | null,
): Entry[] {
  const archive = archiveOf(tenant, subject)
  if (!archive) return []
  const whole = archive.sums(days.from, days.to)
  const sums =
    until === null
      ? whole
      : [...whole.filter(({ date }) => date < days.to), ...archive.sumsUntil(until)]
  return sums.map(({ date, payments, principal_cents, fee_cents, tender, channel }) => ({
    tenant,
    row: {
      subtotal_cents: principal_cents,
      fee_cents,
      total_cents: principal_cents + fee_cents,
      refunds: [],
      voided: null,
      returned: null,
      ledger: [{ department_id: archive.departmentId, amount_cents: principal_cents, fee_cents }],
      tender,
      channel,
      user_id: null,
      seconds_to_pay: null,
    },
    count: payments,
    status: 'approved',
    paid: true,
    day: date,
    time: '00:00',
  }))
}

interface DayRange {
  readonly from: string
  readonly to: string
}

const countOf = (entries: readonly Entry[]): number => sumOf(entries.map(({ count }) => count))

type Counts = (day: string, time: string) => boolean

/** What goes back counts when it does. */
export function sumsOf(entries: readonly Entry[], counts: Counts): DashboardSums {
  const made = entries.filter(({ day, time }) => counts(day, time))
  const paid = made.filter((entry) => entry.paid)
  const refunded = entries.flatMap(({ tenant, row, status }) =>
    isCharged(status)
      ? madeRefunds(row).filter(({ refunded_at }) => happened(tenant, refunded_at, counts))
      : [],
  )
  const voided = entries.filter(
    ({ tenant, row, status }) =>
      status === 'voided' && happened(tenant, row.voided?.at ?? null, counts),
  )
  const returned = entries.filter(
    ({ tenant, row, status }) =>
      status === 'returned' && happened(tenant, row.returned?.at ?? null, counts),
  )
  const principal_cents = principalOf(paid)
  const refund_cents = sumOf(refunded.map(({ amount_cents }) => amount_cents)) + principalOf(voided)
  const return_cents = principalOf(returned)
  return {
    payments: countOf(paid),
    principal_cents,
    fee_cents: sumOf(paid.map(({ row }) => row.fee_cents)),
    refunds: refunded.length + voided.length,
    refund_cents,
    returns: returned.length,
    return_cents,
    net_cents: principal_cents - refund_cents - return_cents,
    attempts: countOf(made.filter(({ status }) => status !== 'unknown')),
    seconds_to_pay: averageOf(paid.flatMap(({ row }) => row.seconds_to_pay ?? [])),
  }
}

function averageOf(seconds: readonly number[]): number | null {
  return seconds.length === 0 ? null : Math.round(sumOf(seconds) / seconds.length)
}

function happened(tenant: Tenant, at: string | null, counts: Counts): boolean {
  if (at === null) return false
  const zone = tenant.merchant().time_zone
  return counts(plainDateIn(zone, Date.parse(at)), timeIn(zone, Date.parse(at)))
}

const principalOf = (entries: readonly Entry[]): number =>
  sumOf(entries.map(({ row }) => row.subtotal_cents))

const countedOf = (entries: readonly Entry[]) => ({
  payments: countOf(entries),
  principal_cents: principalOf(entries),
})

/** By department of the one merchant, in its order; else by merchant, the largest first. */
export function groupsOf(
  entries: readonly Entry[],
  only: Tenant | null,
  subject: Subject,
): DashboardGroup[] {
  const paid = entries.filter((entry) => entry.paid)
  if (only) {
    return only.departments
      .all((a, b) => a.sort - b.sort)
      .filter(({ id }) => seesDepartment(subject, id))
      .map(({ id, name }) => {
        const lines = paid.flatMap(({ row, count }) =>
          row.ledger
            .filter((line) => line.department_id === id)
            .map((line) => ({ ...line, count })),
        )
        return {
          id,
          name,
          payments: sumOf(lines.map((line) => line.count)),
          principal_cents: sumOf(lines.map((line) => line.amount_cents)),
          fee_cents: sumOf(lines.map((line) => line.fee_cents)),
        }
      })
  }
  const tenants = [...new Set(paid.map(({ tenant }) => tenant))]
  return tenants
    .map((tenant) => {
      const own = paid.filter((entry) => entry.tenant === tenant)
      const { id, name } = tenant.merchant()
      const fee_cents = sumOf(own.map(({ row }) => row.fee_cents))
      return { id, name, ...countedOf(own), fee_cents }
    })
    .toSorted((a, b) => b.principal_cents - a.principal_cents || compare(a.name, b.name))
}

/** What can be used online always, cash and checks where there were any. */
export function tendersOf(entries: readonly Entry[]) {
  return paidWithNames
    .map((tender) => ({
      tender,
      ...countedOf(entries.filter((entry) => entry.paid && entry.row.tender === tender)),
    }))
    .filter(({ tender, payments }) => payments > 0 || v.is(onlineTender, tender))
}

export function channelsOf(entries: readonly Entry[]) {
  return channelNames.map((channel) => ({
    channel,
    ...countedOf(entries.filter((entry) => entry.paid && channelOf(entry.row) === channel)),
  }))
}
