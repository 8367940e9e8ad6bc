import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type ListAddress, type ListQuerySchema, readListSearch } from '@/contract/list'
import { type AddressSearch, addressSearch } from '@/rules/addresses/address-search'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { lastListSearch, rememberListSearch } from '@/state/office/list-searches'
import { useReadablePage } from './use-readable-page'

interface UsedListPage<Search> {
  /** The time zone of days and hours. */
  readonly zone: string
  /** What the address says. */
  readonly search: Search
  /**
   * Navigates to another one; `replace`: in place of this history entry; `ignoreBlocker`: an unsaved
   * form does not ask.
   */
  readonly onSearch: (
    next: object,
    options: { readonly replace: boolean; readonly ignoreBlocker?: boolean },
  ) => void
}

/** The address of a list's page: `const { zone, search, onSearch } = useListPage(warningList)`. */
export function useListPage<const Schema extends ListQuerySchema>({
  query,
}: {
  readonly query: Schema
}): UsedListPage<ListAddress<Schema>> {
  return useReadPage((address) => readListSearch(query, address))
}

/** The same for a page that reads its address in another way. */
export function useReadPage<Search>(
  read: (address: AddressSearch) => Search,
): UsedListPage<Search> {
  const used = useReadAddress(read)
  const { page } = addressSearch(useSearch({ strict: false }))
  useReadablePage(page, () => used.onSearch({ page: undefined }, { replace: true }))
  return used
}

/** The same for what stands around a list, which has no pages itself. */
export function useReadAddress<Search>(
  read: (address: AddressSearch) => Search,
): UsedListPage<Search> {
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  useEffect(() => rememberListSearch(pathname, searchStr), [pathname, searchStr])
  const address = addressSearch(useSearch({ strict: false }))
  const onSearch: UsedListPage<Search>['onSearch'] = (next, options) =>
    void navigate({
      to: '.',
      // What is not the list's own stays: a tab, a step, an open drawer.
      search: (old) => addressSearch({ ...old, ...next }),
      ...options,
      resetScroll: false,
    })
  return { zone: useTimeZone(), search: read(address), onSearch }
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
