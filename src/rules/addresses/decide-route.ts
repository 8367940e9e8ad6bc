import type { Permission } from '@/contract/people/permissions'
import type { KnownUser } from '@/contract/people/users'
import type { AddressRow } from './address-row'
import { landingPaths, signedInLanding } from './landing'
import { may } from '@/rules/people/permissions'
import { firstRole, isMerchantStaff, isOffice } from '@/rules/people/roles'
import { subjectOf } from '@/rules/people/subject'
import { subDomainOf, tenantVerdict } from '@/rules/tenants/tenants'

/**
 * Decides whether a visitor may open a page, once host, merchant and token are checked: subdomain
 * match → role (specification §2, §4, §6; decisions 1, 16 and 18).
 */
export type RouteDecision =
  | { kind: 'allow' }
  /** Shows the permission panel in place. */
  | { kind: 'denied'; permission: Permission }
  | { kind: 'to'; path: string }
  /** A signed-in user on a page for guests. */
  | { kind: 'landing' }
  /** Redirects to the merchant's address of the same screen. */
  | { kind: 'twin' }
  | { kind: 'sign-in' }
  /** Purge the session, then leave for the user's own subdomain. */
  | { kind: 'own-subdomain'; label: string }
  /** Purge the session, then leave for the root's sign-in. */
  | { kind: 'root-sign-in' }

interface Visitor {
  /** The first host label; null on the root domain. */
  readonly tenant: string | null
  /** The site's merchant; null if it failed to load, and then no redirect depends on it. */
  readonly merchantId: string | null
  readonly user: KnownUser | null
}

export function decideRoute(row: AddressRow, pathname: string, visitor: Visitor): RouteDecision {
  if (row.access === 'error') return on
  const sentAway = visitor.user && placement(row, visitor.user, visitor)
  const way = sentAway ?? byRole(row, pathname, visitor)
  return way.kind === 'allow' && row.leadsTo !== undefined ? { kind: 'to', path: row.leadsTo } : way
}

const on: RouteDecision = { kind: 'allow' }
const wrongUrl: RouteDecision = { kind: 'to', path: landingPaths['wrong-url'] }

/** null: the user is on the right site. */
function placement(row: AddressRow, user: KnownUser, visitor: Visitor): RouteDecision | null {
  const { tenant, merchantId } = visitor
  if (tenant === null) {
    // The sub_domain distinguishes users of the root domain from a merchant's (specification §6).
    const forProvider = row.layout === 'admin' || row.layout === 'public'
    return forProvider && subDomainOf(user) !== null ? wrongUrl : null
  }
  const verdict = tenantVerdict(user, { label: tenant, merchantId })
  if (verdict.kind === 'stay') return null
  if (verdict.kind !== 'merchant-dashboard') return verdict
  const path = landingPaths['merchant-dashboard']
  return row.path === path ? on : { kind: 'to', path }
}

function byRole(row: AddressRow, pathname: string, { tenant, user }: Visitor): RouteDecision {
  const { access } = row
  if (access === 'public' || access === 'error') return on
  if (access === 'guest-screen') return user ? { kind: 'landing' } : on
  if (!user) return { kind: 'sign-in' }
  const role = firstRole(user)
  if (tenant !== null && isMerchantStaff(role) && row.twin !== undefined) return { kind: 'twin' }
  if (may(subjectOf(user), access)) return on
  const isStaff = isOffice(role)
  if (!isStaff && tenant === null) return wrongUrl
  if (!isStaff && pathname.startsWith('/admin')) {
    return { kind: 'to', path: landingPaths.departments }
  }
  return { kind: 'denied', permission: access }
}

/** The landing page of a signed-in user of /sign-in and /sign-up. */
export function landingPath(host: string, user: KnownUser): string {
  const landing = signedInLanding({ host, subDomain: subDomainOf(user) })
  return landing.kind === 'named' ? landingPaths[landing.name] : '/'
}
