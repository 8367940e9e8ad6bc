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
} from '@/contract/payments/transaction'
import { listTransactions, transactionList } from '@/contract/payments/transactions'
import { change, type GetKey } from '@/api/keyed-call'
import { call } from '@/api/client'
import { listApi } from '@/api/list-api'
import { officeKeys } from '@/api/office-keys'

/** Payments as the office sees them, and what staff do with them. */

export interface DepartmentPlace {
  readonly merchant: string
  readonly department: string
}

/** The payment attempts of a day, with its totals. */
export const transactionsApi = listApi(
  listTransactions,
  officeKeys.transactions.list,
  transactionList,
)

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

export const voidPayment = (of: TransactionKey, body: Body<typeof voidTransaction>, key: GetKey) =>
  change(voidTransaction, { ...parts(of), body }, key)

export const refundPayment = (
  of: TransactionKey,
  body: Body<typeof refundTransaction>,
  key: GetKey,
) => change(refundTransaction, { ...parts(of), body }, key)

export const decideOnRefund = (of: TransactionKey, body: Body<typeof decideRefund>, key: GetKey) =>
  change(decideRefund, { ...parts(of), body }, key)

export const checkPayment = (of: TransactionKey, key: GetKey) =>
  change(checkTransaction, parts(of), key)

export const sendReceiptAgain = (of: TransactionKey, email: string | null, key: GetKey) =>
  change(resendReceipt, { ...parts(of), body: { email } }, key)

export const addNote = (of: TransactionKey, text: string, key: GetKey) =>
  change(noteTransaction, { ...parts(of), body: { text } }, key)
