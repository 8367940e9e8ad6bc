import * as v from 'valibot'
import { billStatus } from './bill-search'
import { endpoint } from '@/contract/endpoint'
import { paidWith } from '@/contract/payments/paid-with'
import { paymentStatuses } from '@/contract/payments/payment-status'
import { cents, dataOf, id, instant, plainDate, searchText, year } from '@/contract/wire'

/** The office's search across departments (product.md A17). */

export const hitKinds = ['bills', 'accounts', 'payments', 'permits'] as const
export type HitKind = (typeof hitKinds)[number]

/** The most rows of each kind; more of them are a reason to type more. */
export const mostHits = 50

const merchant = v.object({ id, name: v.string(), sub_domain: v.string() })

const place = {
  merchant,
  department_id: id,
  department: v.string(),
  parcel_id: id,
  account: v.string(),
  client: v.string(),
  owner: v.string(),
  address: v.string(),
}

export const billHit = v.object({
  ...place,
  /** Of its first open installment, or of the one that was searched for. */
  bill_number: v.string(),
  year,
  status: billStatus,
  amount_due_cents: cents,
  /** Why it cannot be paid online. */
  hold: v.nullable(v.string()),
  /** Paid, and not settled yet. */
  pending_cents: cents,
  /** Of a payment that is being checked, and no part of what is due. */
  checking_cents: v.optional(cents),
  /** A citizen who has its account linked. */
  user_id: v.optional(v.nullable(id)),
})
export type BillHit = v.InferOutput<typeof billHit>

/** An account, or a permit. */
export const accountHit = v.object({
  ...place,
  /** Below zero: a credit. */
  balance_cents: cents,
  past_due_cents: cents,
  hold: v.nullable(v.string()),
  pending_cents: cents,
  /** Of payments that are being checked, and no part of the balance. */
  checking_cents: v.optional(cents),
  /** The newest year with a bill; null: none yet. */
  year: v.nullable(year),
  /** A citizen who has it linked. */
  user_id: v.nullable(id),
})
export type AccountHit = v.InferOutput<typeof accountHit>

export const paymentHit = v.object({
  merchant,
  /** Names it to `api/transactions/{id}`, with the first of its departments and its day there. */
  transaction_id: id,
  department_id: id,
  day: plainDate,
  /** null: nothing was charged, or it is not known yet. */
  receipt_id: v.nullable(id),
  confirmation: v.string(),
  /** While its outcome is unknown: what its payer was given to name it by. */
  reference: v.optional(v.nullable(v.string())),
  at: instant,
  payer_name: v.string(),
  tender: paidWith,
  brand: v.nullable(v.string()),
  last4: v.string(),
  total_cents: cents,
  status: v.picklist(paymentStatuses),
  return_code: v.nullable(v.string()),
  departments: v.array(v.string()),
  accounts: v.array(v.string()),
})
export type PaymentHit = v.InferOutput<typeof paymentHit>

/** `more`: there are others beside these. */
const groupOf = <Row>(row: v.GenericSchema<Row, Row>) =>
  v.object({ rows: v.array(row), more: v.boolean() })

export const officeHits = v.object({
  bills: groupOf(billHit),
  accounts: groupOf(accountHit),
  payments: groupOf(paymentHit),
  permits: groupOf(accountHit),
})
export type OfficeHits = v.InferOutput<typeof officeHits>

/**
 * Has a path of its own beside the citizens' search: its answer and its permission are other ones.
 * On the root domain without a merchant, all of them (decision 19).
 */
export const searchOffice = endpoint({
  id: 'searchOffice',
  method: 'GET',
  path: 'api/search-for-bill',
  in_specification: false,
  access: 'bills.search-all',
  sentence: true,
  query: v.object({
    /** A number, name, address, phone number, e-mail address, confirmation number or last four. */
    q: searchText,
    department_id: v.optional(id),
    merchant_id: v.optional(id),
  }),
  answer: dataOf(officeHits),
  /** 429: many e-mail addresses or phone numbers that the caller sees masked were looked up. */
  errors: [422, 429],
})
