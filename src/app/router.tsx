import type { QueryClient } from '@tanstack/react-query'
import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { Address } from '@/rules/addresses/addresses'
import { routeTree } from '@/routeTree.gen'
import { isDepartmentSlug } from '@/rules/addresses/addresses'
import { departmentParam } from '@/rules/addresses/department-param'

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

export function createAppRouter(page: Omit<RouterContext, 'visit'>, history?: RouterHistory) {
  const visit: Visit = { path: null, checkedToken: null, sentOn: false }
  return createRouter({
    routeTree,
    context: { ...page, visit },
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh; the router only asks.
    defaultPreloadStaleTime: 0,
    // Skeletons appear only when an answer takes longer than a blink (product.md, "States").
    defaultPendingMs: 150,
    // Its bones fade in late, so none flashes by: holding them up would only hold up the answer.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
    // Plain text instead of JSON: `?q=0045` and `?q=1e5` stay what was typed, and read that way.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

/**
 * The department of the page that the address names, or ''. During a navigation that is the page one
 * is going to, which `router.state.matches` does not know before its guard is done. From the address,
 * never from storage, which tabs share (decision 8).
 */
export function currentDepartment(router: AppRouter): string {
  const [, params] = router.getMatchedRoutes(router.latestLocation.pathname)
  const department = departmentParam(params)
  // Only a slug fits a header; any other address leads to /404.
  return department !== null && isDepartmentSlug(department) ? department : ''
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** Of `/departments`: the list is wanted, also where there is but one. */
    list?: boolean
  }
  interface StaticDataRouteOption {
    /** The row of the table of addresses that this route serves; null for layouts. */
    address: Address | null
  }
}
