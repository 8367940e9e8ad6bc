import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  checkTransaction,
  decideRefund,
  getTransaction,
  noteTransaction,
  refundTransaction,
  resendReceipt,
  voidTransaction,
} from '@/contract/transaction'
import { listTransactions } from '@/contract/transactions'
import { change, type TakeKey } from './change'
import { call } from './client'
import { officeKeys } from './office-keys'

/** Payments as the office sees them, and what staff do with them. */

export type TransactionsQuery = CallInput<typeof listTransactions>['query']

export interface DepartmentPlace {
  readonly merchant: string
  readonly department: string
}

/** One page for an export, without retries. */
export const transactionsPage = (
  params: DepartmentPlace,
  query: TransactionsQuery,
  signal: AbortSignal,
) => call(listTransactions, { params, query }, { signal })

/** One page of a day with its totals; a day shows no other day's rows while it loads. */
export function transactionsQuery(params: DepartmentPlace, query: TransactionsQuery) {
  const { merchant, department } = params
  return queryOptions({
    queryKey: officeKeys.transactions.list(merchant, department, query),
    queryFn: ({ signal }) => call(listTransactions, { params, query }, { signal }),
    placeholderData: (before) => (before?.day === query.day ? before : undefined),
    refetchOnWindowFocus: 'always',
  })
}

/** A payment, and whose it is where no subdomain says that (decision 19). */
export interface TransactionKey {
  readonly id: string
  readonly merchant: string | null
}

const parts = ({ id, merchant }: TransactionKey) => ({
  params: { id },
  query: merchant === null ? {} : { merchant_id: merchant },
})

export function transactionQuery(key: TransactionKey) {
  return queryOptions({
    queryKey: officeKeys.transactions.one(key.id, key.merchant),
    queryFn: async ({ signal }) => (await call(getTransaction, parts(key), { signal })).data,
    refetchOnWindowFocus: 'always',
  })
}

type Body<E> = CallInput<E> extends { readonly body: infer Sent } ? Sent : never

export const voidPayment = (of: TransactionKey, body: Body<typeof voidTransaction>, key: TakeKey) =>
  change(voidTransaction, { ...parts(of), body }, key)

export const refundPayment = (
  of: TransactionKey,
  body: Body<typeof refundTransaction>,
  key: TakeKey,
) => change(refundTransaction, { ...parts(of), body }, key)

export const decideOnRefund = (of: TransactionKey, body: Body<typeof decideRefund>, key: TakeKey) =>
  change(decideRefund, { ...parts(of), body }, key)

export const checkPayment = (of: TransactionKey, key: TakeKey) =>
  change(checkTransaction, parts(of), key)

export const sendReceiptAgain = (of: TransactionKey, email: string | null, key: TakeKey) =>
  change(resendReceipt, { ...parts(of), body: { email } }, key)

export const addNote = (of: TransactionKey, text: string, key: TakeKey) =>
  change(noteTransaction, { ...parts(of), body: { text } }, key)
