import { readListSearch } from '@/contract/list'
import { userList, type UserTab, userTabs } from '@/contract/user-list'
import type { ListSearch } from '@/screens/shared/list/list-search'
import type { UserColumn } from './use-user-columns'

/**
 * The users' lists without tab and merchant, which are places rather than filters: "Clear all"
 * keeps them, and they are shown elsewhere.
 */
const { tab: _tab, merchant_id, ...filters } = userList.filters
export const usersBasis = { sort: userList.sort, usualSort: userList.usualSort, filters }
/** The search over all merchants can be filtered by one. */
export const searchBasis = { ...usersBasis, filters: { ...filters, merchant_id } }

export type UsersListSearch = ListSearch<UserColumn, typeof filters>
export type UsersSearch = UsersListSearch & { readonly tab?: UserTab | undefined }
export type UserSearchSearch = ListSearch<UserColumn, typeof searchBasis.filters>

/** The search params of a merchant's users. */
export function readUsersSearch(search: Readonly<Record<string, unknown>>): UsersSearch {
  const { merchant_id: _, ...read } = readListSearch(userList.query, search)
  return read
}

/** The search params of the user search. */
export function readUserSearch(search: Readonly<Record<string, unknown>>): UserSearchSearch {
  const { tab: _, ...read } = readListSearch(userList.query, search)
  return read
}

/** The default tab: staff. */
export const tabOf = ({ tab }: Pick<UsersSearch, 'tab'>): UserTab =>
  userTabs.find((one) => one === tab) ?? 'staff'
