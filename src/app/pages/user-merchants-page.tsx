import { type ListAddress, readListSearch } from '@/contract/list'
import { merchantList } from '@/contract/merchant-list'
import { MerchantsList } from '@/screens/office/users/merchants-list'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useUserLinks } from './user-links'

export type UserMerchantsSearch = ListAddress<typeof merchantList.query>

export function UserMerchantsPage({ search }: { search: AddressSearch }) {
  const { addItem } = useUserLinks()
  return (
    <MerchantsList
      {...useListPage(readListSearch(merchantList.query, search))}
      addItem={({ id }, item) => addItem(id, item)}
    />
  )
}
