import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { anyOf, listOf } from '@/contract/list'
import { billPart } from '@/contract/payments/bill-part'
import { paidWith, paidWithNames } from '@/contract/payments/paid-with'
import { paymentStatuses } from '@/contract/payments/payment-status'
import { environments } from '@/contract/merchants/settings-list'
import { movementSums, movementType, movementTypes, typeSums } from './report-sums'
import {
  askedDay,
  cents,
  chargeCents,
  count,
  dataOf,
  id,
  instant,
  longText,
  mostCents,
  numberText,
  plainDate,
  shortText,
  year,
} from '@/contract/wire'

/** The posting report: what settles, by posting date (product.md A9–A11). */

/** Both days included; without them the last posting day that is over. */
const days = { from: v.optional(askedDay), to: v.optional(askedDay) }
const dayRange = v.object({ from: plainDate, to: plainDate })

/** The batch that takes payments now; null: it lies outside the days. */
export const openBatch = v.nullable(v.object({ date: plainDate, closes_at: instant }))
export type OpenBatch = v.InferOutput<typeof openBatch>

/** What staff matched with the bank. null: with a filter by tender, or nothing was matched. */
const matched = {
  /** Net of card and e-check money whose funding date has come. */
  funded_cents: cents,
  deposit_cents: v.nullable(cents),
  /** The deposits less what they should have been. */
  difference_cents: v.nullable(cents),
}

export const postingReportRow = v.object({
  merchant_id: id,
  name: v.string(),
  sub_domain: v.string(),
  time_zone: v.string(),
  /** Of its account with the processor; null: it has none. */
  environment: v.nullable(v.picklist(environments)),
  /** Posting dates with money; on how many of them the bank shows what was expected. */
  batches: count,
  reconciled: count,
  ...movementSums.entries,
  ...matched,
  last_posting: v.nullable(plainDate),
  open_batch: openBatch,
})
export type PostingReportRow = v.InferOutput<typeof postingReportRow>

export const postingReportList = listOf({
  row: postingReportRow,
  sort: [
    'name',
    'batches',
    'payments',
    'principal',
    'fees',
    'gross',
    'back',
    'refunds',
    'voids',
    'returns',
    'net',
    'funded',
    'difference',
    'last_posting',
  ],
  usualSort: 'name',
  filters: {
    ...days,
    merchant_id: v.optional(id),
    tender: v.optional(anyOf(paidWithNames)),
    environment: v.optional(v.picklist(environments)),
  },
  places: ['merchant_id'],
})

export const postingTotals = v.object({
  ...movementSums.entries,
  ...matched,
  types: typeSums,
})
export type PostingTotals = v.InferOutput<typeof postingTotals>

/** By merchant: all on the root, its own on a subdomain. Totals are those of all pages. */
export const listPostingReport = endpoint({
  id: 'listPostingReport',
  method: 'GET',
  path: 'api/posting-report',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  query: postingReportList.query,
  answer: v.object({
    ...postingReportList.answer.entries,
    days: dayRange,
    totals: postingTotals,
    open_batch: openBatch,
  }),
  errors: [404, 422],
})

export const reconciliation = v.object({
  deposit_cents: cents,
  difference_cents: cents,
  note: v.string(),
  by: v.string(),
  at: instant,
})

/** Merchant and posting date; with a department, its part. */
export const batchRow = v.object({
  /** As the processor counts it. */
  id,
  posting_date: plainDate,
  closes_at: instant,
  /** Nothing comes to it any more. */
  closed: v.boolean(),
  ...movementSums.entries,
  /** What the bank deposits of it: cash and checks come another way. */
  expected_cents: cents,
  /** Of its cards, and of its e-checks; null: it has none. */
  card_funding: v.nullable(plainDate),
  echeck_funding: v.nullable(plainDate),
  reconciliation: v.nullable(reconciliation),
  /** Of what is noted about it, so that two who reconcile it see each other; '': nothing yet. */
  version: v.string(),
})
export type BatchRow = v.InferOutput<typeof batchRow>

/** Newest first. A department's have no mark when only the whole batch was reconciled. */
export const listBatches = endpoint({
  id: 'listBatches',
  method: 'GET',
  path: 'api/posting-report/batches/{merchant}',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  params: v.object({ merchant: id }),
  query: v.object({ ...days, department_id: v.optional(id) }),
  answer: v.object({ data: v.array(batchRow), days: dayRange }),
  errors: [404, 422],
})

export const reconcileBody = v.object({
  merchant_id: id,
  /** null: all of the batch. */
  department_id: v.nullable(id),
  posting_date: plainDate,
  /** What the bank shows; below zero where returns took more than came in. null takes the mark off. */
  deposit_cents: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(-mostCents), v.maxValue(mostCents)),
  ),
  note: longText,
  version: numberText,
})
export type ReconcileBody = v.InferOutput<typeof reconcileBody>

export const reconcileBatch = endpoint({
  id: 'reconcileBatch',
  method: 'PUT',
  path: 'api/posting-report/reconcile',
  in_specification: false,
  access: 'reports.reconcile',
  sentence: true,
  key: 'header',
  body: reconcileBody,
  answer: dataOf(batchRow),
  errors: [404, 409, 422, 429],
})

/** One movement of one payment at one department. */
export const postingTransaction = v.object({
  id,
  /** Names the payment to `api/transactions/{id}`. */
  transaction_id: id,
  type: movementType,
  posting_date: plainDate,
  at: instant,
  credit_date: plainDate,
  funding_date: v.nullable(plainDate),
  confirmation: v.string(),
  /** The processor's reference; null: it had no part in it. */
  retref: v.nullable(v.string()),
  batch: v.string(),
  /** What it is of, bill by bill; their principal adds up to the row's. */
  parts: v.array(billPart),
  /** Of the first part. */
  account: v.string(),
  year: v.nullable(year),
  cycle: v.string(),
  /** The number of parts. */
  items: count,
  payer_name: v.string(),
  tender: paidWith,
  brand: v.nullable(v.string()),
  last4: v.string(),
  /** Below zero: it went back. */
  principal_cents: cents,
  fee_cents: cents,
  total_cents: cents,
  status: v.picklist(paymentStatuses),
  return_code: v.nullable(v.string()),
  /** Of the department's principal; '': none. */
  gl: v.string(),
})
export type PostingTransaction = v.InferOutput<typeof postingTransaction>

export const postingTransactionList = listOf({
  row: postingTransaction,
  sort: ['at', 'principal', 'total'],
  usualSort: '-at',
  filters: {
    ...days,
    type: v.optional(anyOf(movementTypes)),
    tender: v.optional(anyOf(paidWithNames)),
    min_cents: v.optional(chargeCents),
    max_cents: v.optional(chargeCents),
    account: v.optional(shortText),
  },
})

export const listPostingTransactions = endpoint({
  id: 'listPostingTransactions',
  method: 'GET',
  path: 'api/posting-report/transactions/{merchant}/{department}',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  params: v.object({ merchant: id, department: id }),
  query: postingTransactionList.query,
  answer: v.object({
    ...postingTransactionList.answer.entries,
    days: dayRange,
    merchant: v.object({ id, name: v.string(), sub_domain: v.string(), time_zone: v.string() }),
    department: v.object({ id, name: v.string() }),
    totals: v.object({ ...movementSums.entries, types: typeSums }),
    open_batch: openBatch,
  }),
  errors: [404, 422],
})
