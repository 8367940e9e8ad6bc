import * as v from 'valibot'
import { auditAction } from '@/contract/audit'
import { paidFact } from '@/contract/departments/blind-fields'
import { endpoint } from '@/contract/endpoint'
import { paymentStatuses } from './payment-status'
import { moneyBackProblem, refundReason, voidReason } from './refund-reasons'
import { consent } from './payments'
import { declineReason, tenderFacts } from './transactions'
import {
  cents,
  chargeCents,
  dataOf,
  emailText,
  id,
  instant,
  longText,
  messageOnly,
  paidCents,
  plainDate,
  year,
} from '@/contract/wire'

export const transactionRefund = v.object({
  id,
  requested_at: instant,
  requested_by: v.string(),
  /** Principal. */
  amount_cents: paidCents,
  fee_cents: chargeCents,
  reason: refundReason,
  note: v.string(),
  state: v.picklist(['requested', 'refunded', 'refused']),
  decided_at: v.nullable(instant),
  decided_by: v.nullable(v.string()),
  posting_date: v.nullable(plainDate),
  /** What of its principal each of the payment's items gets; without it, a host does not say. */
  items: v.optional(v.array(v.object({ id, amount_cents: chargeCents }))),
})
export type TransactionRefund = v.InferOutput<typeof transactionRefund>

const allocation = v.object({
  id,
  department_id: id,
  department: v.string(),
  account: v.string(),
  client: v.string(),
  owner: v.string(),
  address: v.string(),
  year: v.nullable(year),
  cycle: v.string(),
  bill_number: v.string(),
  /** null: paid without a bill. */
  parcel_id: v.nullable(id),
  paid_for: v.optional(v.array(paidFact)),
  /** Typed with it and not on the receipt. */
  contact: v.optional(v.array(paidFact)),
  amount_cents: paidCents,
  refunded_cents: chargeCents,
  /** What of it may still be refunded; the fee that would go back with all of that. */
  left_cents: chargeCents,
  left_fee_cents: chargeCents,
  /** The current balance of its bill's installment. */
  balance_cents: cents,
  split: v.array(
    v.object({
      kind: v.picklist(['penalty', 'interest', 'assessment', 'tax', 'charge']),
      amount_cents: cents,
      /** The account in the office's books; '': none. */
      fund: v.string(),
    }),
  ),
})
export type Allocation = v.InferOutput<typeof allocation>

export const eventKinds = [
  'priced',
  'submitted',
  'answered',
  'receipt-sent',
  'return-told',
  'refund-told',
  'posted',
  'posts',
  'cleared',
  'returned',
  'voided',
  'refund-requested',
  'refund-made',
  'refund-refused',
  'note',
] as const

/** A step of a payment's life, oldest first; `posts`: the one that is still to come. */
const transactionEvent = v.object({
  at: instant,
  kind: v.picklist(eventKinds),
  /** Staff; null: the payer, or not done by a person. */
  by: v.nullable(v.string()),
  amount_cents: v.nullable(cents),
  /** A note, the bank's code, an address: as it is. */
  text: v.nullable(v.string()),
})
export type TransactionEvent = v.InferOutput<typeof transactionEvent>

/** What a mail to the payer was about. */
const paymentMailKinds = ['receipt', 'echeck-returned', 'refund'] as const
const mailKind = v.picklist(paymentMailKinds)

/** As the processor names them; null: it said nothing of it. */
const gatewayFields = v.object({
  merchid: v.nullable(v.string()),
  orderid: v.nullable(v.string()),
  retref: v.nullable(v.string()),
  setlstat: v.nullable(v.string()),
  respstat: v.nullable(v.string()),
  respproc: v.nullable(v.string()),
  respcode: v.nullable(v.string()),
  resptext: v.nullable(v.string()),
  authcode: v.nullable(v.string()),
  avsresp: v.nullable(v.string()),
  cvvresp: v.nullable(v.string()),
  batchid: v.nullable(v.string()),
  achreturncode: v.nullable(v.string()),
})

/** One payment as the office sees it, and what staff do with it (product.md A14). */
export const transaction = v.object({
  id,
  confirmation: v.string(),
  reference: v.nullable(v.string()),
  /** Opens its receipt for staff (decision 41). null: no money moved, or it is unknown. */
  receipt_id: v.nullable(id),
  /** It was for other departments, too, which the caller does not see. */
  part: v.optional(v.boolean()),
  merchant: v.object({ id, name: v.string(), sub_domain: v.string(), time_zone: v.string() }),
  status: v.picklist(paymentStatuses),
  return_code: v.nullable(v.string()),
  reason: v.nullable(declineReason),
  ...tenderFacts,
  at: instant,
  credit_date: plainDate,
  posting_date: plainDate,
  posted: v.boolean(),
  /** When the bank has the money; null: it never will, or the office deposits it itself. */
  funding_date: v.nullable(plainDate),
  payer: v.object({
    name: v.string(),
    /** null: none was given; masked for those who may not read it. */
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
  }),
  /** Who of the staff took it. */
  taken: v.nullable(
    v.object({ by: v.string(), way: v.picklist(['calling', 'counter', 'mail']), note: v.string() }),
  ),
  items: v.array(allocation),
  fees: v.array(
    v.object({
      department_id: id,
      department: v.string(),
      amount_cents: paidCents,
      fee_cents: chargeCents,
      fee_refundable: v.boolean(),
    }),
  ),
  subtotal_cents: paidCents,
  fee_cents: chargeCents,
  total_cents: paidCents,
  refunds: v.array(transactionRefund),
  voided: v.nullable(
    v.object({
      at: instant,
      by: v.nullable(v.string()),
      reason: voidReason,
      note: v.string(),
    }),
  ),
  /** What is in the way of each action now; null: nothing. */
  problems: v.object({
    void: v.nullable(moneyBackProblem),
    refund: v.nullable(moneyBackProblem),
  }),
  /** Whether the payer gets an e-mail about a refund; without it, a host does not say. */
  tells_refunds: v.optional(v.boolean()),
  /** The last day of the department's refund window; null: it has none. */
  refund_until: v.nullable(plainDate),
  /** What the payer agreed to when paying, in which version. */
  consents: v.array(consent),
  gateway: gatewayFields,
  events: v.array(transactionEvent),
  /** `by`: staff; null: it went out by itself. */
  mails: v.array(
    v.object({ kind: mailKind, at: instant, to: v.string(), by: v.nullable(v.string()) }),
  ),
  audit: v.array(
    v.object({ id, at: instant, by: v.string(), role: v.string(), action: auditAction }),
  ),
  notes: v.array(v.object({ at: instant, by: v.string(), text: v.string() })),
})
export type Transaction = v.InferOutput<typeof transaction>

const params = v.object({ id })
/** On the root: whose payment it is (decision 19). */
const query = v.object({ merchant_id: v.optional(id) })

/** null: none with this id that the caller may see; a 404 would lead away from the list. */
export const getTransaction = endpoint({
  id: 'getTransaction',
  method: 'GET',
  path: 'api/transactions/{id}',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  params,
  query,
  answer: dataOf(v.nullable(transaction)),
})

/** Undoes the whole of it before its batch closes. */
export const voidTransaction = endpoint({
  id: 'voidTransaction',
  method: 'POST',
  path: 'api/transactions/{id}/void',
  in_specification: false,
  access: 'payments.void',
  sentence: true,
  key: 'header',
  params,
  query,
  body: v.object({ reason: refundReason, note: longText }),
  answer: dataOf(transaction),
  errors: [409, 422],
})

/**
 * Gives money back after settlement, item by item. Who may only ask for it (Support) makes a request
 * that waits for `decideRefund`; fees follow the departments' settings. Where `left_cents`, what the
 * caller saw as left of an item, is no longer so, nothing is given back (409 `refunded_since`): a colleague may
 * have answered the same request.
 */
export const refundTransaction = endpoint({
  id: 'refundTransaction',
  method: 'POST',
  path: 'api/transactions/{id}/refund',
  in_specification: false,
  access: 'payments.refund-request',
  sentence: true,
  key: 'header',
  params,
  query,
  body: v.object({
    reason: refundReason,
    note: longText,
    items: v.pipe(
      v.array(v.object({ id, amount_cents: chargeCents, left_cents: v.optional(chargeCents) })),
      v.maxLength(500),
    ),
  }),
  answer: dataOf(transaction),
  errors: [409, 422],
})

/** Approves or refuses the open request. */
export const decideRefund = endpoint({
  id: 'decideRefund',
  method: 'POST',
  path: 'api/transactions/{id}/refund-approve',
  in_specification: false,
  access: 'payments.refund',
  sentence: true,
  key: 'header',
  params,
  query,
  body: v.object({ refund_id: id, approve: v.boolean() }),
  answer: dataOf(transaction),
  errors: [409],
})

/** Asks the processor what became of a payment without an answer. */
export const checkTransaction = endpoint({
  id: 'checkTransaction',
  method: 'POST',
  path: 'api/transactions/{id}/check',
  in_specification: false,
  access: 'payments.check-status',
  sentence: true,
  key: 'header',
  params,
  query,
  answer: dataOf(transaction),
  /** 429: the caller has asked about this payment many times within the hour. */
  errors: [409, 429],
})

/** `email` null: to the payer's own address. */
export const resendReceipt = endpoint({
  id: 'resendReceipt',
  method: 'POST',
  path: 'api/transactions/{id}/resend-receipt',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  key: 'header',
  params,
  query,
  body: v.object({ email: v.nullable(emailText) }),
  answer: messageOnly,
  errors: [409, 422, 429],
})

export const noteTransaction = endpoint({
  id: 'noteTransaction',
  method: 'POST',
  path: 'api/transactions/{id}/note',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  key: 'header',
  params,
  query,
  body: v.object({ text: longText }),
  answer: dataOf(transaction),
  errors: [409, 422],
})
