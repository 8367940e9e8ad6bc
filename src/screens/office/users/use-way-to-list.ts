import { linkOptions } from '@tanstack/react-router'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { useWayBack } from '@/screens/shared/list/use-list-page'
import { useOfficePath } from '@/screens/shared/office-path'
import { lastListOf } from '@/state/office/list-searches'
import { readUserSearch, readUsersSearch } from './users-search'

const searchPath = '/admin/users/search'

/**
 * The way back from a user of a merchant: the list that led here; without one, the users of the
 * merchant. null: one of the provider's own people.
 */
export function useWayToList() {
  const wayBack = useWayBack()
  const to = useOfficePath()(officeScreens.users)
  return (merchantId: string | null) => {
    const path = merchantId === null ? null : to.replace('$merchantId', merchantId)
    return merchantId === null || path === null || lastListOf([searchPath, path]) === searchPath
      ? linkOptions({ to: searchPath, search: readUserSearch(wayBack(searchPath)) })
      : linkOptions({ to, params: { merchantId }, search: readUsersSearch(wayBack(path)) })
  }
}
