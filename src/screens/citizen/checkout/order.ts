import { sendPayment } from '@/api/payments/payments'
import type { BankAccount, Payer, PaymentBody, Quote } from '@/contract/payments/payments'
import type { CartItem } from '@/rules/cart/cart'
import { payItemsOf } from '@/rules/cart/pay-items'
import type { Charge } from '@/screens/shared/payment/payment-run'
import type { Refusal } from '@/screens/shared/payment/refusal'

/**
 * The order that the payer agreed to when the secure checkout opened; it never changes afterwards.
 */
export interface Order {
  items: readonly CartItem[]
  payer: Payer
  quote: Quote
  /** null for a card: its token comes last and lives in memory only. */
  bank: BankAccount | null
  consents: PaymentBody['consents']
  language: string
  /** When it was agreed to, in the municipality's zone. */
  day: string
}

/** Sent with the order at each press of the button. */
export interface Press {
  card: { token: string; expiry: string | null } | null
  /** The payer saw the earlier payment and confirmed another one. */
  confirmDuplicate: boolean
  /** The answer to a challenge (decision 20). */
  challenge: string | null
}

export function chargeOf(order: Order, press: Press): Charge {
  const body = toBody(order, press)
  return {
    purchase: purchaseOf(order, press.confirmDuplicate),
    body: JSON.stringify({ ...body, recaptcha_token: null }),
    send: (key) => sendPayment(key, body),
  }
}

function toBody(order: Order, press: Press): PaymentBody {
  return {
    quote_id: order.quote.quote_id,
    tender: order.quote.tender,
    token: press.card?.token ?? null,
    expiry: press.card?.expiry ?? null,
    bank_account: order.bank,
    payer: order.payer,
    consents: order.consents,
    confirm_duplicate: press.confirmDuplicate,
    language: order.language,
    recaptcha_token: press.challenge,
  }
}

/** Identifies the purchase, without card or bank data (state/attempts.ts). */
export function purchaseOf({ items, payer, quote, consents }: Order, confirmDuplicate: boolean) {
  const payItems = payItemsOf(items)
  return {
    tender: quote.tender,
    item_ids: payItems.map((item) => item.id),
    total_cents: quote.total_cents,
    facts: { items: payItems, payer, quote_id: quote.quote_id, consents, confirmDuplicate },
  }
}

/** What the server says was paid before; with one item it need not say. */
export function itemsPaidBefore(
  { item_ids }: Pick<Extract<Refusal, { kind: 'duplicate' }>, 'item_ids'>,
  { items }: Pick<Order, 'items'>,
): readonly CartItem[] {
  return items.length === 1 ? items : items.filter(({ id }) => item_ids.includes(id))
}
