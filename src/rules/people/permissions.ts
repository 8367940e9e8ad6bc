import { type Permission, permissionNames } from '@/contract/people/permissions'
import { type KnownUser, rightNames, type Role, roleNames } from '@/contract/people/users'
import { type Right, type Subject, subjectOf } from './subject'

/**
 * The permissions of each role: the tables 4.1 and 4.2 of product.md. The guard, the menus and the
 * cloud read it.
 */

/**
 * `merchant`: only within the own merchant. `own`: own records only. `key`: everyone with the
 * address.
 */
type Scope = 'all' | 'merchant' | 'own' | 'key'

/** `merchant+refund`: within the own merchant, and only with that extra right on the user. */
type Cell = Scope | `${Scope}+${Right}` | null

export interface Grant {
  scope: Scope
  right: Right | null
}

/** The columns are `roleNames`: Super Users, Admin, Support, Merchant Admin, Merchant User, … */
type Columns<Names extends readonly string[]> = { readonly [Column in keyof Names]: Cell }
type Row = Columns<typeof roleNames>

const no = null

export const permissionTable: Readonly<Record<Permission, Row>> = {
  // Screens (4.1)
  'departments.view': ['all', 'all', no, 'merchant', 'merchant', 'all', 'all'],
  'profile.own': ['own', 'own', 'own', 'own', 'own', 'own', no],
  'profile.delete': [no, no, no, no, no, 'own', no],
  'profile.export': [no, no, no, no, no, 'own', no],
  'accounts.view': ['all', 'all', no, 'merchant', 'merchant', 'own', no],
  'accounts.own': [no, no, no, no, no, 'own', no],
  'merchant-accounts.view': ['all', 'all', no, 'merchant', 'merchant', no, no],
  'merchant-accounts.export': [no, no, no, 'merchant', no, no, no],
  'import-payments.use': ['all', 'all', no, 'merchant', 'merchant+import', no, no],
  'import-payments.delete': ['all', 'all', no, 'merchant', no, no, no],
  'receipts.view': ['all', 'all', 'all', 'merchant', 'merchant', 'key', 'key'],
  'dashboard.view': ['all', 'all', 'all', 'merchant', 'merchant', no, no],
  'dashboard.export': ['all', 'all', no, 'merchant', no, no, no],
  'settings.view': ['all', 'all', 'all', no, no, no, no],
  'settings.create': ['all', 'all', no, no, no, no, no],
  'settings.edit': ['all', 'all', no, no, no, no, no],
  'settings.export': ['all', 'all', no, no, no, no, no],
  'settings.payments-create': ['all', no, no, no, no, no, no],
  'users.merchants': ['all', 'all', 'all', no, no, no, no],
  'merchants.list': ['all', 'all', 'all', no, no, no, no],
  'merchants.export': ['all', 'all', no, no, no, no, no],
  'users.search': ['all', 'all', 'all', no, no, no, no],
  'users.search-export': ['all', 'all', no, no, no, no, no],
  'users.unmasked': ['all', 'all', no, no, no, no, no],
  'users.view': ['all', 'all', 'all', 'merchant', 'merchant', no, no],
  'users.detail': ['all', 'all', 'all', 'merchant', no, no, no],
  'users.create': ['all', 'all', no, 'merchant', no, no, no],
  'users.edit': ['all', 'all', no, 'merchant', no, no, no],
  'users.delete': ['all', 'all', no, 'merchant', no, no, no],
  'users.export': ['all', 'all', no, 'merchant', no, no, no],
  'users.roles': ['all', 'all', 'all', 'merchant', 'merchant', no, no],
  'user-accounts.view': ['all', 'all', 'all', no, no, no, no],
  'user-accounts.edit': ['all', 'all', no, no, no, no, no],
  'reports.view': ['all', 'all', 'all', 'merchant', 'merchant', no, no],
  'reports.export': ['all', 'all', no, 'merchant', 'merchant+export', no, no],
  'reports.reconcile': ['all', 'all', no, 'merchant', no, no, no],
  'imports.view': ['all', 'all', 'all', 'merchant', 'merchant+import', no, no],
  'imports.create': ['all', 'all', no, 'merchant', 'merchant+import', no, no],
  'imports.delete': ['all', 'all', no, 'merchant', no, no, no],
  'imports.export': ['all', 'all', no, 'merchant', no, no, no],
  'import-users.use': ['all', 'all', no, no, no, no, no],
  'bills.search-all': ['all', 'all', 'all', 'merchant', 'merchant', no, no],
  'notifications.all': ['all', 'all', 'all', no, no, no, no],
  'notifications.view': ['all', 'all', 'all', 'merchant', 'merchant', no, no],
  'notifications.draft': ['all', 'all', no, 'merchant', 'merchant', no, no],
  'notifications.edit': ['all', 'all', no, 'merchant', no, no, no],
  'notifications.export': ['all', 'all', no, 'merchant', no, no, no],
  'warnings.view': ['all', 'all', 'all', no, no, no, no],
  'warnings.acknowledge': ['all', 'all', 'all', no, no, no, no],
  'warnings.edit': ['all', 'all', no, no, no, no, no],
  'warnings.export': ['all', 'all', no, no, no, no, no],
  'warnings.recaptcha': ['all', 'all', 'all', no, no, no, no],
  'warnings.recaptcha-delete': ['all', no, no, no, no, no, no],
  'warnings.recaptcha-export': ['all', 'all', no, no, no, no, no],
  'maintenance.view': ['all', 'all', 'all', no, no, no, no],
  'maintenance.delete': ['all', no, no, no, no, no, no],

  // Actions (4.2)
  'payments.pay': [no, no, no, no, no, 'all', 'all'],
  'payments.counter': [no, no, no, 'merchant', 'merchant+terminal', no, no],
  'payments.void': ['all', 'all', no, 'merchant', 'merchant+refund', no, no],
  'payments.refund': ['all', 'all', no, 'merchant', 'merchant+refund', no, no],
  // Support requests one, a citizen requests one by form; neither makes it.
  'payments.refund-request': ['all', 'all', 'all', 'merchant', 'merchant+refund', 'own', no],
  'payments.resolve': ['all', 'all', no, no, no, no, no],
  'payments.check-status': ['all', 'all', 'all', 'merchant', no, no, no],
  'receipts.resend': ['all', 'all', 'all', 'merchant', 'merchant', 'own', 'key'],
  'merchant-accounts.hold': ['all', 'all', no, 'merchant', 'merchant+hold', no, no],
  'merchants.status': ['all', 'all', no, no, no, no, no],
  'merchants.delete': ['all', no, no, no, no, no, no],
  'departments.status': ['all', 'all', no, no, no, no, no],
  'settings.payments': ['all', 'all', no, no, no, no, no],
  'settings.card-point': ['all', 'all', no, no, no, no, no],
  'settings.card-point-test': ['all', 'all', 'all', no, no, no, no],
  'users.reset-password': ['all', 'all', 'all', 'merchant', no, no, no],
  'imports.undo': ['all', 'all', no, 'merchant', 'own', no, no],
  'notifications.send': ['all', 'all', no, 'merchant', no, no, no],
  'maintenance.edit': ['all', 'all', no, no, no, no, no],
  'warnings.recaptcha-settings': ['all', no, no, no, no, no, no],
  'warnings.recaptcha-block': ['all', 'all', no, no, no, no, no],
  'audit.view': ['all', 'all', 'own', 'merchant', 'own', no, no],
  'citizens.export': ['all', 'all', no, 'merchant', no, 'own', no],
}

export function grantOf(role: Role, permission: Permission): Grant | null {
  const cell = permissionTable[permission][roleNames.indexOf(role)] ?? null
  if (cell === null) return null
  const [scope, right] = cell.split('+')
  return {
    scope: scopes.find((name) => name === scope) ?? 'own',
    right: rightNames.find((name) => name === right) ?? null,
  }
}

const scopes = ['all', 'merchant', 'own', 'key'] as const satisfies readonly Scope[]

/** The object: its merchant and its owner; `key`: the caller proved to have the address. */
export interface PermissionObject {
  readonly merchant_id?: string | null
  readonly user_id?: string | null
  readonly key?: boolean
}

/** Without an object: whether the role has the permission for any, as menus and routes ask. */
export function may(subject: Subject, permission: Permission, object?: PermissionObject): boolean {
  const grant = grantOf(subject.role, permission)
  if (!grant) return false
  if (grant.right !== null && !subject.rights?.includes(grant.right)) return false
  if (object === undefined) return true
  switch (grant.scope) {
    case 'all':
      return true
    case 'merchant':
      return isSame(subject.merchant_id, object.merchant_id)
    case 'own':
      return isSame(subject.user_id, object.user_id)
    case 'key':
      return object.key === true
  }
}

/** Two missing ids are not equal. */
function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return typeof one === 'string' && one === other
}

/** All permissions of a user for any object; null: a guest. */
export function permissionsOf(user: KnownUser | null): readonly Permission[] {
  const subject = subjectOf(user)
  return permissionNames.filter((permission) => may(subject, permission))
}
