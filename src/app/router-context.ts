import type { QueryClient } from '@tanstack/react-query'
import type { Address } from '@/rules/addresses/addresses'

// What routes and the guard know of the router. This file imports no route, so they can import it.

/** Where the page stands; stories and tests put it where they like. */
export interface Site {
  protocol: string
  /** With port, as the browser says it. */
  host: string
  /** Leaves for another host; the page does not come back. */
  leave: (url: string) => void
}

/** What the guard remembers of this visit of the page. */
export interface Visit {
  /** The path that was last arrived at: a change of search params is no navigation (decision 2). */
  path: string | null
  /** The token whose first check of this page load is done; later checks block nothing. */
  checkedToken: string | null
  /** The navigation under way was sent on by the guard: it is still the same one. */
  sentOn: boolean
}

export interface RouterContext {
  queryClient: QueryClient
  site: Site
  visit: Visit
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of `/departments`: the list is wanted, also where there is but one. */
    list?: boolean
  }
  interface StaticDataRouteOption {
    /** The row of the table of addresses that this route serves; null for layouts. */
    address: Address | null
  }
}
