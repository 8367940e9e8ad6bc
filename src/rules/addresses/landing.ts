import type { Role } from '@/contract/people/users'
import { startPage } from '@/rules/constants'
import { tenantOf } from '@/rules/tenants/hosts'
import { isMerchantStaff, isProvider } from '@/rules/people/roles'

/** The redirects of the application (specification §2 "Navigation rules", decision 18). */

export type Landing =
  | { kind: 'path'; path: string }
  | { kind: 'named'; name: LandingName }
  /** Purge the session, then /sign-in on the root: Support works only there. */
  | { kind: 'root-sign-in' }

/** Named routes that redirects use; only these, so that the whole table is not downloaded. */
export const landingPaths = {
  'wrong-url': '/wrong-url',
  departments: '/departments',
  'admin-dashboard': `/admin/${startPage}`,
  'merchant-dashboard': `/${startPage}`,
} as const
type LandingName = keyof typeof landingPaths

/** By name instead of by path: the profile of the user who signs in (specification §2). */
export const ownProfile = 'user-profile'

/** `/` on a host of fewer than three labels leads to /wrong-url, otherwise to /departments. */
export function startLanding(host: string): Landing {
  return named(tenantOf(host) === null ? 'wrong-url' : 'departments')
}

/** A signed-in user on /sign-in or /sign-up. */
export function signedInLanding(where: { host: string; subDomain: string | null }): Landing {
  if (tenantOf(where.host) !== null) return named('departments')
  return named(where.subDomain === null ? 'admin-dashboard' : 'wrong-url')
}

/** After sign-in; the interrupted address takes precedence. */
export function landingAfterSignIn(arrival: {
  readonly role: Role
  readonly host: string
  readonly interrupted: string | null
  readonly userId: string
}): Landing {
  const { role } = arrival
  const onRoot = tenantOf(arrival.host) === null
  if (!onRoot && role === 'Support') return { kind: 'root-sign-in' }
  const path =
    arrival.interrupted === ownProfile
      ? `/user-profile/${encodeURIComponent(arrival.userId)}`
      : safeReturn(arrival.interrupted ?? '')
  if (path !== null) return { kind: 'path', path }
  if (onRoot) return named(isProvider(role) ? 'admin-dashboard' : 'wrong-url')
  return named(isMerchantStaff(role) ? 'merchant-dashboard' : 'departments')
}

const neverReturnedTo = ['/', '/sign-in', '/sign-up', '/404', '/500', '/wrong-url']

/**
 * A return address, if it is a path of this host; untrusted, because it comes from the address bar.
 */
export function safeReturn(address: string): string | null {
  const base = 'https://here.invalid'
  if (!address.startsWith('/') || !URL.canParse(address, base)) return null
  const { origin, pathname, search, hash } = new URL(address, base)
  // A path with two leading slashes would be read as another host.
  if (origin !== base || pathname.startsWith('//')) return null
  return neverReturnedTo.includes(pathname)
    ? null
    : pathname + withoutToken(search) + (/token/iu.test(hash) ? '' : hash)
}

/** The token of a mailed link is removed from return addresses. */
function withoutToken(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has('token')) return search
  params.delete('token')
  return params.size === 0 ? '' : `?${params}`
}

/** The previous route is remembered, except / and /sign-in. */
export function isRemembered(path: string): boolean {
  return path !== '/' && path !== '/sign-in'
}

function named(name: LandingName): Landing {
  return { kind: 'named', name }
}
