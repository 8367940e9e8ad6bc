import { redirect } from '@tanstack/react-router'
import { type ApiFailure, consequenceOf, serverErrors } from '@/api/failure'
import type { RouterContext } from '@/app/router-context'
import type { AddressRow } from '@/rules/addresses/address-row'
import { safeReturn } from '@/rules/addresses/landing'
import { landingPath, decideRoute } from '@/rules/addresses/decide-route'
import { clearSession, leaveFor, signInAddress } from '@/app/session/session-end'
import { endStaleSession } from '@/app/session/session-flow'
import { tenantOf } from '@/rules/tenants/hosts'
import { isSessionStale } from '@/state/session/activity'
import { session } from '@/state/session/session'
import type { GuardResult } from './guard-result'
import { checkBeside, checkToken } from './token-check'

interface Arrival {
  readonly context: RouterContext
  readonly location: { readonly href: string; readonly pathname: string }
  readonly row: AddressRow
  /** A change of path; a change of search params needs no check (decision 2). */
  readonly isNavigation: boolean
}

interface Site {
  readonly tenant: string | null
  readonly merchantId: string | null
}

/**
 * The guard's part for visitors with a token or at a page that requires one: token check →
 * subdomain match → role. Its call starts at once; the returned function finishes the rest when the
 * merchant is known.
 */
export function visitorCheck(arrival: Arrival): (site: Site) => Promise<GuardResult> {
  const { context, location, row, isNavigation } = arrival
  const { visit, queryClient } = context
  const stale = isNavigation && visit.checkedToken === null && isSessionStale()
  if (stale) endStaleSession(queryClient)
  const isFirst = isNavigation && !isChecked(visit.checkedToken)
  const checking = isFirst ? checkToken(visit, tenantOf(context.site.host) === null) : null
  if (isNavigation && !isFirst && !visit.sentOn) checkBeside()

  return async (site) => {
    const isForGuests = row.access === 'guest-screen'
    if (stale && !isForGuests) throw toSignIn(location.href)
    const failure = (await checking) ?? null
    if (failure !== null) {
      clearFailed(queryClient, failure)
      if (!isForGuests) throw toSignIn(location.href)
    }
    return settle(arrival, site)
  }
}

/** Nothing to check, or the first check of this page load is done. */
function isChecked(checkedToken: string | null): boolean {
  return session.token === null || (checkedToken === session.token && session.user !== null)
}

/** A failed token check leads to sign-in from any page (specification §2 and §8). */
function clearFailed(queryClient: RouterContext['queryClient'], failure: ApiFailure): void {
  clearSession(queryClient, 'unchecked', serverErrors(failure))
  if (consequenceOf(failure) === 'wrong-url') throw redirect({ to: '/wrong-url', replace: true })
}

function toSignIn(href: string) {
  return redirect({ href: signInAddress(href), replace: true })
}

async function settle({ context, location, row }: Arrival, where: Site): Promise<GuardResult> {
  const { site, queryClient } = context
  const { href, pathname } = location
  const { user } = session
  const way = decideRoute(row, pathname, { ...where, user })
  switch (way.kind) {
    case 'allow':
      return { denied: null }
    case 'denied':
      return { denied: way.permission }
    case 'to':
      throw redirect({ href: way.path, replace: true })
    case 'sign-in':
      throw toSignIn(href)
    case 'landing': {
      const back = safeReturn(new URLSearchParams(href.split('?')[1]).get('return_to') ?? '')
      const landing = user ? landingPath(site.host, user) : '/'
      throw redirect({ href: back ?? landing, replace: true })
    }
    case 'twin': {
      const { addressAt, twinPath } = await import('@/rules/addresses/address-table')
      const match = addressAt(pathname)
      throw redirect({ href: (match && twinPath(match)) ?? '/dashboard', replace: true })
    }
    case 'own-subdomain':
    case 'root-sign-in':
      clearSession(queryClient, null)
      leaveFor(site, way)
      return new Promise(() => undefined)
  }
}
