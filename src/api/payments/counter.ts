import { queryOptions } from '@tanstack/react-query'
import {
  cancelSale,
  type CounterBody,
  getSale,
  listTerminals,
  quoteCounterPayment,
  startSale,
  takePayment,
  type TerminalBody,
} from '@/contract/payments/counter'
import type { PayItem } from '@/contract/payments/payments'
import { change } from '@/api/keyed-call'
import { call } from '@/api/client'
import { officeKeys } from '@/api/office-keys'
import { paymentTimeout } from './payments'

/** Payments that staff take. */

export function counterQuoteQuery(items: readonly PayItem[]) {
  return queryOptions({
    queryKey: officeKeys.counter.quote(items),
    queryFn: async ({ signal }) =>
      (await call(quoteCounterPayment, { body: { items: [...items] } }, { signal })).data,
    enabled: items.length > 0,
    // A quote lives 15 minutes; an older one is refetched before it can expire in use.
    staleTime: 5 * 60_000,
    retry: false,
  })
}

export const terminalsQuery = queryOptions({
  queryKey: officeKeys.counter.terminals,
  queryFn: async ({ signal }) => (await call(listTerminals, {}, { signal })).data,
  staleTime: 0,
})

/** How often a sale is asked about while its terminal works. */
const followMs = 1_000

/** `data: null`: there was no such sale. */
export function saleQuery(key: string) {
  return queryOptions({
    queryKey: officeKeys.counter.sale(key),
    queryFn: async ({ signal }) =>
      (await call(getSale, { params: { key } }, { signal, quiet: true })).data,
    refetchInterval: followMs,
    staleTime: 0,
  })
}

/** The same key never charges twice, even if the answer is lost. */
export async function sendCounterPayment(key: string, body: CounterBody) {
  const options = { timeout: paymentTimeout }
  return (await change(takePayment, { body }, () => key, options)).data
}

export async function sendSale(key: string, id: string, body: TerminalBody) {
  const options = { timeout: paymentTimeout }
  return (await change(startSale, { params: { id }, body }, () => key, options)).data
}

export async function sendCancel(id: string, key: string) {
  return (await call(cancelSale, { params: { id }, body: { key } })).data
}
