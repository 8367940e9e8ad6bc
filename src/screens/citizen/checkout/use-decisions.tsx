import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { quoteQuery } from '@/api/payments/payments'
import type { Tender } from '@/contract/departments/payment-settings'
import { useFormats } from '@/i18n/format'
import { cartDifferences } from '@/rules/cart/cart-check'
import { payItemsOf } from '@/rules/cart/pay-items'
import { savingOf } from '@/rules/payments/tender-prices'
import { acceptInCart } from '@/state/cart/accept-in-cart'
import { removeFromCart } from '@/state/cart/cart'
import { itemsPaidBefore, type Order } from './order'
import { goOn } from '@/screens/shared/payment/payment-run'
import type { Refusal } from '@/screens/shared/payment/refusal'

export interface Decisions {
  /** Back to the ways to pay. */
  close: () => void
  acceptQuote: () => void
  acceptBill: () => void
  /** Takes what was paid before out of the cart; null: it is not known which one of several. */
  remove: (() => void) | null
  /** "Pay from a bank account (saves $26.48)"; null: there is no other way. */
  otherWay: { words: ReactNode; choose: () => void } | null
}

interface DecisionsOptions {
  refusal: Refusal | null
  order: Order
  onOrder: (order: Order) => void
  onLeave: () => void
  onPayWith: (tender: Tender) => void
  /** Before it closes: the cart is another one. */
  onCart: () => void
}

/** What can be decided about a refusal, besides paying again. */
export function useDecisions({
  refusal,
  order,
  onOrder,
  onLeave,
  onPayWith,
  onCart,
}: DecisionsOptions): Decisions {
  const queryClient = useQueryClient()
  const { money } = useFormats()
  const close = () => {
    goOn()
    onLeave()
  }
  const acceptQuote = async () => {
    const given = refusal?.kind === 'quote_changed' ? refusal.quote : null
    const query = quoteQuery(payItemsOf(order.items), order.quote.tender)
    if (given) queryClient.setQueryData(query.queryKey, given)
    const quote = given ?? (await queryClient.query({ ...query, staleTime: 0 }))
    // A debit was agreed to for its amount: the form asks again for another one.
    if (order.bank !== null && quote.total_cents !== order.quote.total_cents) close()
    else {
      onOrder({ ...order, quote })
      goOn()
    }
  }
  const paidBefore = refusal?.kind === 'duplicate' ? itemsPaidBefore(refusal, order) : []
  const ways = order.quote.alternatives
  const other: Tender = order.bank === null ? 'echeck' : 'card'
  const saving = savingOf(ways, other, order.quote.tender)
  return {
    close,
    // If the price cannot be loaded, the state stays, to be tried again.
    acceptQuote: () => void acceptQuote().catch(() => undefined),
    acceptBill: () => {
      if (refusal?.kind !== 'bill_changed') return
      acceptInCart(cartDifferences(order.items, refusal.items))
      onCart()
      close()
    },
    remove:
      paidBefore.length === 0
        ? null
        : () => {
            removeFromCart(paidBefore.map(({ id }) => id))
            onCart()
            close()
          },
    otherWay: ways.some(({ tender }) => tender === other)
      ? {
          words:
            other === 'card' ? (
              <FormattedMessage id="checkout.refused.payByCard" />
            ) : (
              <FormattedMessage
                id={
                  saving > 0 ? 'checkout.refused.payByEcheckSaves' : 'checkout.refused.payByEcheck'
                }
                values={{ amount: money(saving) }}
              />
            ),
          choose: () => {
            onPayWith(other)
            close()
          },
        }
      : null,
  }
}
