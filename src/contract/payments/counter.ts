import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { bankAccount, consent, longestQuote, payer, payItem, payment } from './payments'
import {
  chargeCents,
  dataOf,
  id,
  instant,
  longText,
  nameText,
  paidCents,
  plainDate,
  shortText,
  tokenText,
} from '@/contract/wire'

/** Payments that staff take: for a caller, at the counter, out of the mail (product.md P9, 3.6). */

export const counterTenderNames = ['card', 'echeck', 'terminal', 'cash', 'check'] as const
export const counterTender = v.picklist(counterTenderNames)
export type CounterTender = v.InferOutput<typeof counterTender>

/** How the payer came. */
export const payerWayNames = ['calling', 'counter', 'mail'] as const
export const payerWay = v.picklist(payerWayNames)
export type PayerWay = v.InferOutput<typeof payerWay>

/** As many installments as one account has, by far. */
const mostItems = 500

export const counterPrice = v.object({
  quote_id: v.pipe(v.string(), v.maxLength(longestQuote)),
  tender: counterTender,
  groups: v.array(
    v.object({ department_id: id, subtotal_cents: paidCents, fee_cents: chargeCents }),
  ),
  fee_cents: chargeCents,
  total_cents: paidCents,
})
export type CounterPrice = v.InferOutput<typeof counterPrice>

/** A court's statement that the payer has to accept, in the words that a citizen reads online. */
export const counterWaiver = v.object({
  version: shortText,
  text: v.string(),
  /** The tickets that it is about. */
  accounts: v.array(v.string()),
})
export type CounterWaiver = v.InferOutput<typeof counterWaiver>

export const counterQuote = v.object({
  subtotal_cents: paidCents,
  /** Of each way that is allowed here, in the order of `counterTenderNames`. */
  prices: v.array(counterPrice),
  expires_at: instant,
  /** Business date on which the payment settles. */
  posting_date: plainDate,
  waivers: v.array(counterWaiver),
})
export type CounterQuote = v.InferOutput<typeof counterQuote>

const access = 'payments.counter'

export const quoteCounterPayment = endpoint({
  id: 'quoteCounterPayment',
  method: 'POST',
  path: 'api/counter/quote',
  in_specification: false,
  access,
  body: v.object({ items: v.pipe(v.array(payItem), v.minLength(1), v.maxLength(mostItems)) }),
  answer: dataOf(counterQuote),
  /** 409 `bill_changed` with `items`. */
  errors: [409, 422, 503],
})

/** What every way needs. Name, e-mail and phone are the payer's, not the clerk's. */
const taking = {
  quote_id: v.pipe(v.string(), v.maxLength(longestQuote)),
  payer,
  way: payerWay,
  /** For staff only. */
  note: longText,
  consents: v.pipe(v.array(consent), v.maxLength(50)),
  /** The clerk saw an earlier equal payment and confirmed another one. */
  confirm_duplicate: v.boolean(),
  /** BCP 47; the language of the receipt's e-mail. */
  language: shortText,
}

export const counterBody = v.object({
  ...taking,
  tender: v.picklist(['card', 'echeck', 'cash', 'check']),
  /** From the hosted card fields, with the expiration date as `YYYYMM`. */
  token: v.nullable(tokenText),
  expiry: v.nullable(shortText),
  bank_account: v.nullable(bankAccount),
  /** Only of a paper check. */
  check_number: v.nullable(shortText),
})
export type CounterBody = v.InferOutput<typeof counterBody>

/**
 * Takes a payment once. `Idempotency-Key`, answers and refusals are those of `createPayment`; what
 * became of an unknown one is asked with `getPaymentStatus`.
 */
export const takePayment = endpoint({
  id: 'takePayment',
  method: 'POST',
  path: 'api/counter/payments',
  in_specification: false,
  access,
  key: 'attempt',
  body: counterBody,
  answer: dataOf(payment),
  errors: [402, 409, 422, 429, 503],
})

export const terminalBody = v.object(taking)
export type TerminalBody = v.InferOutput<typeof terminalBody>

export const terminal = v.object({
  /** Its serial number. */
  id,
  state: v.picklist(['ready', 'in-use']),
  /** Whose sale it is busy with; null: it is free, or busy with something else. */
  used_by: v.nullable(nameText),
})
export type Terminal = v.InferOutput<typeof terminal>

/** Empty where the merchant uses none. */
export const listTerminals = endpoint({
  id: 'listTerminals',
  method: 'GET',
  path: 'api/terminals',
  in_specification: false,
  access,
  answer: dataOf(v.array(terminal)),
})

export const saleStates = [
  /** The terminal was called and has not answered yet. */
  'connecting',
  /** It asks for a card. */
  'waiting',
  'authorizing',
  /** It did not answer in time: the processor is asked whether it charged. */
  'checking',
  'approved',
  'declined',
  'cancelled',
  /** No card came, or the terminal never answered. Not charged. */
  'timed-out',
] as const
export const saleState = v.picklist(saleStates)
export type SaleState = v.InferOutput<typeof saleState>

export const terminalSale = v.object({
  key: id,
  terminal_id: id,
  state: saleState,
  total_cents: paidCents,
  at: instant,
  receipt_id: v.nullable(id),
  confirmation: v.nullable(v.string()),
})
export type TerminalSale = v.InferOutput<typeof terminalSale>

/**
 * Asks the payer for a card. The answer comes at once; the page follows the sale. While it runs, its
 * bills count as being paid. 422 at `terminal`: it is in use. `Idempotency-Key` as always.
 */
export const startSale = endpoint({
  id: 'startSale',
  method: 'POST',
  path: 'api/terminals/{id}/sale',
  in_specification: false,
  access,
  key: 'attempt',
  params: v.object({ id }),
  body: terminalBody,
  answer: dataOf(terminalSale),
  errors: [404, 409, 422, 503],
})

export const getSale = endpoint({
  id: 'getSale',
  method: 'GET',
  path: 'api/counter/sales/{key}',
  in_specification: false,
  access,
  params: v.object({ key: id }),
  /** null: there was no such sale. */
  answer: dataOf(v.nullable(terminalSale)),
})

/** 409 `too_late`: the card is being charged, or the sale is over. */
export const cancelSale = endpoint({
  id: 'cancelSale',
  method: 'POST',
  path: 'api/terminals/{id}/cancel',
  in_specification: false,
  access,
  params: v.object({ id }),
  body: v.object({ key: id }),
  answer: dataOf(terminalSale),
  errors: [404, 409],
})
