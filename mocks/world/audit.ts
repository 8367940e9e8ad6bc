import * as v from 'valibot'
import { auditEntry } from '@/contract/audit'
import { id } from '@/contract/wire'
import type { TableSpec } from './store/table'

/** One thing that a member of staff did. Ids are numbers that go up, in the order of the entries. */
export const auditRow = v.object({
  ...auditEntry.entries,
  /** Whose office it concerns; null: the provider's. */
  merchant_id: v.nullable(id),
  /** Those that the entry tells of: a clerk without all of them does not read it (decision 41). */
  departments: v.array(id),
})
export type AuditRow = v.InferOutput<typeof auditRow>

export const auditTable: TableSpec<AuditRow, 'object' | 'actor'> = {
  name: 'audit',
  schema: auditRow,
  indexes: {
    object: (row) => `${row.object.kind}/${row.object.id}`,
    actor: (row) => row.actor.id,
  },
}
