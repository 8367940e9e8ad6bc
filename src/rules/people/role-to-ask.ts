import type { Permission } from '@/contract/people/permissions'
import type { Role } from '@/contract/people/users'
import { grantOf } from './permissions'
import { isProvider } from './roles'

/** The roles that could help, the nearest first. */
const helpers = ['Merchant Admin', 'Admin', 'Super Users'] as const satisfies readonly Role[]

/**
 * The role to ask for an action that one may not do (product.md 2.0, "No permission"); null if no
 * role may. The provider's own people ask the provider.
 */
export function roleToAsk(role: Role, permission: Permission): Role | null {
  return (
    helpers.find(
      (helper) =>
        helper !== role &&
        !(isProvider(role) && helper === 'Merchant Admin') &&
        grantOf(helper, permission) !== null,
    ) ?? null
  )
}
