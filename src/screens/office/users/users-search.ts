import { readListSearch } from '@/contract/list'
import { userList, type UserTab, userTabs } from '@/contract/people/user-list'
import type { ListSearch } from '@/screens/shared/list/list-search'
import type { UserColumn } from './use-user-columns'

/** The search over all merchants can be filtered by one. */
export const searchBasis = { ...userList, places: ['tab'] } as const

export type UsersSearch = ListSearch<UserColumn, typeof userList.filters>

/** The search params of a merchant's users: the merchant stands in the path. */
export function readUsersSearch(search: Readonly<Record<string, unknown>>): UsersSearch {
  const { merchant_id: _, ...read } = readListSearch(userList.query, search)
  return read
}

/** The search params of the user search: it has no tabs. */
export function readUserSearch(search: Readonly<Record<string, unknown>>): UsersSearch {
  const { tab: _, ...read } = readListSearch(userList.query, search)
  return read
}

/** The default tab: staff. */
export const tabOf = ({ tab }: Pick<UsersSearch, 'tab'>): UserTab =>
  userTabs.find((one) => one === tab) ?? 'staff'
