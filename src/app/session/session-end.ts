import type { QueryClient } from '@tanstack/react-query'
import { type ApiFailure, serverErrors } from '@/api/failure'
import { merchantInfoQuery, siteOffQuery } from '@/api/merchants/merchants'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Site } from '@/app/router-context'
import { signInPage } from '@/rules/constants'
import { rootAddress, tenantAddress } from '@/rules/tenants/hosts'
import { safeReturn } from '@/rules/addresses/landing'
import { isSessionStale } from '@/state/session/activity'
import { forgetAttempts } from '@/state/cart/attempts'
import { showCart } from '@/state/cart/cart'
import { forgetDrafts } from '@/state/office/drafts'
import { forgetOpenChanges } from '@/state/office/open-changes'
import { onSignOutElsewhere } from '@/state/session/last-sign-out'
import { overlays } from '@/state/overlays'
import { forgetPaidElsewhere } from '@/state/cart/paid-elsewhere'
import { forgetAskedReset } from '@/state/session/asked-reset'
import { forgetResetToken } from '@/state/session/reset-token'
import { forgetRoutes } from '@/state/route-log'
import { forgetScreenLeft, screenLeft, shownMatch } from '@/state/session/screen-left'
import { type EndReason, purgeSession, session } from '@/state/session/session'
import { forgetPaymentLedAway } from '@/state/cart/payment-led-away'
import { closeToast } from '@/ui/feedback/toast'

/** Public data, which every frame shows: the merchant, and whether its site is off. */
const publicFacts: readonly unknown[] = [merchantInfoQuery, siteOffQuery].map(
  ({ queryKey }) => queryKey[0],
)

function isPrivate({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return !publicFacts.includes(queryKey[0])
}

/** Answers of one user's calls are never shown to another. */
export function forgetAnswers(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: isPrivate })
  queryClient.removeQueries({ predicate: isPrivate })
  queryClient.getMutationCache().clear()
}

/**
 * Removes token, user, errors, previous route and every answer (specification §4). After a session
 * a tab may keep only the cart, the visitor's preferences and the city's public facts;
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
  // An interrupted user gets back typed drafts and an open payment; a user who signs out does not
  // (decision 4).
  if (reason !== 'signed-out') return
  forgetDrafts()
  forgetAttempts()
  forgetOpenChanges()
  forgetLinksAndNotices()
}

function forgetLinksAndNotices(): void {
  forgetResetToken()
  forgetAskedReset()
  forgetPaymentLedAway()
}
// Drafts and attempts are notified by the session store.
onSignOutElsewhere(forgetLinksAndNotices)

/** Hides the screen before its session is purged. */
export function leaveScreen(router: RegisteredRouter): void {
  screenLeft.match = shownMatch(router)
  void router.options.context.queryClient.cancelQueries({ predicate: isPrivate })
}

interface SessionEnd {
  reason: EndReason
  errors?: readonly string[]
}

/** Ends this page's session and goes to sign-in, with a way back if it was interrupted. */
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

/** A call got a 401. Only the token check's errors are shown at sign-in (specification §8). */
export function endAfterRefusal(router: RegisteredRouter, failure: ApiFailure): void {
  const errors = failure.callId === 'verifyToken' ? serverErrors(failure) : []
  endSession(router, { reason: 'expired', errors })
}

/** The host is no merchant's: its session ends at /wrong-url (specification §8). */
export function endAtWrongUrl(router: RegisteredRouter): Promise<void> {
  leaveScreen(router)
  clearSession(router.options.context.queryClient, null)
  return router.navigate({ to: '/wrong-url', replace: true }).finally(forgetScreenLeft)
}

/** A guest who was refused has no session that could end: no reason is shown. */
interface ShownEnd {
  readonly reason: EndReason | null
  readonly errors?: readonly string[]
}

/**
 * Keeps the first reason: a token that the server refuses, or a tab that ends the shared session,
 * may only be a consequence of it.
 */
function firstOf(end: SessionEnd): ShownEnd {
  if (end.reason !== 'expired' && end.reason !== 'elsewhere') return end
  if (isSessionStale()) return { reason: 'inactive' }
  const { authenticated, ended, errors } = session
  return authenticated ? end : { reason: ended, errors }
}

/** The sign-in address, with the interrupted address as its return if it is one. */
export function signInAddress(interrupted: string | null): string {
  const back = interrupted === null ? null : safeReturn(interrupted)
  const search = back === null ? '' : `?${new URLSearchParams({ return_to: back })}`
  return `/${signInPage}${search}`
}

/** Leads to the other host's sign-in: tokens are per host, so the user arrives signed out. */
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
