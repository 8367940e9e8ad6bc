import * as v from 'valibot'
import { cents, id, instant, plainDate } from '@/contract/wire'
import type { TableSpec } from '@mocks/world/store/table'

/** A batch, or a department's part of it, that staff compared with the bank. */
export const reconciliationRow = v.object({
  id,
  merchant_id: id,
  /** null: the whole batch. */
  department_id: v.nullable(id),
  posting_date: plainDate,
  deposit_cents: cents,
  note: v.string(),
  at: instant,
  /** The name of that day. */
  by: v.string(),
  user_id: id,
})
export type ReconciliationRow = v.InferOutput<typeof reconciliationRow>

interface Batch {
  readonly merchant_id: string
  readonly department_id: string | null
  readonly posting_date: string
}

export const reconciliationId = ({ merchant_id, department_id, posting_date }: Batch): string =>
  [merchant_id, posting_date, department_id ?? ''].join('/')

export const reconciliationTable: TableSpec<ReconciliationRow, 'merchant'> = {
  name: 'reconciliation',
  schema: reconciliationRow,
  indexes: { merchant: (row) => row.merchant_id },
}
