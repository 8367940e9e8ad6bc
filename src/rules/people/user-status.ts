import type { UserTab } from '@/contract/user-list'
import type { UserStatus } from '@/contract/managed-users'
import type { Role } from '@/contract/users'

/** How long the link of an invitation can be used. */
export const inviteDays = 7

interface AccountFacts {
  readonly hasPassword: boolean
  readonly isDeactivated: boolean
  readonly isLocked: boolean
}

/** The first that applies: who is deactivated is not shown as locked. */
export function userStatusOf({ hasPassword, isDeactivated, isLocked }: AccountFacts): UserStatus {
  if (isDeactivated) return 'deactivated'
  if (!hasPassword) return 'invited'
  return isLocked ? 'locked' : 'active'
}

/** The tab of product.md A6 that a user stands in. */
export function userTabOf(status: UserStatus, role: Role): UserTab {
  if (status === 'invited') return 'invites'
  return role === 'User' ? 'citizens' : 'staff'
}
