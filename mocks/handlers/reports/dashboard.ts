import { getDashboard } from '@/contract/reports/dashboard'
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
  archivedLines,
  channelsOf,
  daysTable,
  type Figures,
  figuresOf,
  figuresWhen,
  groupsOf,
  isCharged,
  sumsOf,
  tendersOf,
} from './dashboard-figures'
import { recentOf } from './recent-payments'
import { archiveOf } from './seen-archive'
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
    const held = figuresOf(tenants, subject, now)
    const within = (range: typeof period) => (day: string) => day >= range.from && day <= range.to
    // A period that is still running is compared with as much of the one before.
    const running = period.to >= today
    const soFar = timeIn(zone, now)
    const compared = (day: string, time: string) =>
      within(before)(day) && (!running || day < before.to || time <= soFar)
    const archived = (days: typeof period, until: number | null = null) =>
      tenants.flatMap((tenant) => archivedLines(tenant, subject, days, until))
    const untilNow = running ? instantIn(zone, before.to, soFar) + lastOfMinute : null
    const withArchived = (figures: Figures, more: Figures['lines']): Figures => ({
      ...figures,
      lines: [...figures.lines, ...more],
    })
    const archivedHere = archived(period)
    const here = withArchived(figuresWhen(held, within(period)), archivedHere)
    const earlier = withArchived(figuresWhen(held, compared), archived(before, untilNow))
    const ofDays = withArchived(held, [...archivedHere, ...archived(before)])
    const waiting = here.attempts.filter(({ shown }) => shown === 'unknown')
    const groups = groupsOf(here, only ?? null, subject)
    return {
      data: {
        period,
        before,
        time_zone: zone,
        ever:
          held.attempts.some(isCharged) ||
          tenants.some((tenant) => archiveOf(tenant, subject) !== null),
        limited_to: seesEveryDepartment(subject) ? null : groups.map((group) => group.name),
        sums: sumsOf(here),
        sums_before: sumsOf(earlier),
        unknown: {
          payments: waiting.length,
          total_cents: sumOf(waiting.map(({ row }) => row.total_cents)),
        },
        days: daysTable(ofDays, daysOf(period), daysOf(before)),
        groups,
        tenders: tendersOf(here),
        channels: channelsOf(here),
        recent: recentOf(tenants, subject, here.attempts, period, now),
      },
    }
  }),
}
