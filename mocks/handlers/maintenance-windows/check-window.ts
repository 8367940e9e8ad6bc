import type { BillKind } from '@/contract/departments/departments'
import type { MaintenanceCheck } from '@/contract/merchants/maintenance-windows'
import { overlaps, isFor } from '@/rules/maintenance/windows'
import { type PlainDate, plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import type { Tenant, World } from '@mocks/world/create-world'
import type { MerchantRow } from '@mocks/world/merchants'

interface Span {
  readonly starts_at: string
  readonly ends_at: string | null
}

/** The zones of some sites, the one of most first. */
export function zonesOf(merchants: readonly MerchantRow[]): MaintenanceCheck['zones'] {
  const counts = new Map<string, number>()
  for (const { time_zone } of merchants) counts.set(time_zone, (counts.get(time_zone) ?? 0) + 1)
  return [...counts]
    .map(([time_zone, sites]) => ({ time_zone, sites }))
    .toSorted((a, b) => b.sites - a.sites)
}

interface DueDay {
  readonly cycle: string
  readonly date: PlainDate
}

/** Their bills are due on the same days; a permit, a citation or a case has a day of its own. */
const billedTogether: ReadonlySet<BillKind> = new Set(['property', 'manufactured-home', 'utility'])

/** The days on which bills of a merchant are due, from a day on. */
function dueDaysOf(tenant: Tenant, from: PlainDate): DueDay[] {
  const departments = tenant.departments.filter(({ status }) => status)
  // Making all books takes most of a second, and the bills of unopened ones are unchanged.
  if (!tenant.isOpen()) return departments.flatMap(({ next_due }) => next_due ?? [])
  const together = new Set(
    departments.flatMap(({ id, bills }) => (bills && billedTogether.has(bills) ? [id] : [])),
  )
  const days = new Map<string, DueDay>()
  // The bills of a roll are due on the same days as the county's rows.
  tenant.bills.read(({ department_id, installments }) => {
    if (!together.has(department_id)) return
    for (const { cycle, due_date: date } of installments) {
      if (date >= from && cycle !== 'D') days.set(`${date} ${cycle}`, { cycle, date })
    }
  })
  return [...days.values()]
}

/** The bills that are due on a day of the window from today on, in each merchant's own zone. */
export function dueIn(
  { world, now }: Pick<CallContext, 'world' | 'now'>,
  merchants: readonly MerchantRow[],
  { starts_at, ends_at }: Span,
): MaintenanceCheck['due'] {
  const found = merchants.flatMap(({ id, name, time_zone }) => {
    const tenant = world.tenantOf(id)
    const first = plainDateIn(time_zone, Math.max(now, Date.parse(starts_at)))
    // A window that ends at midnight leaves the next day alone.
    const last = ends_at === null ? null : plainDateIn(time_zone, Date.parse(ends_at) - 1)
    const days = tenant ? dueDaysOf(tenant, first) : []
    return days
      .filter(({ date }) => date >= first && (last === null || date <= last))
      .map((day) => ({ ...day, name }))
  })
  const groups = new Map<string, MaintenanceCheck['due'][number]>()
  for (const { cycle, date, name } of found) {
    const key = `${date} ${cycle}`
    const names = groups.get(key)?.merchants ?? []
    groups.set(key, { cycle, date, merchants: [...new Set([...names, name])].toSorted() })
  }
  return [...groups.values()].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** Other windows on the same sites at the same time. */
export function overlapping(
  { maintenanceWindows }: World,
  merchants: readonly MerchantRow[],
  span: Span,
  except: string | null,
): MaintenanceCheck['overlaps'] {
  return maintenanceWindows
    .filter((row) => row.id !== except && overlaps(row, span))
    .map(({ id, level, message, starts_at, ends_at, ...scope }) => ({
      id,
      level,
      message,
      starts_at,
      ends_at,
      sites: merchants.filter((merchant) => isFor(scope, merchant.id)).length,
    }))
    .filter(({ sites }) => sites > 0)
}
