import * as v from 'valibot'
import { endpoint } from './endpoint'
import { tender } from './payment-settings'
import { cents, dataOf, id, instant, messageOnly, plainDate, year } from './wire'

export const receiptItem = v.object({
  id,
  department_id: id,
  department: v.string(),
  account: v.string(),
  owner: v.string(),
  address: v.string(),
  year,
  cycle: v.string(),
  bill_number: v.string(),
  amount_cents: cents,
  /** What is left of this installment now. */
  balance_cents: cents,
})

/** Everything a receipt shows (product.md 3.5); it names no token, full e-mail or merchant id. */
export const receipt = v.object({
  id,
  confirmation: v.string(),
  status: v.picklist(['approved', 'pending', 'voided', 'refunded', 'part-refunded', 'returned']),
  refunded_cents: cents,
  at: instant,
  credit_date: plainDate,
  posting_date: plainDate,
  posted: v.boolean(),
  payer_name: v.string(),
  /** `j•••@example.com` */
  email_masked: v.nullable(v.string()),
  tender,
  /** `visa`, `mastercard` …; null for a bank account. */
  brand: v.nullable(v.string()),
  last4: v.string(),
  auth_code: v.nullable(v.string()),
  items: v.array(receiptItem),
  fees: v.array(v.object({ department_id: id, department: v.string(), fee_cents: cents })),
  subtotal_cents: cents,
  fee_cents: cents,
  total_cents: cents,
  channel: v.picklist(['online', 'counter', 'terminal']),
})
export type Receipt = v.InferOutput<typeof receipt>

export const getReceipt = endpoint({
  id: 'getReceipt',
  method: 'GET',
  path: 'api/receipts/{id}',
  given: false,
  access: 'anyone',
  params: v.object({ id }),
  answer: dataOf(receipt),
  errors: [404],
})

/** Sends the receipt to the address that the payer gave, and to no other. */
export const emailReceipt = endpoint({
  id: 'emailReceipt',
  method: 'POST',
  path: 'api/receipts/{id}/email',
  given: false,
  access: 'anyone',
  params: v.object({ id }),
  answer: messageOnly,
  errors: [404, 422, 429],
})

/** A wrong pair answers `data: null`, whichever half is wrong. */
export const lookUpReceipt = endpoint({
  id: 'lookUpReceipt',
  method: 'POST',
  path: 'api/receipts/lookup',
  given: false,
  access: 'anyone',
  body: v.object({
    confirmation: v.string(),
    email: v.string(),
    recaptcha_token: v.nullable(v.string()),
  }),
  answer: dataOf(v.nullable(v.object({ id }))),
  /** 423: after three wrong tries the visitor must pass the challenge. */
  errors: [423, 429],
})
