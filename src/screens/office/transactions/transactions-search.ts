import { readListSearch } from '@/contract/list'
import { transactionList } from '@/contract/transactions'
import type { ListSearch } from '@/screens/shared/list/list-search'

/** The list without its day, which is a place rather than a filter: "Clear all" keeps it. */
const { day: _day, ...filters } = transactionList.filters
export const transactionsBasis = {
  sort: transactionList.sort,
  usualSort: transactionList.usualSort,
  filters,
}

export type TransactionColumn = (typeof transactionList.sort)[number]

export type TransactionsSearch = ListSearch<TransactionColumn, typeof filters> & {
  readonly day?: string | undefined
}

/** The search params of a day's transactions. */
export const readTransactionsSearch = (
  search: Readonly<Record<string, unknown>>,
): TransactionsSearch => readListSearch(transactionList.query, search)
