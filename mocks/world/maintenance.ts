import { stopsPayments } from '@/rules/tenants/maintenance'
import type { Maintenance } from '@/contract/merchants'
import type { MerchantRow } from './merchants'

/** What merchant-info says; a window says nothing before it begins and when it is over. */
export function maintenanceOf(row: MerchantRow, now: number): Maintenance | undefined {
  const { maintenance } = row
  if (!maintenance) return undefined
  const { starts_at, ends_at, ...said } = maintenance
  if (starts_at !== null && now < Date.parse(starts_at)) return undefined
  if (ends_at !== null && Date.parse(ends_at) <= now) return undefined
  return { is_maintenance: true, ends_at, ...said }
}

export const isPayable = (row: MerchantRow, now: number): boolean =>
  !stopsPayments(maintenanceOf(row, now))
