import type { ObjectEntries } from 'valibot'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import {
  filterNames,
  type FilterValues,
  type PageSize,
  pageSizes,
  type Sorting,
} from '@/contract/list'
import { config, type ListMemory } from '@/state/preferences'
import {
  type FilterValue,
  filtersIn,
  type ListBasis,
  type ListSearch,
  pageSizeOf,
  type SortOrder,
  sortOrderOf,
  tidySearch,
} from './list-search'

export interface ListStateOptions<Column extends string, Filters extends ObjectEntries> {
  /** The name under which page size and columns are remembered: `users`. */
  readonly name: string
  /** From the contract: `listOf(…)`. */
  readonly list: ListBasis<Column, Filters>
  /** The address's search params, read by `readListSearch` in the route. */
  readonly search: ListSearch<Column, Filters>
  /** Navigates to another address; `replace`: in place of this history entry. */
  readonly onSearch: (
    search: ListSearch<Column, Filters>,
    options: { readonly replace: boolean },
  ) => void
}

/** A list's state, read from its address, and its changes. */
export interface ListState<
  Column extends string = string,
  Filters extends ObjectEntries = ObjectEntries,
> {
  readonly name: string
  /** The query of the call: the address, with the page size in effect. */
  readonly query: ListSearch<Column, Filters>
  /** The search; '' is none. */
  readonly text: string
  /** The active filters, by name. */
  readonly filters: Readonly<Record<string, FilterValue>>
  readonly sort: SortOrder<Column>
  /** From 1. */
  readonly page: number
  readonly perPage: PageSize
  /** A search or a filter is active. */
  readonly isNarrowed: boolean
  /** Columns shown or hidden, other than by default. */
  readonly columns: Readonly<Record<string, boolean>>
  /**
   * `typed`: while the user types. A burst of typing is one history entry; every other change is an
   * entry of its own. Search, filter and sort go to page 1.
   */
  search(this: void, text: string, typed?: boolean): void
  /** Sets filters and clears them by undefined. Unknown ones are dropped. */
  filter(this: void, changes: Partial<FilterValues<Filters>>): void
  sortBy(this: void, column: Column, descending: boolean): void
  /** `replace`: the requested page does not exist. */
  goTo(this: void, page: number, options?: { readonly replace: boolean }): void
  setPerPage(this: void, size: PageSize): void
  /** Clears the search and all filters; merchant, tab and day stay (decision 44). */
  clearAll(this: void): void
  chooseColumns(this: void, columns: Readonly<Record<string, boolean>>): void
}

/** The state of a list is in its address: Back, reload and a sent link show the same list. */
export function useListState<Column extends string, Filters extends ObjectEntries>({
  name,
  list,
  search,
  onSearch,
}: ListStateOptions<Column, Filters>): ListState<Column, Filters> {
  const memory = useListMemory(name)
  /** The text that the current burst has put into the address; null: no typing. */
  const typing = useRef<string | null>(null)
  const perPage = pageSizeOf(search, memory.per_page)
  const filters = filtersIn(list, search)
  const text = search.q ?? ''
  const newest = useNewest(search)

  const show = (
    changes: Partial<ListSearch<Column, Filters>> | Readonly<Record<string, undefined>>,
    { replace = false, remembered = memory.per_page } = {},
  ) => {
    typing.current = null
    const old = newest.read()
    const size: { per_page: PageSize } = { per_page: pageSizeOf(old, memory.per_page) }
    const next = tidySearch(list, { ...old, ...size, page: undefined, ...changes }, remembered)
    newest.ask(next)
    onSearch(next, { replace })
  }

  return {
    name,
    query: { ...search, per_page: perPage },
    text,
    filters,
    sort: sortOrderOf(list, search.sort),
    page: search.page ?? 1,
    perPage,
    isNarrowed: text !== '' || Object.keys(filters).length > 0,
    columns: memory.columns,
    search: (next, typed = false) => {
      const wanted = next.trim()
      const old = newest.read().q ?? ''
      if (wanted === old) return
      const isSameBurst = typing.current !== null && typing.current === old
      show({ q: wanted }, { replace: typed && isSameBurst })
      typing.current = typed ? wanted : null
    },
    filter: (changes) => show(changes),
    sortBy: (column, descending) => {
      const sort: Sorting<Column> = descending ? `-${column}` : column
      show({ sort })
    },
    goTo: (page, options) => show({ page }, options),
    setPerPage: (size) => {
      memory.remember({ per_page: size })
      show({ per_page: size }, { remembered: size })
    },
    clearAll: () => {
      const narrowing = ['q', ...filterNames(list)]
      show(Object.fromEntries(narrowing.map((key) => [key, undefined])))
    },
    chooseColumns: (columns) => memory.remember({ columns: { ...columns } }),
  }
}

/**
 * The address that was asked for last. The page follows a moment later: a filter that is pressed in
 * that moment must not take back the search before it.
 */
function useNewest<Search extends object>(search: Search) {
  const shown = JSON.stringify(search)
  const asked = useRef<{ readonly from: string; readonly to: Search } | null>(null)
  useEffect(() => {
    if (asked.current?.from !== shown) asked.current = null
  }, [shown])
  return {
    read: () => (asked.current?.from === shown ? asked.current.to : search),
    ask: (to: Search) => {
      asked.current = { from: shown, to }
    },
  }
}

const nothing: ListMemory = { columns: {}, per_page: null }

/** A list's remembered choices in this browser: columns and page size. */
function useListMemory(name: string) {
  const memory = useSnapshot(config).lists[name] ?? nothing
  return {
    columns: memory.columns,
    per_page: pageSizes.find((size) => size === memory.per_page) ?? null,
    remember: (change: Partial<ListMemory>) => {
      config.lists[name] = { ...nothing, ...config.lists[name], ...change }
    },
  }
}
