import type { UserTab } from '@/contract/people/user-list'
import type { UserStatus } from '@/contract/people/managed-users'
import type { Role } from '@/contract/people/users'

/** The lifetime of an invitation's link. */
export const inviteDays = 7

interface AccountFacts {
  readonly hasPassword: boolean
  readonly isDeactivated: boolean
  readonly isLocked: boolean
}

/** The first status that applies: a deactivated user does not show as locked. */
export function userStatusOf({ hasPassword, isDeactivated, isLocked }: AccountFacts): UserStatus {
  if (isDeactivated) return 'deactivated'
  if (!hasPassword) return 'invited'
  return isLocked ? 'locked' : 'active'
}

/** The user's tab in product.md A6. */
export function userTabOf(status: UserStatus, role: Role): UserTab {
  if (status === 'invited') return 'invites'
  return role === 'User' ? 'citizens' : 'staff'
}
