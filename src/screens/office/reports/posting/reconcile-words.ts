import { officeKeys } from '@/api/office-keys'
import type { BatchRow, ReconcileBody } from '@/contract/reports/posting-report'
import type { FailureWords } from '@/screens/shared/forms/write-problem'

/** Whose batches: a merchant's whole ones, or a department's part of them. */
export interface BatchPlace {
  readonly merchant: string
  /** null: the whole batches. */
  readonly department: string | null
}

/** What a note about a deposit makes stale: days that wait for one are on the dashboard's list. */
export const reconcileKeys = [
  officeKeys.reports.all,
  officeKeys.toDo.all,
  officeKeys.audit.all,
] as const

export const reconcileWords = {
  codes: { open: 'reports.deposits.open', empty: 'reports.deposits.empty' },
} as const satisfies FailureWords

/** Which batch a change is about. */
export const batchName = ({ merchant, department }: BatchPlace, { posting_date }: BatchRow) =>
  `batch ${posting_date} of ${merchant} ${department ?? ''}`

/** The call that would leave a batch's note as it is. */
export const markOf = (
  { merchant, department }: BatchPlace,
  { posting_date, reconciliation }: BatchRow,
): Omit<ReconcileBody, 'version'> => ({
  merchant_id: merchant,
  department_id: department,
  posting_date,
  deposit_cents: reconciliation?.deposit_cents ?? null,
  note: reconciliation?.note ?? '',
})
