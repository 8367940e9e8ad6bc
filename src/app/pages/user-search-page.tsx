import { UserSearch } from '@/screens/office/users/user-search'
import { readUserSearch } from '@/screens/office/users/users-search'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useUserLinks } from './user-links'

export function UserSearchPage({ search }: { search: AddressSearch }) {
  return <UserSearch {...useListPage(readUserSearch(search))} userLink={useUserLinks()} />
}
