import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { quoteQuery } from '@/api/payments'
import type { Tender } from '@/contract/payment-settings'
import { useFormats } from '@/i18n/format'
import { cartDifferences } from '@/rules/cart/cart-check'
import { last4 } from '@/rules/payments/cards'
import { savingOf } from '@/rules/payments/tender-prices'
import { acceptInCart, removeFromCart } from '@/state/cart'
import { Button } from '@/ui/action/button'
import { BankIcon, CardIcon } from '@/ui/display/icons'
import { Row } from '@/ui/layout/stack'
import { CardFrame } from './card-frame'
import { payItemsOf } from '@/rules/cart/pay-items'
import type { Order } from './order'
import type { Refusal } from './refusal'
import { PayAction } from './pay-action'
import { PayDialog } from './pay-dialog'
import { forgetRefusal, goOn } from './payment-run'
import { usedUpCard } from './refusal'
import { RefusalNotice } from './refusal-notice'
import { PostingSentence } from './summary'
import { useCardFields } from './use-card-fields'
import { type PaymentControl, usePayment } from './use-payment'

export interface SecureCheckoutProps {
  order: Order
  /** The payer accepted another price. */
  onOrder: (order: Order) => void
  onPayWith: (tender: Tender) => void
}

/** Pays an order from a bank account or by card (product.md 3.3 steps 5 and 6). */
export function SecureCheckout(props: SecureCheckoutProps) {
  const control = usePayment(props.order)
  useEffect(() => forgetRefusal, [])
  useReceiptAtHand()
  return props.order.bank === null ? (
    <PayByCard {...props} control={control} />
  ) : (
    <PayFromBank {...props} control={control} account={props.order.bank.account} />
  )
}

/**
 * Loads the receipt's code before the payment, so that it can be shown if the network fails
 * afterwards.
 */
function useReceiptAtHand(): void {
  const router = useRouter()
  useEffect(() => {
    for (const id of ['/_bare', '/_bare/print-receipt/$id'] as const) {
      // A failure here is harmless: the receipt's page loads it again.
      router.loadRouteChunk(router.routesById[id])?.catch(() => undefined)
    }
  }, [router])
}

type PayProps = SecureCheckoutProps & { control: PaymentControl }

function PayFromBank({ account, ...props }: PayProps & { account: string }) {
  const { control, order } = props
  const decisions = useDecisions(props)
  return (
    <PayDialog
      totalCents={order.quote.total_cents}
      sending={control.sending}
      typed={false}
      status={<Progress control={control} />}
      action={
        <PayAction
          {...decisions}
          control={control}
          totalCents={order.quote.total_cents}
          waiting={false}
          onPress={() => control.press(null)}
        />
      }
    >
      <Notice {...props} />
      <Row>
        <BankIcon />
        <FormattedMessage id="checkout.pay.fromBank" values={{ last4: last4(account) }} />
      </Row>
      <chakra.p textStyle="help">
        <PostingSentence />
      </chakra.p>
    </PayDialog>
  )
}

function PayByCard(props: PayProps) {
  const { control, order } = props
  const decisions = useDecisions(props)
  const fields = useCardFields()
  const { entry, send } = fields
  const { refusal } = control

  useEffect(() => {
    if (refusal && usedUpCard(refusal)) send({ type: 'renewed' })
  }, [refusal, send])

  useEffect(() => {
    if (entry.press !== 'due' || entry.card === null) return
    send({ type: 'charged' })
    control.press({ token: entry.card.token, expiry: entry.card.expiry })
    // The handler of a press is the one of the render in which its card became due.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entry.press])

  const waiting = entry.press === 'waiting'
  return (
    <PayDialog
      totalCents={order.quote.total_cents}
      sending={control.sending}
      typed={entry.typed}
      status={
        <Progress
          control={control}
          checking={waiting}
          ready={entry.card ? last4(entry.card.token) : null}
        />
      }
      action={
        <PayAction
          {...decisions}
          control={control}
          totalCents={order.quote.total_cents}
          waiting={waiting}
          onPress={() => {
            if (control.mayPress()) fields.press()
          }}
        />
      }
    >
      <Notice {...props} />
      <CardFrame fields={fields} />
    </PayDialog>
  )
}

/** The actions that a refusal offers besides paying again. */
function useDecisions({ control, order, onOrder }: PayProps) {
  const queryClient = useQueryClient()
  const { history } = useRouter()
  const { refusal } = control
  const close = () => {
    goOn()
    history.back({ ignoreBlocker: true })
  }
  const acceptQuote = async () => {
    const given = refusal?.kind === 'quote_changed' ? refusal.quote : null
    const query = quoteQuery(payItemsOf(order.items), order.quote.tender)
    if (given) queryClient.setQueryData(query.queryKey, given)
    const quote = given ?? (await queryClient.query({ ...query, staleTime: 0 }))
    onOrder({ ...order, quote })
    goOn()
  }
  return {
    onClose: close,
    // If the new price cannot be loaded, the notice stays and offers it again.
    onAcceptQuote: () => void acceptQuote().catch(() => undefined),
    onAcceptBill: () => {
      if (refusal?.kind !== 'bill_changed') return
      acceptInCart(cartDifferences(order.items, refusal.items))
      close()
    },
  }
}

function Notice({ control, order, onPayWith }: PayProps) {
  const { money } = useFormats()
  const { history } = useRouter()
  if (control.refusal === null) return null
  const ways = order.quote.alternatives
  const other: Tender = order.bank === null ? 'echeck' : 'card'
  const saving = savingOf(ways, other, order.quote.tender)
  const offered = ways.some(({ tender }) => tender === other)
  const paidBefore = control.refusal.kind === 'duplicate' ? removable(control.refusal, order) : []
  const leave = () => {
    goOn()
    history.back({ ignoreBlocker: true })
  }
  return (
    <RefusalNotice
      refusal={control.refusal}
      order={order}
      onRemove={
        paidBefore.length === 0
          ? null
          : () => {
              removeFromCart(paidBefore)
              leave()
            }
      }
      otherWay={
        offered && (
          <Button
            variant="outline"
            icon={other === 'card' ? <CardIcon /> : <BankIcon />}
            onClick={() => {
              onPayWith(other)
              leave()
            }}
          >
            {other === 'card' && <FormattedMessage id="checkout.refused.payByCard" />}
            {other === 'echeck' && (
              <FormattedMessage
                id={
                  saving > 0 ? 'checkout.refused.payByEcheckSaves' : 'checkout.refused.payByEcheck'
                }
                values={{ amount: money(saving) }}
              />
            )}
          </Button>
        )
      }
    />
  )
}

/** The items that the server says were paid before; with a single item it need not name it. */
function removable(
  { item_ids }: Extract<Refusal, { kind: 'duplicate' }>,
  { items }: Order,
): string[] {
  const ids = items.map(({ id }) => id)
  return ids.length === 1 ? ids : ids.filter((id) => item_ids.includes(id))
}

interface ProgressProps {
  control: PaymentControl
  checking?: boolean
  /** The last four digits of a card that can be charged. */
  ready?: string | null
}

function Progress({ control: { sending, slow }, checking = false, ready = null }: ProgressProps) {
  if (sending) return <FormattedMessage id={slow ? 'checkout.pay.slow' : 'checkout.pay.sending'} />
  if (checking) return <FormattedMessage id="checkout.pay.checkingCard" />
  return ready === null ? null : (
    <FormattedMessage id="checkout.pay.cardReady" values={{ last4: ready }} />
  )
}
