import * as v from 'valibot'
import { type ListAddress, readListSearch } from '@/contract/list'
import { warningList } from '@/contract/warnings'
import { id } from '@/contract/wire'
import type { AddressSearch } from '@/rules/addresses/address-search'

/** The page's address: the list, and the warning in the drawer. */
export type WarningsSearch = ListAddress<typeof warningList.query> & {
  warning?: string | undefined
}

export function readWarningsSearch(address: AddressSearch): WarningsSearch {
  const warning = String(address['warning'] ?? '')
  const list = readListSearch(warningList.query, address)
  return v.is(id, warning) ? { ...list, warning } : list
}
