import type { MaintenanceCheck } from '@/contract/maintenance-windows'
import { overlaps, isFor } from '@/rules/maintenance/windows'
import { plainDateIn } from '@/rules/time/dates'
import type { World } from '@mocks/world/create-world'
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

/** The bills that are due on a day of the window, in each merchant's own zone. */
export function dueIn(
  world: World,
  merchants: readonly MerchantRow[],
  { starts_at, ends_at }: Span,
): MaintenanceCheck['due'] {
  const found = merchants.flatMap(({ id, name, time_zone }) => {
    const first = plainDateIn(time_zone, Date.parse(starts_at))
    // A window that ends at midnight leaves the next day alone.
    const last = ends_at === null ? null : plainDateIn(time_zone, Date.parse(ends_at) - 1)
    const departments = world.tenantOf(id)?.departments.all() ?? []
    return departments.flatMap(({ status, next_due }) =>
      status && next_due && next_due.date >= first && (last === null || next_due.date <= last)
        ? [{ ...next_due, name }]
        : [],
    )
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
