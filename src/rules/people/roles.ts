import { roleNames, type Role } from '@/contract/people/users'
import { productName } from '@/rules/constants'

/** Roles as specification §6 lists them. */

const providerRoles = ['Super Users', 'Admin', 'Support'] as const satisfies readonly Role[]
const merchantRoles = ['Merchant Admin', 'Merchant User'] as const satisfies readonly Role[]

/** The role that counts. An unknown role has a guest's permissions. */
export function firstRole(
  user: Readonly<{ role: readonly string[] }> | null,
  product: string = productName,
): Role {
  const written = user?.role[0]?.trim() ?? ''
  const prefixed = providerRoles.find((role) => written === shownRole(role, product))
  return prefixed ?? roleNames.find((role) => written === role) ?? 'Guest'
}

/** The provider's own name prefixes the first three (specification §6). */
export function shownRole(role: Role, product: string = productName): string {
  return isProvider(role) ? `${product} ${role}` : role
}

export function isProvider(role: Role): boolean {
  return providerRoles.some((name) => name === role)
}

export function isMerchantStaff(role: Role): boolean {
  return merchantRoles.some((name) => name === role)
}

/** Staff: the provider's people and a merchant's own. */
export function isOffice(role: Role): boolean {
  return isProvider(role) || isMerchantStaff(role)
}

/** "Assign roles up to" (product.md 4.2). Guest cannot be assigned: it is the lack of a role. */
const assignable: Readonly<Record<Role, readonly Role[]>> = {
  'Super Users': ['Super Users', 'Admin', 'Support', 'Merchant Admin', 'Merchant User', 'User'],
  Admin: ['Admin', 'Support', 'Merchant Admin', 'Merchant User', 'User'],
  Support: [],
  'Merchant Admin': ['Merchant Admin', 'Merchant User', 'User'],
  'Merchant User': [],
  User: [],
  Guest: [],
}

export function assignableRoles(role: Role): readonly Role[] {
  return assignable[role]
}
