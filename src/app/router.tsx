import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '@/routeTree.gen'
import { AppFrame } from './frames/app-frame'
import type { RouterContext, Visit } from './router-context'
import { isDepartmentSlug } from '@/rules/addresses/addresses'
import { departmentParam } from '@/rules/addresses/department-param'
import { sitePath } from '@/rules/tenants/one-host'
import { readSearchText, writeSearchText } from '@/rules/addresses/search-text'

export function createAppRouter(page: Omit<RouterContext, 'visit'>, history?: RouterHistory) {
  const visit: Visit = { path: null, checkedToken: null, sentOn: false, ahead: new Map() }
  const router = createRouter({
    routeTree,
    context: { ...page, visit },
    ...(history === undefined ? {} : { history }),
    // Around all matches: the pending page and the page that follows it have one frame.
    InnerWrap: AppFrame,
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh; the router only requests it.
    defaultPreloadStaleTime: 0,
    // Skeletons appear only when an answer takes noticeable time (product.md, "States").
    defaultPendingMs: 150,
    // The skeleton fades in late, so it never flashes; a minimum time would only delay the answer.
    defaultPendingMinMs: 0,
    // Its listeners stay for the life of the document, which many routers of tests and stories share:
    // their history is in memory, and has no scroll positions to restore.
    scrollRestoration: history === undefined,
    trailingSlash: 'never',
    parseSearch: readSearchText,
    stringifySearch: writeSearchText,
  })
  // Beside the guard and the kit, after which the router would ask for it.
  router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return
    const [routes] = router.getMatchedRoutes(toLocation.pathname)
    // The router asks again for what cannot be had, and says so.
    for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
  })
  if (typeof __ONE_HOST__ === 'string')
    router.update({ ...router.options, basepath: sitePath(page.site) })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

/**
 * The department of the page in the address, or ''. During a navigation it is the target's, which
 * `router.state.matches` lacks until the guard is done. Read from the address, never from storage,
 * which tabs share (decision 8).
 */
export function currentDepartmentId(router: AppRouter): string {
  const [, params] = router.getMatchedRoutes(router.latestLocation.pathname)
  const departmentId = departmentParam(params)
  // Only a slug fits a header; any other address leads to /404.
  return departmentId !== null && isDepartmentSlug(departmentId) ? departmentId : ''
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
