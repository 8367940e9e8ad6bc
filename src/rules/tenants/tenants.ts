import type { KnownUser } from '@/contract/people/users'
import { isSafeLabel } from './hosts'
import { firstRole, isMerchantStaff } from '@/rules/people/roles'

/** The subdomain that a user belongs to (specification §4 and §6, decisions 7 and 18). */

type Placed = Pick<KnownUser, 'sub_domain'>

/** null, the text 'null' and '' all mean none. */
export function subDomainOf(user: Placed | null): string | null {
  const label = user?.sub_domain?.trim().toLowerCase() ?? ''
  return label === '' || label === 'null' ? null : label
}

export function matchesTenant(user: Placed, label: string): boolean {
  return subDomainOf(user) === label.toLowerCase()
}

/** Super Users and Admin may be on any subdomain; Support may not. */
export function isExempt(roles: readonly string[]): boolean {
  const role = firstRole({ role: roles })
  return role === 'Super Users' || role === 'Admin'
}

export type TenantVerdict =
  | { kind: 'stay' }
  /** Purge the session, then go to the user's own subdomain. */
  | { kind: 'own-subdomain'; label: string }
  /** Purge the session, then go to /sign-in on the root: the user has no subdomain to go to. */
  | { kind: 'root-sign-in' }
  /** The subdomain matches and the merchant does not: to the named route, session kept. */
  | { kind: 'merchant-dashboard' }

/** Whether a signed-in user may stay on the subdomain `label`, which is `merchantId`'s. */
export function tenantVerdict(
  user: Pick<KnownUser, 'role' | 'sub_domain' | 'merchant_id'>,
  visited: Readonly<{ label: string; merchantId: string | null }>,
): TenantVerdict {
  if (isExempt(user.role)) return { kind: 'stay' }
  const own = subDomainOf(user)
  if (own === null || !isSafeLabel(own)) return { kind: 'root-sign-in' }
  if (own !== visited.label.toLowerCase()) return { kind: 'own-subdomain', label: own }
  const elsewhere = visited.merchantId !== null && user.merchant_id !== visited.merchantId
  return isMerchantStaff(firstRole(user)) && elsewhere
    ? { kind: 'merchant-dashboard' }
    : { kind: 'stay' }
}
