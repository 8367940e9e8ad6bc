import * as v from 'valibot'
import { paidFact } from './blind-fields'
import { endpoint } from './endpoint'
import { tender } from './payment-settings'
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
  year,
} from './wire'

export const receiptItem = v.object({
  id,
  department_id: id,
  department: v.string(),
  account: v.string(),
  client: v.string(),
  /** Somebody can keep the account in a profile. */
  linkable: v.boolean(),
  owner: v.string(),
  address: v.string(),
  /** null without a bill, unless it was paid for a year. */
  year: v.nullable(year),
  cycle: v.string(),
  bill_number: v.string(),
  amount_cents: paidCents,
  /** What the amount went to; it adds up to it. */
  split: v.array(
    v.object({
      kind: v.picklist(['penalty', 'interest', 'assessment', 'tax', 'charge']),
      amount_cents: cents,
    }),
  ),
  /** What is left of this installment now. */
  balance_cents: cents,
  /** Without a bill: what it was paid for (product.md P5). */
  paid_for: v.optional(v.array(paidFact)),
})

/** Everything a receipt shows (product.md 3.5); it names no token, full e-mail or merchant id. */
export const receipt = v.object({
  id,
  confirmation: v.string(),
  status: v.picklist(['approved', 'pending', 'voided', 'refunded', 'part-refunded', 'returned']),
  refunded_cents: chargeCents,
  /** When it was voided or returned. */
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
  /** Whoever asks may have it sent to another address: the payer, and staff (product.md 3.5). */
  other_address: v.boolean(),
  tender,
  /** `visa`, `mastercard` …; null for a bank account. */
  brand: v.nullable(v.string()),
  last4: v.string(),
  auth_code: v.nullable(v.string()),
  items: v.array(receiptItem),
  /** One charge, split by department (decision 14). */
  fees: v.array(
    v.object({
      department_id: id,
      department: v.string(),
      amount_cents: paidCents,
      fee_cents: chargeCents,
    }),
  ),
  subtotal_cents: paidCents,
  fee_cents: chargeCents,
  total_cents: paidCents,
  channel: v.picklist(['online', 'counter', 'terminal']),
})
export type Receipt = v.InferOutput<typeof receipt>

export const getReceipt = endpoint({
  id: 'getReceipt',
  method: 'GET',
  path: 'api/receipts/{id}',
  in_specification: false,
  access: 'anyone',
  params: v.object({ id }),
  answer: dataOf(receipt),
  errors: [404],
})

/**
 * Sends the receipt to the address that the payer gave (null), or to another one for the payer and
 * for staff: 403 for whoever only holds the receipt's address.
 */
export const emailReceipt = endpoint({
  id: 'emailReceipt',
  method: 'POST',
  path: 'api/receipts/{id}/email',
  in_specification: false,
  access: 'anyone',
  params: v.object({ id }),
  body: v.object({ email: v.nullable(emailText) }),
  answer: messageOnly,
  errors: [403, 404, 422, 429],
})

/** A wrong pair answers `data: null`, whichever half is wrong. */
export const lookUpReceipt = endpoint({
  id: 'lookUpReceipt',
  method: 'POST',
  path: 'api/receipts/lookup',
  in_specification: false,
  access: 'anyone',
  body: v.object({
    confirmation: shortText,
    email: emailText,
    recaptcha_token: v.nullable(tokenText),
  }),
  answer: v.object({
    data: v.nullable(v.object({ id })),
    /** After several wrong tries: what the next one answers in `recaptcha_token`. */
    challenge: v.optional(v.string()),
  }),
  /** 423: the challenge was not answered. 429: there were too many wrong tries. */
  errors: [423, 429],
})
