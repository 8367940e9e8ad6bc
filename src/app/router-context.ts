import type { QueryClient } from '@tanstack/react-query'
import type { Address } from '@/rules/addresses/addresses'
import type { Place } from '@/rules/tenants/hosts'

// What routes and the guard know of the router. This file imports no route, so that routes can
// import it.

/** The page's location; stories and tests choose it. */
export interface Site extends Place {
  /** Navigates to another host; the page does not return. */
  leave: (url: string) => void
}

/** The guard's memory of this page load. */
export interface Visit {
  /** The last path that was reached: a change of search params is not a navigation (decision 2). */
  path: string | null
  /** The token whose first check of this page load is done; later checks do not block. */
  checkedToken: string | null
  /** The guard redirected the running navigation, which still counts as the same one. */
  sentOn: boolean
  /** What this navigation asked ahead and no page has taken over, by the hash of its key. */
  ahead: Map<string, Promise<unknown>>
}

export interface RouterContext {
  queryClient: QueryClient
  site: Site
  visit: Visit
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by `/departments`: the list is shown even with a single department. */
    list?: boolean
  }
  interface StaticDataRouteOption {
    /** The row of the table of addresses that this route serves; null for layouts. */
    address: Address | null
    /** Asks for the page's own list before the page renders (`src/app/prefetch-first-page.ts`). */
    prefetchFirstPage?: (
      page: RouterContext,
      departmentId: string,
      search: Readonly<Record<string, unknown>>,
    ) => void
  }
}
