import { queryOptions } from '@tanstack/react-query'
import type { Tender } from '@/contract/departments/payment-settings'
import {
  checkCart,
  createPayment,
  getPaymentStatus,
  type PayItem,
  type PaymentBody,
  quotePayment,
} from '@/contract/payments/payments'
import { change } from '@/api/keyed-call'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

/** Longer than the gateway's own 32 s, so that its answer wins (product.md 3.3 step 6). */
export const paymentTimeout = 45_000

export function cartCheckQuery(items: readonly PayItem[]) {
  return queryOptions({
    queryKey: keys.cartCheck.of(items),
    queryFn: async ({ signal }) =>
      (await call(checkCart, { body: { items: [...items] } }, { signal, quiet: true })).data,
    enabled: items.length > 0,
    staleTime: 10_000,
  })
}

export function quoteQuery(items: readonly PayItem[], tender: Tender) {
  return queryOptions({
    queryKey: keys.quotes.of(items, tender),
    queryFn: async ({ signal }) =>
      (await call(quotePayment, { body: { items: [...items], tender } }, { signal })).data,
    enabled: items.length > 0,
    // A quote lives 15 minutes; an older one is refetched before it can expire in use.
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** Sends an attempt. The same key never charges twice, even if the answer is lost. */
export async function sendPayment(key: string, body: PaymentBody) {
  const options = { timeout: paymentTimeout }
  return (await change(createPayment, { body }, () => key, options)).data
}

export async function askPaymentStatus(key: string, signal?: AbortSignal) {
  return (
    await call(getPaymentStatus, { params: { key } }, { signal, quiet: true, timeout: 15_000 })
  ).data
}
