import type { Maintenance } from '@/contract/merchants/merchants'
import { isFor, strictest, windowState } from '@/rules/maintenance/windows'
import type { World } from './create-world'
import type { MaintenanceWindowRow } from './maintenance-windows'

type Windows = Pick<World, 'maintenanceWindows'>

/** The windows that are in force on the site of a merchant. */
export const windowsInForce = (
  { maintenanceWindows }: Windows,
  merchantId: string,
  now: number,
): MaintenanceWindowRow[] =>
  maintenanceWindows.filter((row) => windowState(row, now) === 'current' && isFor(row, merchantId))

/** What merchant-info says; a window says nothing before it begins and when it is over. */
export function maintenanceOf(
  world: Windows,
  merchantId: string,
  now: number,
): Maintenance | undefined {
  const window = strictest(windowsInForce(world, merchantId, now))
  if (window === null) return undefined
  const { level, message, translations, ends_at, allow_staff, status_url } = window
  return {
    is_maintenance: true,
    level,
    message,
    translations,
    ends_at,
    allow_staff,
    status_url,
  }
}
