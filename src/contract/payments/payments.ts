import * as v from 'valibot'
import { blindEntry } from '@/contract/departments/blind-entry'
import { endpoint } from '@/contract/endpoint'
import { tender } from '@/contract/departments/payment-settings'
import {
  cents,
  chargeCents,
  dataOf,
  emailText,
  id,
  instant,
  nameText,
  numberText,
  paidCents,
  shortText,
  tokenText,
} from '@/contract/wire'

/** A payment of one installment, or without a bill: then `id` is a UUID. */
export const payItem = v.object({
  id,
  department_id: id,
  amount_cents: paidCents,
  /** Without a bill: the typed fields (product.md P5). */
  entry: v.optional(blindEntry),
})
export type PayItem = v.InferOutput<typeof payItem>

/** More than any cart holds: a department accepts 100 at most. */
const mostItems = 500

/** The office's rules about what may be paid together, and which amounts. */
export const ruleCodes = [
  'delinquent-first',
  'halves-in-order',
  'whole-only',
  'under-minimum',
  'too-large',
  'one-bill',
  'too-many-items',
] as const
export type RuleCode = (typeof ruleCodes)[number]

/**
 * The server's check of an item. `balance_cents` is the maximum payment, unless the department accepts
 * more: an amount above it is `changed` where it is refused.
 */
export const itemCheck = v.object({
  id,
  department_id: id,
  /** `invalid`: the typed fields do not match the department's. */
  state: v.picklist(['ok', 'changed', 'paid', 'held', 'pending', 'gone', 'off', 'invalid']),
  balance_cents: chargeCents,
  /** The time and amount of the latest payment that changed it. */
  changed_at: v.nullable(instant),
  reason: v.nullable(v.string()),
  /** The rule that its bill breaks with what is asked for of it: a quote would be refused. */
  rule: v.optional(v.picklist(ruleCodes)),
  /** Only at the counter: who made the latest payment of it, or took it there. */
  paid: v.optional(
    v.object({ by: v.string(), online: v.boolean(), at: instant, amount_cents: chargeCents }),
  ),
})
export type ItemCheck = v.InferOutput<typeof itemCheck>

export const checkCart = endpoint({
  id: 'checkCart',
  method: 'POST',
  path: 'api/cart/check',
  in_specification: false,
  access: 'anyone',
  body: v.object({ items: v.pipe(v.array(payItem), v.maxLength(mostItems)) }),
  answer: dataOf(v.array(itemCheck)),
})

export const feeRule = v.object({
  kind: v.picklist(['rate', 'minimum', 'flat', 'absorbed']),
  rate_bp: v.nullable(cents),
  amount_cents: v.nullable(cents),
})

export const longestQuote = 100_000

export const quoteGroup = v.object({
  department_id: id,
  subtotal_cents: paidCents,
  fee_cents: chargeCents,
  rule: feeRule,
  /** The fee goes back with a refund of the amount. Absent: the checkout says nothing of it. */
  fee_refundable: v.optional(v.boolean()),
})

/** It may contain payment data, as the demonstration's does. */
const quoteId = v.pipe(v.string(), v.maxLength(longestQuote))

export const quote = v.object({
  quote_id: quoteId,
  expires_at: instant,
  tender,
  groups: v.array(quoteGroup),
  subtotal_cents: paidCents,
  fee_cents: chargeCents,
  total_cents: paidCents,
  /** Every usable tender for these items, priced, cheapest first. */
  alternatives: v.array(v.object({ tender, fee_cents: chargeCents, total_cents: paidCents })),
  /** Business date on which the payment settles (product.md, "Dates"). */
  posting_date: v.string(),
})
export type Quote = v.InferOutput<typeof quote>

export const quotePayment = endpoint({
  id: 'quotePayment',
  method: 'POST',
  path: 'api/payments/quote',
  in_specification: false,
  access: 'anyone',
  body: v.object({
    items: v.pipe(v.array(payItem), v.minLength(1), v.maxLength(mostItems)),
    tender,
  }),
  answer: dataOf(quote),
  /** 409 `bill_changed` with `items`; 422 with `ruleProblem` where a rule of the office is broken. */
  errors: [409, 422, 503],
})

/**
 * Optional in a 422 about the items: the broken rule, which screens say in the visitor's language,
 * and the items of the bill that breaks it. Without a code the message is shown as it is.
 */
export const ruleProblem = v.object({
  code: v.picklist(ruleCodes),
  item_ids: v.optional(v.array(id)),
})

export const payer = v.object({
  name: nameText,
  email: emailText,
  phone: v.nullable(shortText),
  zip: shortText,
  street: v.nullable(nameText),
})
export type Payer = v.InferOutput<typeof payer>

export const bankAccount = v.object({
  routing: shortText,
  account: numberText,
  kind: v.picklist(['checking', 'savings']),
})
export type BankAccount = v.InferOutput<typeof bankAccount>

/** `waiver`: a court's waiver and plea statement, in the version of its bill. */
export const consent = v.object({
  kind: v.picklist(['echeck', 'terms', 'waiver']),
  version: shortText,
})

export const paymentBody = v.object({
  quote_id: quoteId,
  tender,
  /** From the hosted card fields; the card number never reaches this program. */
  token: v.nullable(tokenText),
  /** `YYYYMM`, from the hosted card fields. */
  expiry: v.nullable(shortText),
  bank_account: v.nullable(bankAccount),
  payer,
  consents: v.pipe(v.array(consent), v.maxLength(50)),
  /** The payer saw an earlier equal payment and confirmed another one. */
  confirm_duplicate: v.boolean(),
  /** BCP 47; the language of the receipt's e-mail. */
  language: shortText,
  recaptcha_token: v.nullable(tokenText),
})
export type PaymentBody = v.InferOutput<typeof paymentBody>

/** `pending`: an e-check that the bank may still return. */
export const payment = v.object({
  key: v.string(),
  status: v.picklist(['approved', 'pending', 'unknown']),
  receipt_id: v.nullable(v.string()),
  confirmation: v.nullable(v.string()),
  total_cents: paidCents,
  at: instant,
})
export type Payment = v.InferOutput<typeof payment>

/**
 * Pays a quote once. The header `Idempotency-Key` is the attempt's key: the same key and body get
 * the first answer again; the same key with another body is a 409 `key_reused`.
 * 201 approved or pending, 202 unknown; refusals carry `paymentProblem`.
 */
export const createPayment = endpoint({
  id: 'createPayment',
  method: 'POST',
  path: 'api/payments',
  in_specification: false,
  access: 'anyone',
  key: 'attempt',
  body: paymentBody,
  answer: dataOf(payment),
  errors: [401, 402, 409, 422, 423, 429, 503],
})

export const problemCodes = [
  'declined',
  'timed_out',
  'partial',
  'duplicate_suspected',
  'quote_changed',
  'bill_changed',
  'key_reused',
  'challenge',
  'too_many',
  'blocked',
  'payments_off',
  'bank_account',
] as const

/** The details of a refused payment (product.md 3.4). */
export const paymentProblem = v.object({
  code: v.picklist(problemCodes),
  message: v.optional(v.string()),
  /** For `declined`: the advice to the payer; never that a card is lost or stolen. */
  reason: v.optional(v.picklist(['details', 'contact_bank', 'other_card'])),
  quote: v.optional(quote),
  items: v.optional(v.array(itemCheck)),
  /** For `duplicate_suspected`: the items that were paid before. */
  item_ids: v.optional(v.array(id)),
  /**
   * Only for the signed-in user who made that payment: neither a matching e-mail nor a matching
   * card suffices, because both can be guessed.
   */
  earlier: v.optional(
    v.object({
      at: instant,
      amount_cents: paidCents,
      pending: v.boolean(),
      last4: v.nullable(v.string()),
      /** `visa`, `mastercard` …; null for a bank account. */
      brand: v.optional(v.nullable(v.string())),
      receipt_id: v.nullable(v.string()),
      /** null while its outcome is unknown. */
      confirmation: v.optional(v.nullable(v.string())),
    }),
  ),
  /** `duplicate_suspected`: what is there twice is in this cart, and was not paid before. */
  in_cart: v.optional(v.boolean()),
  approved_cents: v.optional(paidCents),
  retry_after_seconds: v.optional(v.number()),
  /** For `challenge` and `too_many`: the next try answers it in `recaptcha_token`. */
  challenge: v.optional(v.string()),
  ends_at: v.optional(v.nullable(instant)),
})
export type PaymentProblem = v.InferOutput<typeof paymentProblem>

/** `not_found`: no such charge was made; paying again is safe. */
export const paymentState = v.object({
  state: v.picklist(['unknown', 'approved', 'pending', 'declined', 'not_found']),
  receipt_id: v.nullable(v.string()),
  confirmation: v.nullable(v.string()),
  at: v.nullable(instant),
})
export type PaymentState = v.InferOutput<typeof paymentState>

export const getPaymentStatus = endpoint({
  id: 'getPaymentStatus',
  method: 'GET',
  path: 'api/payments/status/{key}',
  in_specification: false,
  access: 'anyone',
  params: v.object({ key: id }),
  answer: dataOf(paymentState),
})
