import type { AddressRow } from './address-row'
import { type AddressName, addresses } from './addresses'
import { adminAddresses } from './admin-addresses'

/**
 * Every row, with or without a screen, for menus, redirects by name, documents and tests. Apart
 * from `addresses`, so that a citizen does not download the office's table.
 */
export const addressRows: readonly AddressRow[] = [
  ...Object.values(addresses),
  ...Object.values(adminAddresses),
]

/** The row that this name belongs to. */
export function addressNamed(name: AddressName): AddressRow {
  const row = addressRows.find((address) => address.name === name)
  if (!row) throw new Error(`No address is named ${name}`)
  return row
}
