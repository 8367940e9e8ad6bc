import type { QueryClient } from '@tanstack/react-query'
import { merchantInfoQuery, siteOffQuery } from '@/api/merchants'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Site } from '@/app/router-context'
import { signInPage } from '@/rules/constants'
import { rootAddress, tenantAddress } from '@/rules/tenants/hosts'
import { safeReturn } from '@/rules/addresses/landing'
import { isSessionStale } from '@/state/activity'
import { forgetAttempts } from '@/state/attempts'
import { showCart } from '@/state/cart'
import { forgetDrafts } from '@/state/drafts'
import { onSignOutElsewhere } from '@/state/last-sign-out'
import { overlays } from '@/state/overlays'
import { forgetPaidElsewhere } from '@/state/paid-elsewhere'
import { forgetResetToken } from '@/state/reset-token'
import { forgetRoutes } from '@/state/route-log'
import { forgetScreenLeft, screenLeft, shownMatch } from '@/state/screen-left'
import { type EndReason, purgeSession, session } from '@/state/session'
import { forgetUnansweredPayment } from '@/state/unanswered-payment'
import { closeToast } from '@/ui/feedback/toast'

/** Whose site this is, and whether it is off, is public, and every frame shows it. */
const publicFacts: readonly unknown[] = [merchantInfoQuery, siteOffQuery].map(
  ({ queryKey }) => queryKey[0],
)

function isPrivate({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return !publicFacts.includes(queryKey[0])
}

/** What was asked as one person is not shown to another. */
export function forgetAnswers(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: isPrivate })
  queryClient.removeQueries({ predicate: isPrivate })
  queryClient.getMutationCache().clear()
}

/**
 * Token, user, errors, previous route and every answer: gone (specification §4). What a tab may keep
 * after any end of a session is the cart, the visitor's preferences and the city's public facts;
 * `session-leftovers.test.ts` has the list.
 */
export function clearSession(
  queryClient: QueryClient,
  reason: EndReason | null,
  errors: readonly string[] = [],
): void {
  purgeSession(reason, errors)
  forgetRoutes()
  forgetAnswers(queryClient)
  forgetPaidElsewhere()
  showCart(false)
  overlays.findReceipt = false
  closeToast()
  // Who was interrupted gets back what was typed, and an open payment; who leaves does not (
  // decision 4).
  if (reason !== 'signed-out') return
  forgetDrafts()
  forgetAttempts()
  forgetLinksAndNotices()
}

function forgetLinksAndNotices(): void {
  forgetResetToken()
  forgetUnansweredPayment()
}
// Drafts and attempts hear of it by themselves.
onSignOutElsewhere(forgetLinksAndNotices)

/** Puts the screen away, before the session that it was of is gone. */
export function leaveScreen(router: RegisteredRouter): void {
  screenLeft.match = shownMatch(router)
  void router.options.context.queryClient.cancelQueries({ predicate: isPrivate })
}

interface SessionEnd {
  reason: EndReason
  errors?: readonly string[]
}

/** Ends the session of this page and goes to sign-in, and from there back if it was interrupted. */
export function endSession(router: RegisteredRouter, end: SessionEnd): void {
  const { reason, errors = [] } = firstOf(end)
  const { pathname, href } = router.latestLocation
  const isThere = pathname === `/${signInPage}`
  if (!isThere) leaveScreen(router)
  clearSession(router.options.context.queryClient, reason, errors)
  if (isThere) return forgetScreenLeft()
  const back = reason === 'signed-out' ? null : href
  void router.navigate({ href: signInAddress(back), replace: true }).finally(forgetScreenLeft)
}

/**
 * The first reason stays. A server that refuses a token, and a tab that ends the session of all, may
 * only be what followed from it.
 */
function firstOf(end: SessionEnd): SessionEnd {
  if (end.reason !== 'expired') return end
  if (isSessionStale()) return { reason: 'inactive' }
  const { token, ended, errors } = session
  return token === null && ended !== null ? { reason: ended, errors } : end
}

/** Where to sign in, and from there back to the address that was interrupted, if it is one. */
export function signInAddress(interrupted: string | null): string {
  const back = interrupted === null ? null : safeReturn(interrupted)
  const search = back === null ? '' : `?${new URLSearchParams({ return_to: back })}`
  return `/${signInPage}${search}`
}

/** A jump to another host arrives signed out, because tokens are per host: at its sign-in. */
export function leaveFor(
  site: Site,
  place: { kind: 'own-subdomain'; label: string } | { kind: 'root-sign-in' },
): void {
  const signIn = `/${signInPage}`
  site.leave(
    place.kind === 'root-sign-in'
      ? rootAddress(site, signIn)
      : tenantAddress(site, place.label, signIn),
  )
}
