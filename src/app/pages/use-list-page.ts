import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useTimeZone } from '@/screens/shared/time-zone'
import { previousRoute } from '@/state/route-log'
import { type AddressSearch, addressSearch } from './address-search'

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
  return {
    zone: useTimeZone(),
    search,
    onSearch: (next, { replace }) =>
      void navigate({ to: '.', search: addressSearch({ ...next }), replace, resetScroll: false }),
  }
}

/**
 * For the way back from a detail: the search params of the list that led here, so that it shows the
 * same filters and page. `<Link to="/admin/warnings" search={useWayBack()('/admin/warnings')}>`
 */
export function useWayBack(): (path: string) => AddressSearch {
  const { options } = useRouter()
  // The previous route is recorded after arrival, and this page is rendered before.
  useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  return (path) => {
    const [left, search = ''] = (previousRoute() ?? '').split('?')
    return left === path ? addressSearch(options.parseSearch(`?${search}`)) : {}
  }
}
