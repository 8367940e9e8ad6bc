import { getDashboard } from '@/contract/dashboard'
import { plainDateIn, timeIn } from '@/rules/dates'
import { sumOf } from '@/rules/money'
import { daysOf, periodRange, rangeBefore, usualPeriod } from '@/rules/periods'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { invalid } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { channelsOf, entriesOf, groupsOf, sumsOf, tendersOf, type Entry } from './dashboard-sums'
import { recentOf } from './recent-payments'
import { merchantFor } from './scope'

/** The calendar of the provider itself, for the days of all merchants together. */
const providersZone = 'America/New_York'

/** On the root without a merchant: all that there are (product.md A1). */
function tenantsFor(context: CallContext, merchantId: string | undefined): Tenant[] {
  const { tenant, world } = context
  if (tenant || merchantId !== undefined) return [merchantFor(context, merchantId)]
  return world.merchants.all().flatMap(({ id }) => world.tenantOf(id) ?? [])
}

export const dashboardHandlers: Handlers<'getDashboard'> = {
  getDashboard: reads(getDashboard, (context, { query }) => {
    const { now } = context
    const tenants = tenantsFor(context, query.merchant_id)
    const [only] = tenants.length === 1 ? tenants : []
    const zone = only?.merchant().time_zone ?? providersZone
    const today = plainDateIn(zone, now)
    const name = query.period ?? usualPeriod
    const period = periodRange(name, today, query)
    if (!period) throw invalid({ period: ['Name two days in order, at most 92 days apart.'] })
    const before = rangeBefore(name, period)
    const entries = tenants.flatMap((tenant) => entriesOf(tenant, now))
    const within = (range: typeof period) => (day: string) => day >= range.from && day <= range.to
    // A period that is still running is compared with as much of the one before.
    const soFar = timeIn(zone, now)
    const compared = (day: string, time: string) =>
      within(before)(day) && (period.to < today || day < before.to || time <= soFar)
    const here = entries.filter((entry) => within(period)(entry.day))
    const waiting = here.filter(({ status }) => status === 'unknown')
    return {
      data: {
        period,
        before,
        time_zone: zone,
        ever: entries.some((entry) => entry.paid),
        sums: sumsOf(entries, within(period)),
        sums_before: sumsOf(entries, compared),
        unknown: {
          payments: waiting.length,
          total_cents: sumOf(waiting.map(({ row }) => row.total_cents)),
        },
        days: daysTable(entries, daysOf(period), daysOf(before)),
        groups: groupsOf(here, only ?? null),
        tenders: tendersOf(here),
        channels: channelsOf(here),
        recent: recentOf(here, now),
      },
    }
  }),
}

function daysTable(entries: readonly Entry[], days: readonly string[], before: readonly string[]) {
  const byDay = new Map<string, { payments: number; principal_cents: number }>()
  for (const { day, paid, row } of entries) {
    if (!paid) continue
    const sum = byDay.get(day) ?? { payments: 0, principal_cents: 0 }
    sum.payments += 1
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
