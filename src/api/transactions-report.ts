import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import { listTransactionsDepartments, listTransactionsReport } from '@/contract/transactions-report'
import { call } from './client'
import { officeKeys } from './office-keys'

export type TransactionsReportQuery = CallInput<typeof listTransactionsReport>['query']
export type TransactionsDepartmentsQuery = CallInput<typeof listTransactionsDepartments>['query']

/** One page for an export, without retries. */
export const transactionsReportPage = (query: TransactionsReportQuery, signal: AbortSignal) =>
  call(listTransactionsReport, { query }, { signal })

/** By merchant. */
export function transactionsReportQuery(query: TransactionsReportQuery) {
  return queryOptions({
    queryKey: officeKeys.transactionsReport.merchants(query),
    queryFn: ({ signal }) => transactionsReportPage(query, signal),
    placeholderData: keepPreviousData,
  })
}

export const transactionsDepartmentsPage = (
  merchant: string,
  query: TransactionsDepartmentsQuery,
  signal: AbortSignal,
) => call(listTransactionsDepartments, { params: { id: merchant }, query }, { signal })

/** By department of one merchant; another merchant's rows are never shown meanwhile. */
export function transactionsDepartmentsQuery(
  merchant: string,
  query: TransactionsDepartmentsQuery,
) {
  return queryOptions({
    queryKey: officeKeys.transactionsReport.departments(merchant, query),
    queryFn: ({ signal }) => transactionsDepartmentsPage(merchant, query, signal),
    placeholderData: (before, last) => (last?.queryKey[2] === merchant ? before : undefined),
  })
}
