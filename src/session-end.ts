import type { QueryClient } from '@tanstack/react-query'
import { merchantInfoQuery } from './api/merchants'
import type { AppRouter, Site } from './router'
import { signInPage } from './rules/constants'
import { rootAddress, tenantAddress } from './rules/hosts'
import { safeReturn } from './rules/landing'
import { forgetDrafts } from './state/drafts'
import { forgetPaidElsewhere } from './state/paid-elsewhere'
import { forgetPreviousRoute } from './state/route-log'
import { type EndReason, purgeSession } from './state/session'

/**
 * What was asked as one person is not shown to another: everything but whose site this is, which
 * the frame of every page shows.
 */
export function forgetAnswers(queryClient: QueryClient): void {
  const [merchant] = merchantInfoQuery.queryKey
  const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== merchant
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

/** Ends the session of this page and goes to sign-in, and from there back if it was interrupted. */
export function endSession(
  router: AppRouter,
  { reason, errors = [] }: { reason: EndReason; errors?: readonly string[] },
): void {
  clearSession(router.options.context.queryClient, reason, errors)
  const { pathname, href } = router.latestLocation
  if (pathname === `/${signInPage}`) return
  const back = reason === 'signed-out' ? null : href
  void router.navigate({ href: signInAddress(back), replace: true })
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
