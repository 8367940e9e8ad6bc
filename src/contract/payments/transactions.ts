import * as v from 'valibot'
import { paidFact } from '@/contract/departments/blind-fields'
import { attemptFilters } from './attempt-filters'
import { billPart } from './bill-part'
import { channelNames } from '@/contract/reports/dashboard'
import { endpoint } from '@/contract/endpoint'
import { listOf } from '@/contract/list'
import { paidWith } from './paid-with'
import { paymentStatuses } from './payment-status'
import { movementSums } from '@/contract/reports/report-sums'
import { askedDay, cents, count, id, instant, plainDate } from '@/contract/wire'

/** Payment attempts as the office sees them (product.md A14). An id is the office's: it opens nothing by itself. */

/** Why money was not taken, for the office; `reason` of a declined card stays as vague as it came. */
export const declineReasons = [
  'details',
  'contact_bank',
  'other_card',
  'no-answer',
  'partial',
  'not-found',
] as const
export const declineReason = v.picklist(declineReasons)
export type DeclineReason = v.InferOutput<typeof declineReason>

export const tenderFacts = {
  tender: paidWith,
  /** `visa`, `mastercard` …; null without a card. */
  brand: v.nullable(v.string()),
  last4: v.string(),
  channel: v.picklist(channelNames),
}

/** One attempt, with the part of it that is one department's. */
export const transactionRow = v.object({
  id,
  at: instant,
  confirmation: v.string(),
  /** While its outcome is unknown: what its payer was given to name it by. */
  reference: v.nullable(v.string()),
  payer_name: v.string(),
  /** What this department's principal is of, bill by bill, and what of each went back. */
  parts: v.array(
    v.object({
      ...billPart.entries,
      refunded_cents: cents,
      /** Without a bill: what was typed, and the contact data among it. */
      paid_for: v.optional(v.array(paidFact)),
      contact: v.optional(v.array(paidFact)),
    }),
  ),
  /** Of the first part; '': paid without a bill. */
  account: v.string(),
  items: count,
  ...tenderFacts,
  subtotal_cents: cents,
  fee_cents: cents,
  /** Of this department. */
  total_cents: cents,
  /** Of all departments that it was for and the caller sees. */
  payment_cents: cents,
  /** Principal of this department that went back. */
  refunded_cents: cents,
  status: v.picklist(paymentStatuses),
  /** A refund was asked for and is not decided yet. */
  refund_requested: v.boolean(),
  /** The bank's code of a returned e-check. */
  return_code: v.nullable(v.string()),
  reason: v.nullable(declineReason),
  /** Where the payer's network is, as ISO 3166; null: taken by staff. */
  country: v.nullable(v.string()),
  /** 0 (a robot) to 1; null: taken by staff. */
  risk_score: v.nullable(v.number()),
})
export type TransactionRow = v.InferOutput<typeof transactionRow>

export const transactionList = listOf({
  row: transactionRow,
  sort: ['at', 'confirmation', 'payer', 'account', 'subtotal', 'fee', 'total', 'status'],
  usualSort: '-at',
  filters: {
    /** In the merchant's zone; without it today. */
    day: v.optional(askedDay),
    ...attemptFilters,
  },
  places: ['day'],
})

export const transactionTotals = v.object({
  /** Charged, whatever became of it later. */
  payments: count,
  subtotal_cents: cents,
  fee_cents: cents,
  total_cents: cents,
  /** Not charged. */
  refused: count,
  /** Being checked; without the fee, as what was received. */
  unknown: v.object({ payments: count, subtotal_cents: cents }),
  /** On this day, whenever it was paid; above zero, as in the reports. */
  went_back: v.pick(movementSums, [
    'refunds',
    'refund_cents',
    'voids',
    'void_cents',
    'returns',
    'return_cents',
    'fee_back_cents',
  ]),
  /** Principal less refunds, voids and returns of this day: the transaction report's net. */
  net_cents: cents,
})
export type TransactionTotals = v.InferOutput<typeof transactionTotals>

/** What went back of one payment at one department; its payment may be of an earlier day. */
export const wentBackRow = v.object({
  id,
  /** Names the payment to `api/transactions/{id}`. */
  transaction_id: id,
  type: v.picklist(['refund', 'void', 'return']),
  at: instant,
  /** Of the payment. */
  paid_at: instant,
  confirmation: v.string(),
  payer_name: v.string(),
  /** What went back, bill by bill; above zero. */
  parts: v.array(billPart),
  /** Of the first part; '': paid without a bill. */
  account: v.string(),
  /** Above zero, as in the totals. */
  principal_cents: cents,
  fee_cents: cents,
})
export type WentBackRow = v.InferOutput<typeof wentBackRow>

/** The attempts of one day at one department; totals and hours are of what is filtered. */
export const listTransactions = endpoint({
  id: 'listTransactions',
  method: 'GET',
  path: 'api/transactions-report/transactions/{merchant}/{department}',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  params: v.object({ merchant: id, department: id }),
  query: transactionList.query,
  answer: v.object({
    ...transactionList.answer.entries,
    day: plainDate,
    merchant: v.object({ id, name: v.string(), sub_domain: v.string(), time_zone: v.string() }),
    department: v.object({ id, name: v.string() }),
    totals: transactionTotals,
    /** What the totals’ `went_back` is made of, newest first: of all pages, as they are. */
    went_back: v.array(wentBackRow),
    /** By the merchant's clock, 0 to 23: an hour that comes twice in autumn is counted in one. */
    hours: v.array(
      v.object({ hour: count, payments: count, principal_cents: cents, refused: count }),
    ),
  }),
  errors: [404, 422, 429],
})
