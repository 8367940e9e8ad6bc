import * as v from 'valibot'
import { attemptFilters } from '@/contract/payments/attempt-filters'
import { endpoint } from '@/contract/endpoint'
import { listOf } from '@/contract/list'
import { movementSums, typeSums } from './report-sums'
import { askedDay, cents, count, id, plainDate } from '@/contract/wire'

/** The transaction report: attempts with any outcome, by transaction time (product.md A12, A13). */

/** Days are the merchant's. Without days: today. */
const filters = { from: v.optional(askedDay), to: v.optional(askedDay), ...attemptFilters }

/**
 * Attempts = charged + not charged + unknown. All amounts are principal, but the fees. Money that went back counts in the period in which it
 * did, so that these sums are the dashboard's.
 */
export const transactionSums = v.object({
  attempts: count,
  /** Not charged. */
  declined: count,
  unknown: count,
  unknown_cents: cents,
  /** E-checks among the payments that the bank may still return. */
  pending: count,
  pending_cents: cents,
  ...movementSums.entries,
})
export type TransactionSums = v.InferOutput<typeof transactionSums>

const dayRange = v.object({ from: plainDate, to: plainDate })

export const transactionsReportRow = v.object({
  merchant_id: id,
  name: v.string(),
  sub_domain: v.string(),
  time_zone: v.string(),
  ...transactionSums.entries,
})
export type TransactionsReportRow = v.InferOutput<typeof transactionsReportRow>

const sort = [
  'name',
  'attempts',
  'payments',
  'principal',
  'fees',
  'declined',
  'unknown',
  'pending',
  'back',
  'refunds',
  'voids',
  'returns',
  'net',
  'success',
] as const

export const transactionsReportList = listOf({
  row: transactionsReportRow,
  sort,
  usualSort: 'name',
  filters: { ...filters, merchant_id: v.optional(id), department_id: v.optional(id) },
  places: ['merchant_id', 'department_id'],
})

const totals = v.object({ ...transactionSums.entries, types: typeSums })

/** By merchant: all on the root, its own on a subdomain. Totals are those of all pages. */
export const listTransactionsReport = endpoint({
  id: 'listTransactionsReport',
  method: 'GET',
  path: 'api/transactions-report',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  query: transactionsReportList.query,
  answer: v.object({ ...transactionsReportList.answer.entries, days: dayRange, totals }),
  errors: [404, 422, 429],
})

export const transactionsDepartment = v.object({
  department_id: id,
  name: v.string(),
  /** The latest of these days with an attempt that fits; null: there is none. */
  last_day: v.nullable(plainDate),
  ...transactionSums.entries,
})
export type TransactionsDepartment = v.InferOutput<typeof transactionsDepartment>

export const transactionsDepartmentList = listOf({
  row: transactionsDepartment,
  sort,
  usualSort: 'name',
  filters,
})

/**
 * By department of one merchant. A payment for two departments is an attempt at both, and one in the
 * totals; money stands at one department only.
 */
export const listTransactionsDepartments = endpoint({
  id: 'listTransactionsDepartments',
  method: 'GET',
  path: 'api/transactions-report/departments/{id}',
  in_specification: false,
  access: 'reports.view',
  sentence: true,
  params: v.object({ id }),
  query: transactionsDepartmentList.query,
  answer: v.object({
    ...transactionsDepartmentList.answer.entries,
    merchant: v.object({ id, name: v.string(), sub_domain: v.string(), time_zone: v.string() }),
    days: dayRange,
    totals,
  }),
  errors: [404, 422, 429],
})
