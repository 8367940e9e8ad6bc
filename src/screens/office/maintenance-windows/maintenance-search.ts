import * as v from 'valibot'
import { type ListAddress, readListSearch } from '@/contract/list'
import { maintenanceWindowList } from '@/contract/merchants/maintenance-windows'
import { id } from '@/contract/wire'
import type { AddressSearch } from '@/rules/addresses/address-search'

/** The page's address: the list, or the window that is planned or changed. */
export type MaintenanceSearch = ListAddress<typeof maintenanceWindowList.query> & {
  /** Its id, or `new`. */
  window?: string | undefined
}

export const newWindowId = 'new'

export function readMaintenanceSearch(address: AddressSearch): MaintenanceSearch {
  const window = String(address['window'] ?? '')
  const list = readListSearch(maintenanceWindowList.query, address)
  return v.is(id, window) ? { ...list, window } : list
}
