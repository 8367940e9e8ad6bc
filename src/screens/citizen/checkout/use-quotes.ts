import { type QueryClient, useQueries } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiFailure } from '@/api/failure'
import { cartCheckQuery, quoteQuery } from '@/api/payments/payments'
import type { Tender } from '@/contract/departments/payment-settings'
import { paymentProblem, type PaymentProblem, type Quote } from '@/contract/payments/payments'
import { type CartItem, groupByDepartment } from '@/rules/cart/cart'
import { tendersFor, waysToPay } from '@/rules/payments/tender-prices'
import { payItemsOf } from '@/rules/cart/pay-items'

export interface Quotes {
  /** Every tender that the whole cart can be paid with, cheapest first. */
  ways: Quote['alternatives']
  of: (tender: Tender) => Quote | null
  pending: boolean
  error: Error | null
  retry: () => void
}

/** All tenders are priced at once, so that choosing one needs no request. */
export function useQuotes(items: readonly CartItem[]): Quotes {
  const payItems = payItemsOf(items)
  const tenders = tendersFor(groupByDepartment(items))
  return useQueries({
    queries: tenders.map((tender) => quoteQuery(payItems, tender)),
    combine: (answers) => {
      const quotes = answers.flatMap(({ data }) => (data ? [data] : []))
      return {
        ways: waysToPay(quotes),
        of: (tender) => quotes.find((quote) => quote.tender === tender) ?? null,
        pending: answers.some((answer) => answer.isPending),
        error: answers.find((answer) => answer.isError)?.error ?? null,
        retry: () => void Promise.all(answers.map((answer) => answer.refetch())),
      }
    },
  })
}

/** The server's objection to a price, if it has the contract's shape. */
export function problemIn(error: Error | null): PaymentProblem | null {
  if (!(error instanceof ApiFailure)) return null
  const parsed = v.safeParse(paymentProblem, error.body)
  return parsed.success ? parsed.output : null
}

/** A quote may report that a bill has changed: then the cart is refreshed. */
export function keepCheck(
  queryClient: QueryClient,
  items: readonly CartItem[],
  problem: PaymentProblem,
): void {
  if (problem.items === undefined) return
  queryClient.setQueryData(cartCheckQuery(payItemsOf(items)).queryKey, problem.items)
}
