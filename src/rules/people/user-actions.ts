import type { Permission } from '@/contract/people/permissions'
import type { UserRefusal } from '@/contract/people/user-changes'
import type { UserStatus } from '@/contract/people/managed-users'
import type { Role } from '@/contract/people/users'
import { may } from './permissions'
import { assignableRoles } from './roles'
import type { Subject } from './subject'

/**
 * The actions of staff on users (product.md 4.1, 4.2 and A5 to A7). Menus and cloud both use it.
 */

export const userActions = [
  'view',
  'edit',
  'send-reset',
  'unlock',
  'invite',
  'activate',
  'deactivate',
  'delete',
] as const
export type UserAction = (typeof userActions)[number]

/** The user that an action applies to. */
export interface ActionTarget {
  readonly id: string
  readonly role: Role
  readonly merchant_id: string | null
  readonly status: UserStatus
  readonly used: boolean
  readonly last_admin: boolean
}

/** `forbidden`: the role may never do it, so it is hidden. Others: not now, with the reason. */
export type ActionProblem = 'forbidden' | UserRefusal

const permissions: Readonly<Record<UserAction, Permission>> = {
  view: 'users.detail',
  edit: 'users.edit',
  'send-reset': 'users.reset-password',
  unlock: 'users.reset-password',
  invite: 'users.create',
  activate: 'users.edit',
  deactivate: 'users.edit',
  delete: 'users.delete',
}

/** null: allowed. */
export function actionProblem(
  subject: Subject,
  action: UserAction,
  target: ActionTarget,
): ActionProblem | null {
  if (!may(subject, permissions[action], { merchant_id: target.merchant_id })) return 'forbidden'
  if (!isWithinReach(subject, action, target.role)) return 'forbidden'
  const isOwn = subject.user_id === target.id
  switch (action) {
    case 'view':
    case 'edit':
      return null
    case 'send-reset':
      if (target.status === 'deactivated') return 'deactivated'
      // An invitation leads to a first password.
      return target.status === 'invited' ? 'invited' : null
    case 'unlock':
      return target.status === 'locked' ? null : 'not_locked'
    case 'invite':
      if (target.status === 'deactivated') return 'deactivated'
      return target.status === 'invited' ? null : 'not_invited'
    case 'activate':
      return target.status === 'deactivated' ? null : 'not_deactivated'
    case 'deactivate':
      if (target.status === 'deactivated') return 'deactivated'
      return isOwn ? 'own_row' : target.last_admin ? 'last_admin' : null
    case 'delete':
      if (isOwn) return 'own_row'
      return target.last_admin ? 'last_admin' : target.used ? 'used' : null
  }
}

/** A user with a higher role is shown and not changed. */
function isWithinReach(subject: Subject, action: UserAction, role: Role): boolean {
  if (action === 'view') return true
  if (action === 'send-reset' || action === 'unlock') {
    return subject.role !== 'Support' || (role !== 'Super Users' && role !== 'Admin')
  }
  return assignableRoles(subject.role).includes(role)
}

/** A user's new role and merchant; unchanged values are the current ones. */
export interface RoleChange {
  readonly role: Role
  readonly merchant_id: string | null
}

/**
 * The reason why a user's role or merchant cannot change to this; null if it can. The own role
 * stays; the last Merchant Admin keeps role and merchant.
 */
export function roleChangeProblem(
  subject: Subject,
  target: ActionTarget,
  next: RoleChange,
): Extract<UserRefusal, 'own_row' | 'last_admin'> | null {
  if (target.role === next.role && target.merchant_id === next.merchant_id) return null
  if (subject.user_id === target.id) return 'own_row'
  return target.last_admin ? 'last_admin' : null
}

/**
 * Whether an action has no sense for a user in this state, such as unlocking a user who is not
 * locked: it is hidden. An action that is refused is shown, with the reason.
 */
export const isPointless = (problem: ActionProblem): boolean =>
  problem !== 'own_row' && problem !== 'last_admin' && problem !== 'used'
