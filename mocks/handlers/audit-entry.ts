import type { AuditAction, AuditChange, AuditEntry } from '@/contract/audit'
import { shownRole } from '@/rules/people/roles'
import type { ApplyContext } from '@mocks/cloud/context'

interface Audited {
  readonly action: AuditAction
  readonly object: AuditEntry['object']
  /** Whose office it concerns; null: the provider's. */
  readonly merchant_id: string | null
  readonly changes?: readonly AuditChange[]
  /** Those that it tells of; left out: of none. */
  readonly departments?: readonly string[]
}

type Auditing = Pick<ApplyContext, 'world' | 'at' | 'user' | 'network'>

/** Writes an entry of the audit log; from `apply`, so that a replay writes it as well. */
export function audit(
  { world, at, user, network }: Auditing,
  { action, object, merchant_id, changes = [], departments = [] }: Audited,
): void {
  // A guest is not staff.
  if (!user) return
  world.audit.insert({
    id: String(world.audit.size + 1),
    at,
    actor: { id: user.id, name: user.name, role: shownRole(user.role) },
    action,
    object,
    changes: [...changes],
    ip: network,
    merchant_id,
    departments: [...departments],
  })
}

type Audible = string | number | boolean | null | undefined | readonly string[]

/** The fields that differ between two states of a row; null: there is no such state. */
export function changesBetween<Field extends string>(
  before: Readonly<Record<Field, Audible>> | null,
  after: Readonly<Record<Field, Audible>> | null,
  fields: readonly Field[],
): AuditChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [textOf(before?.[field]), textOf(after?.[field])]
    return was === is ? [] : [{ field, before: was, after: is }]
  })
}

/** A list as text with commas; null for an empty one. */
function textOf(value: Audible): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? value.join(', ') || null : String(value)
}
