import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTimeZone } from '@/screens/shared/time-zone'
import { lastListSearch, rememberListSearch } from '@/state/list-searches'
import { type AddressSearch, addressSearch } from '@/rules/addresses/address-search'

interface UsedListPage<Search> {
  readonly zone: string
  readonly search: Search
  readonly onSearch: (next: object, options: { readonly replace: boolean }) => void
}

/**
 * What the page of a list gives its screen (`ListPage`):
 * `<WarningsList {...useListPage(readListSearch(warningList.query, search))} />`.
 */
export function useListPage<Search>(search: Search): UsedListPage<Search> {
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  useEffect(() => rememberListSearch(pathname, searchStr), [pathname, searchStr])
  return {
    zone: useTimeZone(),
    search,
    onSearch: (next, { replace }) =>
      void navigate({
        to: '.',
        // What is not the list's own stays: a tab, a step, an open drawer.
        search: (old) => addressSearch({ ...old, ...next }),
        replace,
        resetScroll: false,
      }),
  }
}

/**
 * For the way back from a detail: the search params that the list had, so that it shows the same
 * filters and page. A link reads them as the list's page does:
 * `search={readListSearch(warningList.query, wayBack('/admin/warnings'))}`. Where several lists
 * lead to a detail, `lastListOf` tells which it was.
 */
export function useWayBack(): (path: string) => AddressSearch {
  const { options } = useRouter()
  return (path) => addressSearch(options.parseSearch(lastListSearch(path)))
}
