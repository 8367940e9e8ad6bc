import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  type BatchRow,
  listBatches,
  listPostingReport,
  listPostingTransactions,
  reconcileBatch,
  type ReconcileBody,
} from '@/contract/posting-report'
import { getDepartmentsReport } from '@/contract/reports'
import { change, type TakeKey } from './change'
import { call } from './client'
import { officeKeys } from './office-keys'

export type PostingReportQuery = CallInput<typeof listPostingReport>['query']
type DepartmentsQuery = CallInput<typeof getDepartmentsReport>['query']
type BatchesQuery = CallInput<typeof listBatches>['query']
export type PostingTransactionsPlace = CallInput<typeof listPostingTransactions>['params']
export type PostingTransactionsQuery = CallInput<typeof listPostingTransactions>['query']

export function postingReportQuery(query: PostingReportQuery) {
  return queryOptions({
    queryKey: officeKeys.reports.posting(query),
    queryFn: ({ signal }) => call(listPostingReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** One page of an export, without retries. */
export const postingReportPage = (query: PostingReportQuery, signal: AbortSignal) =>
  call(listPostingReport, { query }, { signal })

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

export function postingTransactionsQuery(
  params: PostingTransactionsPlace,
  query: PostingTransactionsQuery,
) {
  return queryOptions({
    queryKey: officeKeys.reports.transactions(params, query),
    queryFn: ({ signal }) => call(listPostingTransactions, { params, query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const postingTransactionsPage = (
  params: PostingTransactionsPlace,
  query: PostingTransactionsQuery,
  signal: AbortSignal,
) => call(listPostingTransactions, { params, query }, { signal })

export function batchesQuery(merchant: string, query: BatchesQuery) {
  return queryOptions({
    queryKey: officeKeys.reports.batches(merchant, query),
    queryFn: ({ signal }) => call(listBatches, { params: { merchant }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Notes what the bank shows of a batch, or takes that note off. */
export const reconcile = async (body: ReconcileBody, key: TakeKey): Promise<BatchRow> =>
  (await change(reconcileBatch, { body }, key)).data
