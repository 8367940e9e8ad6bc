import { isRedirect, redirect } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments/departments'
import { ApiFailure, unknownSubdomain } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { prefetch, takeOver } from '@/app/prefetch'
import type { RouterContext } from '@/app/router-context'
import type { AddressRow } from '@/rules/addresses/address-row'
import type { Address } from '@/rules/addresses/addresses'
import { aliasOf, isSafeLabel, tenantAddress, tenantOf } from '@/rules/tenants/hosts'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { session } from '@/state/session/session'
import { meetIn } from './city-language'
import type { GuardResult } from './guard-result'

interface Navigation {
  context: RouterContext
  /** `href`: path with search and hash. */
  location: { href: string; pathname: string }
  address: Address | null
  preload: boolean
}

const free: GuardResult = { denied: null }

/**
 * The one guard of every navigation, in the order of decision 1: host alias → host parts
 * → merchant-info → token check → subdomain match → role.
 */
export async function guard(navigation: Navigation): Promise<GuardResult> {
  const { context, location, preload } = navigation
  // A prefetch neither redirects nor makes calls for the guard (decision 2).
  if (preload) return free
  const { visit } = context
  try {
    const passed = await pass(navigation)
    visit.path = location.pathname
    visit.sentOn = false
    return passed
  } catch (thrown) {
    visit.sentOn = isRedirect(thrown)
    throw thrown
  }
}

async function pass({ context, location, address }: Navigation): Promise<GuardResult> {
  const { site, visit, queryClient } = context
  const tenant = tenantOf(site.host)
  const alias = aliasOf(tenant)
  if (alias !== null) {
    site.leave(tenantAddress(site, alias, location.href))
    return never()
  }
  const row: AddressRow | null =
    address?.name === 'unknown' ? await withoutScreen(location.pathname) : address
  // Error pages make no call that could lead to an error page (decision 17).
  if (row === null || row.access === 'error') return free
  const isNoSite = tenant === null ? isMissingOnRoot(row) : !isSafeLabel(tenant)
  if (isNoSite) throw redirect({ to: '/wrong-url', replace: true })

  const isNavigation = visit.path !== location.pathname
  // Most visitors are guests on a public page: they need no check and download none of its code.
  const isOpen = session.token === null && row.access === 'public'
  const check = isOpen ? null : import('./visitor-check').then((module) => module.visitorCheck)
  // Starts beside merchant-info; its result is used after merchant-info's.
  const checking = check?.then((begin) => begin({ context, location, row, isNavigation }))
  checking?.catch(() => undefined)
  // A page load may find an expired token, which is dropped before any call carries it.
  if (session.token !== null && visit.checkedToken === null) await checking

  let merchantId = queryClient.getQueryData(merchantInfoQuery.queryKey)?.data.id ?? null
  if (isNavigation && tenant !== null)
    merchantId = await merchantOfSite(context, row, location.href)
  const settle = await checking
  if (settle) return settle({ tenant, merchantId })
  if (row.leadsTo !== undefined) throw redirect({ href: row.leadsTo, replace: true })
  return free
}

/** Pages of a merchant's site; the root domain is not one. */
function isMissingOnRoot(row: AddressRow): boolean {
  return row.layout === 'public' && row.rootToo !== true
}

/** `/admin` has no screen: it runs its guard and leads on. Any other unknown path leads to /404. */
async function withoutScreen(pathname: string): Promise<AddressRow | null> {
  const { addressAt } = await import('@/rules/addresses/address-table')
  return addressAt(pathname)?.row ?? null
}

/** The merchant's id, or null if it failed to load and the page continues. */
async function merchantOfSite(
  context: RouterContext,
  row: AddressRow,
  href: string,
): Promise<string | null> {
  const { queryClient, site, visit } = context
  // The first navigation takes over what was asked as the page started; others ask anew.
  if (visit.path !== null) visit.ahead.clear()
  // Nearly every page of a tenant needs its departments: requested beside merchant-info.
  prefetch(context, departmentsQuery)
  const lastError = queryClient.getQueryState(merchantInfoQuery.queryKey)?.error
  // This navigation has waited for it already.
  if (visit.sentOn && lastError instanceof ApiFailure && lastError.timedOut) return null
  try {
    const { data, moved_to } = await takeOver(context, {
      ...merchantInfoQuery,
      staleTime: 'static',
    })
    // A stale answer lets the page continue while it is refetched.
    void queryClient.query(merchantInfoQuery).catch(() => undefined)
    // An old subdomain of this merchant: the same page on the one that it has now.
    if (moved_to !== undefined) {
      site.leave(tenantAddress(site, moved_to, href))
      return await never()
    }
    if (isDisabled(data)) throw redirect({ to: '/404', replace: true })
    await meetIn(data.default_language)
    return data.id
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.is(404)) throw redirect({ to: '/404', replace: true })
    if (error.is(403) && error.body.error === unknownSubdomain) {
      const { clearSession } = await import('@/app/session/session-end')
      clearSession(queryClient, null)
      throw redirect({ to: '/wrong-url', replace: true })
    }
    // A 401 leads to the sign-in page, so there it counts as any other failure.
    if (error.is(401) && row.access !== 'guest-screen') {
      const { clearSession, signInAddress } = await import('@/app/session/session-end')
      if (session.authenticated) clearSession(queryClient, 'expired')
      throw redirect({ href: signInAddress(href), replace: true })
    }
    // Any other failure is only logged and the page continues (specification §8, decision 1).
    console.warn(error.message, error.requestId)
    return null
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
