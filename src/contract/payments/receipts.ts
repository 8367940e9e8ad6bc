import * as v from 'valibot'
import { paidFact } from '@/contract/departments/blind-fields'
import { endpoint } from '@/contract/endpoint'
import { merchantInfo } from '@/contract/merchants/merchants'
import { paidWith } from './paid-with'
import { consent } from './payments'
import {
  cents,
  chargeCents,
  dataOf,
  emailText,
  id,
  instant,
  messageOnly,
  paidCents,
  plainDate,
  shortText,
  tokenText,
  translations,
  year,
} from '@/contract/wire'

export const receiptItem = v.object({
  id,
  department_id: id,
  department: v.string(),
  account: v.string(),
  client: v.string(),
  /** The account can be saved to a profile. */
  linkable: v.boolean(),
  owner: v.string(),
  address: v.string(),
  /** null without a bill, unless the payment names a year. */
  year: v.nullable(year),
  cycle: v.string(),
  bill_number: v.string(),
  amount_cents: paidCents,
  /** The allocation of the amount; its sum is the amount. */
  split: v.array(
    v.object({
      kind: v.picklist(['penalty', 'interest', 'assessment', 'tax', 'charge']),
      amount_cents: cents,
    }),
  ),
  /** The current balance of this installment. */
  balance_cents: cents,
  /** Without a bill: what was paid for (product.md P5). */
  paid_for: v.optional(v.array(paidFact)),
})

/** A bill that this payment was for, and what is still owed on it. */
export const paidBill = v.object({
  department_id: id,
  parcel_id: id,
  year,
  /** Its installments that are open now, none of them when it is settled. */
  open: v.array(v.object({ due_date: plainDate, balance_cents: paidCents })),
})

/** A receipt (product.md 3.5), without token, full e-mail or merchant id. */
export const receipt = v.object({
  /** As it was asked for. */
  id,
  /** Asked for by the office's id: it opens for staff only (decision 41). */
  office: v.optional(v.boolean()),
  /** On the root: whose it is, as its own site says it in merchant-info. */
  merchant: v.optional(merchantInfo),
  /** The caller sees some of its departments only: lines and totals are theirs. */
  part: v.optional(v.boolean()),
  confirmation: v.string(),
  status: v.picklist(['approved', 'pending', 'voided', 'refunded', 'part-refunded', 'returned']),
  refunded_cents: chargeCents,
  /** The time of the void or return. */
  ended_at: v.nullable(instant),
  /** The bank's reason for a return, such as R01. */
  return_code: v.nullable(v.string()),
  at: instant,
  credit_date: plainDate,
  posting_date: plainDate,
  posted: v.boolean(),
  payer_name: v.string(),
  /** `j•••@example.com` */
  email_masked: v.nullable(v.string()),
  /** The caller may send it to another address: the payer, and staff (product.md 3.5). */
  other_address: v.boolean(),
  tender: paidWith,
  /** `visa`, `mastercard` …; null for a bank account. */
  brand: v.nullable(v.string()),
  last4: v.string(),
  auth_code: v.nullable(v.string()),
  items: v.array(receiptItem),
  /** Each bill once; empty where all of it was paid without a bill. */
  bills: v.array(paidBill),
  /** One charge, split by department (decision 14). */
  fees: v.array(
    v.object({
      department_id: id,
      department: v.string(),
      amount_cents: paidCents,
      fee_cents: chargeCents,
      /** It goes back with a refund of the amount. */
      fee_refundable: v.boolean(),
    }),
  ),
  subtotal_cents: paidCents,
  fee_cents: chargeCents,
  total_cents: paidCents,
  channel: v.picklist(['online', 'counter', 'terminal']),
  /** By whom of the office, and how the payer came; absent: the payer did it alone. */
  taken: v.nullish(v.object({ clerk: id, way: v.picklist(['calling', 'counter', 'mail']) })),
  /** What the payer agreed to when paying, in which version. */
  consents: v.optional(v.array(consent)),
  /** Of a paper check. */
  check_number: v.nullish(v.string()),
  /** The office's last lines. */
  footer: v.nullish(v.string()),
  /** `footer`. */
  translations,
})
export type Receipt = v.InferOutput<typeof receipt>

/** On the root, for the provider's staff: whose receipt it is (decision 19). */
const query = v.object({ merchant_id: v.optional(id) })

export const getReceipt = endpoint({
  id: 'getReceipt',
  method: 'GET',
  path: 'api/receipts/{id}',
  in_specification: false,
  access: 'anyone',
  /** The receipt's key; for staff also what `api/transactions` calls the payment. */
  params: v.object({ id }),
  query,
  answer: dataOf(receipt),
  errors: [401, 404],
})

/**
 * Sends the receipt to the payer's address (null), or to another one for the payer and for staff:
 * 403 for everyone else with the receipt's address.
 */
export const emailReceipt = endpoint({
  id: 'emailReceipt',
  method: 'POST',
  path: 'api/receipts/{id}/email',
  in_specification: false,
  access: 'anyone',
  params: v.object({ id }),
  query,
  body: v.object({ email: v.nullable(emailText) }),
  answer: messageOnly,
  errors: [401, 403, 404, 422, 429],
})

/** A wrong pair answers `data: null`, whichever half is wrong. */
export const lookUpReceipt = endpoint({
  id: 'lookUpReceipt',
  method: 'POST',
  path: 'api/receipts/lookup',
  in_specification: false,
  access: 'anyone',
  body: v.object({
    /** As it was typed: neither case nor spaces nor dashes count. */
    confirmation: shortText,
    email: emailText,
    recaptcha_token: v.nullable(tokenText),
  }),
  answer: v.object({
    data: v.nullable(v.object({ id })),
    /** After several wrong tries: the next one answers it in `recaptcha_token`. */
    challenge: v.optional(v.string()),
  }),
  /** 423: the challenge was not answered. 429: too many wrong tries. */
  errors: [423, 429],
})
