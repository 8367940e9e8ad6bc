import { isRedirect, redirect } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments'
import { ApiFailure, consequenceOf, serverErrors, unknownSubdomain } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants'
import type { Permission } from '@/contract/permissions'
import type { KnownUser } from '@/contract/users'
import type { RouterContext } from '@/router'
import type { AddressRow } from '@/rules/address-row'
import type { Address } from '@/rules/addresses'
import { aliasOf, tenantAddress, tenantOf } from '@/rules/hosts'
import { safeReturn } from '@/rules/landing'
import { isMissingOnRoot, landingPath, passage } from '@/rules/passage'
import { isDisabled } from '@/rules/tenants'
import { clearSession, leaveFor, signInAddress } from '@/session-end'
import { isSessionStale } from '@/state/activity'
import { session } from '@/state/session'
import { checkBeside, checkToken } from './-token-check'

interface Navigation {
  context: RouterContext
  /** `href`: path with search and hash. */
  location: { href: string; pathname: string }
  address: Address | null
  preload: boolean
}

export interface Passed {
  /** What the visitor may not do here; the layout shows the panel that says so. */
  denied: Permission | null
}

const free: Passed = { denied: null }

/**
 * The one guard of every navigation, in the order of product.md decision 1: host alias → host parts
 * → merchant-info → token check → subdomain match → role.
 */
export async function guard(navigation: Navigation): Promise<Passed> {
  const { context, location, preload } = navigation
  // What is fetched ahead sends nobody anywhere and asks nothing of its own (decision 2).
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

async function pass({ context, location, address }: Navigation): Promise<Passed> {
  const { site, visit, queryClient } = context
  const tenant = tenantOf(site.host)
  const alias = aliasOf(tenant)
  if (alias !== null) {
    site.leave(tenantAddress(site, alias, location.href))
    return never()
  }
  const row = address?.name === 'unknown' ? await withoutScreen(location.pathname) : address
  // Error pages never make a call that can send the visitor to an error page (decision 17).
  if (row === null || row.access === 'error') return free
  if (tenant === null && isMissingOnRoot(row)) throw redirect({ to: '/wrong-url', replace: true })

  let merchantId = queryClient.getQueryData(merchantInfoQuery.queryKey)?.data.id ?? null
  if (visit.path !== location.pathname) {
    if (visit.checkedToken === null && isSessionStale()) {
      const { endStaleSession } = await import('@/session-flow')
      endStaleSession(queryClient)
      if (row.access !== 'guest-screen') throw toSignIn(location.href)
    }
    // Asked beside merchant-info, not after it; what it means is looked at in its turn.
    const checking = isChecked(visit.checkedToken) ? null : checkToken(visit)
    if (tenant !== null) merchantId = await merchantOfSite(queryClient)
    if (checking) await settle(checking, context, row, location.href)
    else if (!visit.sentOn) checkBeside()
  }
  return go(row, location, context, { tenant, merchantId, user: session.user })
}

/** Nothing to check, or the first check of this page load is done. */
function isChecked(checkedToken: string | null): boolean {
  return session.token === null || (checkedToken === session.token && session.user !== null)
}

/** An address of specification §2 that has no screen yet runs its guard, and then answers /404. */
async function withoutScreen(pathname: string): Promise<AddressRow | null> {
  const { addressAt } = await import('@/rules/address-table')
  return addressAt(pathname)?.row ?? null
}

/** The merchant's id, or null when it could not be had and the page goes on. */
async function merchantOfSite(queryClient: RouterContext['queryClient']): Promise<string | null> {
  // Nearly every page of a tenant needs its departments: ask beside merchant-info, not after it.
  void queryClient.query({ ...departmentsQuery, meta: { quiet: true } }).catch(() => undefined)
  try {
    const { data } = await queryClient.query({ ...merchantInfoQuery, staleTime: 'static' })
    // An older answer lets the page on while it is asked for again.
    void queryClient.query(merchantInfoQuery).catch(() => undefined)
    if (isDisabled(data)) throw redirect({ to: '/404', replace: true })
    return data.id
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.is(404)) throw redirect({ to: '/404', replace: true })
    if (error.is(403) && error.body.error === unknownSubdomain) {
      clearSession(queryClient, null)
      throw redirect({ to: '/wrong-url', replace: true })
    }
    // Any other failure is only logged and the page goes on (specification §8, decision 1).
    console.warn(error.message, error.requestId)
    return null
  }
}

/** A failed token check sends the visitor to sign-in, from wherever (specification §2 and §8). */
async function settle(
  checking: Promise<ApiFailure | null>,
  { queryClient }: RouterContext,
  row: AddressRow,
  href: string,
): Promise<void> {
  const failure = await checking
  if (failure === null) return
  clearSession(queryClient, 'expired', serverErrors(failure))
  if (consequenceOf(failure) === 'wrong-url') throw redirect({ to: '/wrong-url', replace: true })
  if (row.access !== 'guest-screen') throw toSignIn(href)
}

function toSignIn(href: string) {
  return redirect({ href: signInAddress(safeReturn(href)), replace: true })
}

async function go(
  row: AddressRow,
  { href, pathname }: Navigation['location'],
  { site, queryClient }: RouterContext,
  visitor: { tenant: string | null; merchantId: string | null; user: KnownUser | null },
): Promise<Passed> {
  const way = passage(row, pathname, visitor)
  switch (way.kind) {
    case 'on':
      return free
    case 'denied':
      return { denied: way.permission }
    case 'to':
      throw redirect({ href: way.path, replace: true })
    case 'sign-in':
      throw toSignIn(href)
    case 'landing': {
      const back = safeReturn(new URLSearchParams(href.split('?')[1]).get('return_to') ?? '')
      const landing = visitor.user ? landingPath(site.host, visitor.user) : '/'
      throw redirect({ href: back ?? landing, replace: true })
    }
    case 'twin': {
      const { addressAt, twinPath } = await import('@/rules/address-table')
      const match = addressAt(pathname)
      throw redirect({ href: (match && twinPath(match)) ?? '/dashboard', replace: true })
    }
    case 'own-subdomain':
    case 'root-sign-in':
      clearSession(queryClient, null)
      leaveFor(site, way)
      return never()
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
