import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { isFor, windowState } from '@/rules/maintenance/windows'
import { Refusal } from '@mocks/cloud/reply'
import type { World } from '@mocks/world/create-world'
import { windowsInForce } from '@mocks/world/maintenance'
import type { MaintenanceWindowRow } from '@mocks/world/maintenance-windows'
import type { MerchantRow } from '@mocks/world/merchants'
import { versionOf } from '@mocks/handlers/versions'

/** The merchants whose sites a window is for. */
export const merchantsOf = (
  world: World,
  window: Pick<MaintenanceWindowRow, 'scope' | 'merchant_ids'>,
): MerchantRow[] => world.merchants.all().filter(({ id }) => isFor(window, id))

/** A deleted one is no missing page, so this is not a 404 (decision 3). */
export function rowOf({ maintenanceWindows }: World, id: string): MaintenanceWindowRow {
  const row = maintenanceWindows.get(id)
  if (!row) throw new Refusal(409, { code: 'gone', message: 'This window was deleted.' })
  return row
}

/** A window as the provider sees it. */
export function shownWindow(
  world: World,
  row: MaintenanceWindowRow,
  now: number,
): MaintenanceWindow {
  const { merchant_ids: _, ...fields } = row
  const merchants = merchantsOf(world, row)
  const covered = merchants.filter(({ id }) =>
    windowsInForce(world, id, now).some((other) => other.id !== row.id),
  )
  return {
    ...fields,
    merchants: row.scope === 'all' ? [] : merchants.map(({ id, name }) => ({ id, name })),
    state: windowState(row, now),
    sites: merchants.length,
    still_covered: covered.length,
    version: versionOf(row),
  }
}
