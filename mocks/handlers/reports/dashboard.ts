import { getDashboard } from '@/contract/dashboard'
import { plainDateIn, timeIn } from '@/rules/time/dates'
import { sumOf } from '@/rules/payments/money'
import { seesEveryDepartment } from '@/rules/people/departments-seen'
import { daysOf, periodRange, rangeBefore, usualPeriod } from '@/rules/time/periods'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { invalid } from '@mocks/cloud/reply'
import { instantIn } from '@mocks/cloud/zones'
import type { Tenant } from '@mocks/world/create-world'
import {
  archivedEntries,
  archiveOf,
  channelsOf,
  entriesOf,
  groupsOf,
  sumsOf,
  tendersOf,
  type Entry,
} from './dashboard-sums'
import { recentOf } from './recent-payments'
import { merchantFor } from '@mocks/handlers/scope'

/** The calendar of the provider itself, for the days of all merchants together. */
const providersZone = 'America/New_York'
const lastOfMinute = 59_999

/** On the root without a merchant: all that there are (product.md A1). */
export function tenantsFor(context: CallContext, merchantId: string | undefined): Tenant[] {
  const { tenant, world } = context
  if (tenant || merchantId !== undefined) return [merchantFor(context, merchantId)]
  return world.merchants.all().flatMap(({ id }) => world.tenantOf(id) ?? [])
}

export const dashboardHandlers: Handlers<'getDashboard'> = {
  getDashboard: reads(getDashboard, (context, { query }) => {
    const { now, subject } = context
    const tenants = tenantsFor(context, query.merchant_id)
    const [only] = tenants.length === 1 ? tenants : []
    const zone = only?.merchant().time_zone ?? providersZone
    const today = plainDateIn(zone, now)
    const name = query.period ?? usualPeriod
    const period = periodRange(name, today, query)
    if (!period) throw invalid({ period: ['Name two days in order, at most 92 days apart.'] })
    const before = rangeBefore(name, period)
    const rows = tenants.flatMap((tenant) => entriesOf(tenant, subject, now))
    const within = (range: typeof period) => (day: string) => day >= range.from && day <= range.to
    // A period that is still running is compared with as much of the one before.
    const running = period.to >= today
    const soFar = timeIn(zone, now)
    const compared = (day: string, time: string) =>
      within(before)(day) && (!running || day < before.to || time <= soFar)
    const archived = (days: typeof period, until: number | null = null) =>
      tenants.flatMap((tenant) => archivedEntries(tenant, subject, days, until))
    const untilNow = running ? instantIn(zone, before.to, soFar) + lastOfMinute : null
    const [archivedHere, archivedBefore] = [archived(period), archived(before)]
    const rowsHere = rows.filter((entry) => within(period)(entry.day))
    const here = [...rowsHere, ...archivedHere]
    const waiting = here.filter(({ status }) => status === 'unknown')
    const groups = groupsOf(here, only ?? null, subject)
    return {
      data: {
        period,
        before,
        time_zone: zone,
        ever:
          rows.some((entry) => entry.paid) ||
          tenants.some((tenant) => archiveOf(tenant, subject) !== null),
        limited_to: seesEveryDepartment(subject) ? null : groups.map((group) => group.name),
        sums: sumsOf([...rows, ...archivedHere], within(period)),
        sums_before: sumsOf([...rows, ...archived(before, untilNow)], compared),
        unknown: {
          payments: waiting.length,
          total_cents: sumOf(waiting.map(({ row }) => row.total_cents)),
        },
        days: daysTable(
          [...rows, ...archivedHere, ...archivedBefore],
          daysOf(period),
          daysOf(before),
        ),
        groups,
        tenders: tendersOf(here),
        channels: channelsOf(here),
        recent: recentOf(tenants, subject, rowsHere, period, now),
      },
    }
  }),
}

function daysTable(entries: readonly Entry[], days: readonly string[], before: readonly string[]) {
  const byDay = new Map<string, { payments: number; principal_cents: number }>()
  for (const { day, paid, row, count } of entries) {
    if (!paid) continue
    const sum = byDay.get(day) ?? { payments: 0, principal_cents: 0 }
    sum.payments += count
    sum.principal_cents += row.subtotal_cents
    byDay.set(day, sum)
  }
  const none = { payments: 0, principal_cents: 0 }
  return days.map((date, index) => {
    const other = before[index]
    return {
      date,
      ...(byDay.get(date) ?? none),
      before:
        other === undefined
          ? null
          : { date: other, principal_cents: (byDay.get(other) ?? none).principal_cents },
    }
  })
}
