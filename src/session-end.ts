import type { QueryClient } from '@tanstack/react-query'
import { merchantInfoQuery } from './api/merchants'
import type { AppRouter, Site } from './router'
import { signInPage } from './rules/constants'
import { rootAddress, tenantAddress } from './rules/hosts'
import { safeReturn } from './rules/landing'
import { isSessionStale } from './state/activity'
import { forgetDrafts } from './state/drafts'
import { forgetPaidElsewhere } from './state/paid-elsewhere'
import { forgetPreviousRoute } from './state/route-log'
import { forgetScreenLeft, screenLeft, shownMatch } from './state/screen-left'
import { type EndReason, purgeSession, session } from './state/session'

/** Whose site this is, which every frame shows, is no secret of anybody; all other answers may be. */
function isPrivate({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== merchantInfoQuery.queryKey[0]
}

/** What was asked as one person is not shown to another. */
export function forgetAnswers(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: isPrivate })
  queryClient.removeQueries({ predicate: isPrivate })
  queryClient.getMutationCache().clear()
}

/** Token, user, errors, previous route and every answer: gone (specification §4). */
export function clearSession(
  queryClient: QueryClient,
  reason: EndReason | null,
  errors: readonly string[] = [],
): void {
  purgeSession(reason, errors)
  forgetPreviousRoute()
  forgetAnswers(queryClient)
  forgetPaidElsewhere()
  // Who was interrupted gets back what was typed (product.md decision 4); who leaves does not.
  if (reason === 'signed-out') forgetDrafts()
}

/** Puts the screen away, before the session that it was of is gone. */
export function leaveScreen(router: AppRouter): void {
  screenLeft.match = shownMatch(router)
  void router.options.context.queryClient.cancelQueries({ predicate: isPrivate })
}

interface SessionEnd {
  reason: EndReason
  errors?: readonly string[]
}

/** Ends the session of this page and goes to sign-in, and from there back if it was interrupted. */
export function endSession(router: AppRouter, end: SessionEnd): void {
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
