import { addedCalls } from '@/api/added-calls'
import { departmentsQuery } from '@/api/departments/departments'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { departmentParam } from '@/rules/addresses/department-param'
import { aliasOf, isSafeLabel, tenantOf } from '@/rules/tenants/hosts'
import { session } from '@/state/session/session'
import { prefetch } from './prefetch'
import type { AppRouter } from './router'

/**
 * Asks for what the address alone decides, before anything renders: the guard and the page's loader
 * take over the answers, or the wait for them. Only for a guest, since a stored token is checked
 * before any other call carries it, and only what the guard asks for at that address. A failure
 * leads nowhere from here: who takes over acts on it.
 */
export function prefetchFirstPage(router: AppRouter): void {
  const page = router.options.context
  const tenant = tenantOf(page.site.host)
  if (session.token !== null || tenant === null || !isSafeLabel(tenant)) return
  if (aliasOf(tenant) !== null) return
  const { pathname, search } = router.latestLocation
  const [routes, params] = router.getMatchedRoutes(pathname)
  const { staticData } = routes.at(-1)?.options ?? {}
  const address = staticData?.address ?? null
  if (address === null || address.name === 'unknown' || address.access === 'error') return
  // The router asks for the screen's script after the guard's calls.
  for (const route of routes) void router.loadRouteChunk(route)
  prefetch(page, merchantInfoQuery)
  prefetch(page, departmentsQuery)
  const departmentId = departmentParam(params)
  if (departmentId === null) return
  const askForPage = () => staticData?.prefetchFirstPage?.(page, departmentId, { ...search })
  // No given call searches bills: whether this host has one is known from the last visit, or waits.
  if (addedCalls() !== null) askForPage()
  else void page.queryClient.query(merchantInfoQuery).then(askForPage, () => undefined)
}
