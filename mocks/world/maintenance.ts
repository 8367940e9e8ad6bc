import { stopsPayments } from '@/rules/maintenance'
import type { Maintenance } from '@/contract/merchants'
import type { MerchantRow } from './merchants'

/** What merchant-info says; a window that is over says nothing. */
export function maintenanceOf(row: MerchantRow, now: number): Maintenance | undefined {
  const { maintenance } = row
  if (!maintenance) return undefined
  if (maintenance.ends_at !== null && Date.parse(maintenance.ends_at) <= now) return undefined
  return { is_maintenance: true, ...maintenance }
}

export const isPayable = (row: MerchantRow, now: number): boolean =>
  !stopsPayments(maintenanceOf(row, now))
