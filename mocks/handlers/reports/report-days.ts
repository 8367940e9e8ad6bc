import type { OpenBatch } from '@/contract/reports/posting-report'
import { type PlainDate, plainDateIn } from '@/rules/time/dates'
import { postingDay } from '@/rules/payments/posting-day'
import { type DaysProblem, reportDays } from '@/rules/reports/report-days'
import type { DayRange, NamedDays } from '@/rules/time/periods'
import { usualCutoff } from '@/rules/merchants/default-settings'
import { invalid } from '@mocks/cloud/reply'
import { instantIn, iso } from '@mocks/cloud/zones'
import type { Tenant } from '@mocks/world/create-world'
import { withSettingsAt } from '@mocks/world/department-settings'

/** The calendar of the provider itself, for the days of all merchants together. */
export const providersZone = 'America/New_York'

const sentences: Readonly<Record<DaysProblem, string>> = {
  order: 'The last day is before the first.',
  long: 'Ask for at most five years at a time.',
  future: 'These days have not come yet.',
}

/** Throws a 422 for days that no report has. */
export function checkedDays(asked: NamedDays, usual: DayRange, today: PlainDate): DayRange {
  const found = reportDays(asked, usual, today)
  if ('problem' in found) throw invalid({ from: [sentences[found.problem]] })
  return found.days
}

export const zoneOf = (only: Tenant | undefined): string =>
  only?.merchant().time_zone ?? providersZone

const cutoffsOf = (tenant: Tenant, now: number) =>
  tenant.departments.all().map((row) => withSettingsAt(tenant, row, now).payment_settings)

/** When the batch of a day closes: with the last of its departments. */
export function closesAt(tenant: Tenant, date: PlainDate, now: number): string {
  const [last = usualCutoff] = cutoffsOf(tenant, now)
    .map(({ cutoff }) => cutoff)
    .toSorted()
    .toReversed()
  return iso(instantIn(tenant.merchant().time_zone, date, last))
}

/** The posting date that payments get now: the earliest of the departments'. */
export function openDate(tenant: Tenant, now: number): PlainDate {
  const zone = tenant.merchant().time_zone
  const [first] = cutoffsOf(tenant, now)
    .map((settings) => postingDay(now, zone, settings))
    .toSorted()
  return first ?? plainDateIn(zone, now)
}

/** null: it lies outside these days. */
export function openBatchIn(tenant: Tenant, { from, to }: DayRange, now: number): OpenBatch {
  const date = openDate(tenant, now)
  return date >= from && date <= to ? { date, closes_at: closesAt(tenant, date, now) } : null
}

/** Of several merchants the one that closes next. */
export const nextToClose = (batches: readonly OpenBatch[]): OpenBatch =>
  batches
    .flatMap((batch) => batch ?? [])
    .toSorted((a, b) => (a.closes_at < b.closes_at ? -1 : 1))[0] ?? null
