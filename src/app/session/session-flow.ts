import type { QueryClient } from '@tanstack/react-query'
import { noteAddedCalls } from '@/api/added-calls'
import { call } from '@/api/client'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import type { AddedCalls } from '@/contract/merchants/merchants'
import type { KnownUser } from '@/contract/people/users'
import { logout } from '@/contract/people/sessions'
import type { RegisteredRouter } from '@tanstack/react-router'
import { tenantOf } from '@/rules/tenants/hosts'
import { landingAfterSignIn, landingPaths } from '@/rules/addresses/landing'
import { firstRole } from '@/rules/people/roles'
import { tenantVerdict } from '@/rules/tenants/tenants'
import { clearSession, endSession, forgetAnswers, leaveFor, leaveScreen } from './session-end'
import { forgetAskedReset } from '@/state/session/asked-reset'
import { maySignOut } from '@/state/session/before-sign-out'
import { forgetScreenLeft, isScreenLeft } from '@/state/session/screen-left'
import { type EndReason, session } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'

export interface Entry {
  readonly token: string
  readonly user: KnownUser
  /** What the answer says of the host's calls; counts on the root, which asks no merchant-info. */
  readonly addedCalls: AddedCalls | undefined
  /** The address that sign-in interrupted; untrusted, because it comes from the address bar. */
  readonly interrupted: string | null
}

/**
 * After login and register: opens the session, sends the user to their own site (subdomain match),
 * and there to their role's landing page or to the interrupted address (decision 18).
 */
export async function enterSession(
  router: RegisteredRouter,
  { token, user, interrupted, addedCalls }: Entry,
): Promise<void> {
  const { queryClient, site, visit } = router.options.context
  openSession(token, user)
  visit.checkedToken = token
  forgetAskedReset()
  forgetAnswers(queryClient)

  const tenant = tenantOf(site.host)
  if (tenant === null) noteAddedCalls(addedCalls)
  const merchant = queryClient.getQueryData(merchantInfoQuery.queryKey)?.data
  if (tenant !== null) {
    const visited = { label: tenant, merchantId: merchant?.id ?? null }
    const verdict = tenantVerdict(user, visited)
    if (verdict.kind === 'own-subdomain' || verdict.kind === 'root-sign-in') {
      clearSession(queryClient, null)
      return leaveFor(site, verdict)
    }
  }
  const landing = landingAfterSignIn({
    role: firstRole(user),
    host: site.host,
    interrupted,
    userId: user.id,
  })
  if (landing.kind === 'root-sign-in') {
    clearSession(queryClient, null)
    return leaveFor(site, landing)
  }
  const href = landing.kind === 'path' ? landing.path : landingPaths[landing.name]
  await router.navigate({ href, replace: true })
}

/** A server that does not answer must not keep an unattended screen open. */
const logoutTimeout = 5_000

/** Signs out through the server's logout call; fails closed (decision 5). */
async function leaveSession(router: RegisteredRouter, reason: EndReason): Promise<void> {
  // It is ending already, and the first reason stays.
  if (isScreenLeft(router)) return
  leaveScreen(router)
  const { token } = session
  try {
    const { status } = await call(logout, {}, { quiet: true, timeout: logoutTimeout })
    if (status !== 'success') console.warn('logout:', status)
  } catch (error) {
    // Specification §8: logged only.
    console.warn(error instanceof Error ? error.message : error)
  }
  // Another call or tab noticed the end first; this reason still counts.
  const isOver = session.token === null && session.ended !== null
  if (session.token === token || isOver) return endSession(router, { reason })
  // A user has signed in meanwhile in another tab: that session stays.
  forgetScreenLeft()
}

export function signOut(router: RegisteredRouter): Promise<void> {
  return leaveSession(router, 'signed-out')
}

/** As the user wishes: typed values that are not saved are asked about first. */
export async function askAndSignOut(router: RegisteredRouter): Promise<void> {
  if (await maySignOut()) await signOut(router)
}

/** Signs out an inactive user (specification §4, "Inactivity"). */
export function endForInactivity(router: RegisteredRouter): Promise<void> {
  return leaveSession(router, 'inactive')
}

/**
 * Drops a token found at page load after the browser was closed, or the machine slept, for too
 * long. The page continues at once; the server is told in the background.
 */
export function endStaleSession(queryClient: QueryClient): void {
  const headers = { Authorization: `Bearer ${session.token ?? ''}` }
  clearSession(queryClient, 'inactive')
  call(logout, {}, { quiet: true, timeout: logoutTimeout, headers }).catch((error: unknown) => {
    console.warn(error instanceof Error ? error.message : error)
  })
}
