import type { ApplyContext } from '@mocks/cloud/context'
import type { ChangedUser } from '@mocks/world/import-changes'
import { audit } from '@mocks/handlers/audit-entry'
import { printOfUser } from './apply/apply-users'

export interface Undone {
  /** Rows of the file that are taken back. */
  readonly rows: number
  readonly kept: { readonly paid: number; readonly changed: number }
}

/** New users go, unless they have set a password; others are as they were, unless changed since. */
export function undoUsers(context: ApplyContext, changes: readonly ChangedUser[]): Undone {
  const { world } = context
  let rows = 0
  let changed = 0
  const gone: string[] = []
  for (const { id, before, print, link } of changes) {
    const now = world.users.get(id)
    const isUsed = before === null && now?.verifier !== null
    if (!now || isUsed || printOfUser(now) !== print) {
      changed += 1
      continue
    }
    rows += 1
    if (link !== null && world.accountLinks.get(link.id)) {
      if (link.before === null) world.accountLinks.delete(link.id)
      else world.accountLinks.update(link.id, link.before)
    }
    if (before === null) {
      gone.push(id)
      audit(context, {
        action: 'user-deleted',
        object: { kind: 'user', id, name: now.name },
        merchant_id: now.merchant_id,
      })
    } else {
      const { name, username, phone, role, departments, language, rights } = before
      world.users.update(id, { name, username, phone, role, departments, language, rights })
    }
  }
  world.users.removeAll(gone)
  return { rows, kept: { paid: 0, changed } }
}
