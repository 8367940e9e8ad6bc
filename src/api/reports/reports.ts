import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  type BatchRow,
  listBatches,
  listPostingReport,
  listPostingTransactions,
  reconcileBatch,
  type ReconcileBody,
} from '@/contract/reports/posting-report'
import { getDepartmentsReport } from '@/contract/reports/reports'
import { edit, type WriteContext } from '@/api/keyed-call'
import { call } from '@/api/client'
import { listApi } from '@/api/list-api'
import { officeKeys } from '@/api/office-keys'

type DepartmentsQuery = CallInput<typeof getDepartmentsReport>['query']
export type PostingTransactionsPlace = CallInput<typeof listPostingTransactions>['params']

export const postingReportApi = listApi(listPostingReport, officeKeys.reports.posting)
export const postingTransactionsApi = listApi(
  listPostingTransactions,
  officeKeys.reports.transactions,
)
export const batchesApi = listApi(listBatches, officeKeys.reports.batches)

/** All departments of a merchant, as the one page of a list. */
export async function postingDepartmentsPage(
  id: string,
  query: DepartmentsQuery,
  signal: AbortSignal,
) {
  const answer = await call(getDepartmentsReport, { params: { id }, query }, { signal })
  const total = answer.data.length
  return { ...answer, pagination: { page: 1, per_page: Math.max(total, 1), total, last_page: 1 } }
}

export function postingDepartmentsQuery(id: string, query: DepartmentsQuery) {
  return queryOptions({
    queryKey: officeKeys.reports.departments(id, query),
    queryFn: ({ signal }) => postingDepartmentsPage(id, query, signal),
    placeholderData: keepPreviousData,
  })
}

/** Notes what the bank shows of a batch, or takes that note off. */
export const reconcile = async (
  body: Omit<ReconcileBody, 'version'>,
  context: WriteContext,
): Promise<BatchRow> => (await edit(reconcileBatch, { body }, context)).data
