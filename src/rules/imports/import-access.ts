import type { ImportKind, ImportResult } from '@/contract/imports/imports'
import type { Permission } from '@/contract/people/permissions'
import { seesDepartment } from '@/rules/people/departments-seen'
import { may } from '@/rules/people/permissions'
import type { Subject } from '@/rules/people/subject'

/** Who may do what with imports (product.md 4.1 and 4.2). */

/** `cancel`: before anything of it was taken over. `delete`: another user's, too. */
export const importActions = ['view', 'create', 'cancel', 'delete', 'export', 'undo'] as const
export type ImportAction = (typeof importActions)[number]

interface ImportObject {
  readonly merchant_id: string
  /** Who made the import; null: it is not made yet. */
  readonly user_id: string | null
  /** null: an import of users. */
  readonly department_id: string | null
}

type Needed = Readonly<Record<'view' | 'create' | 'delete' | 'export', Permission>>

const ofFiles: Needed = {
  view: 'imports.view',
  create: 'imports.create',
  delete: 'imports.delete',
  export: 'imports.export',
}

const ofUsers: Needed = {
  view: 'import-users.use',
  create: 'import-users.use',
  delete: 'import-users.use',
  export: 'import-users.use',
}

const ofPayments: Needed = {
  view: 'import-payments.use',
  create: 'import-payments.use',
  delete: 'import-payments.delete',
  export: 'import-payments.use',
}

const needed: Readonly<Record<ImportKind, Needed>> = {
  accounts: ofFiles,
  permits: ofFiles,
  aging: ofFiles,
  users: ofUsers,
  payments: ofPayments,
}

/** Without an object: whether the role may do it for any import, as menus and routes ask. */
export function mayImport(
  subject: Subject,
  kind: ImportKind,
  action: ImportAction,
  object?: ImportObject,
): boolean {
  const has = (permission: Permission) => may(subject, permission, object)
  const { department_id = null } = object ?? {}
  if (department_id !== null && !seesDepartment(subject, department_id)) return false
  switch (action) {
    case 'undo':
      return has(needed[kind].create) && has('imports.undo')
    case 'cancel':
      return has(needed[kind].delete) || (has(needed[kind].create) && isOwn(subject, object))
    case 'view':
    case 'create':
    case 'delete':
    case 'export':
      return has(needed[kind][action])
  }
}

const isOwn = ({ user_id = null }: Subject, object?: ImportObject) =>
  object === undefined || (user_id !== null && user_id === object.user_id)

/** "Undo an import (24 h)" (product.md 4.2). */
export const undoWindowMs = 24 * 60 * 60 * 1000

/** There is nothing to undo: all rows said what the books said. */
export const changedNothing = (result: Pick<ImportResult, 'new' | 'changed' | 'closed'>): boolean =>
  result.new + result.changed + result.closed === 0
