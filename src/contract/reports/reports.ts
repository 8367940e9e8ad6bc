import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { anyOf, listOf } from '@/contract/list'
import { paidWithNames } from '@/contract/payments/paid-with'
import { openBatch, postingTotals } from './posting-report'
import { movementSums } from './report-sums'
import { askedDay, cents, count, id, plainDate, rowsOf } from '@/contract/wire'

/** Net by kind of charge, for the office's funds; the fee is none of the office's. */
export const chargeSum = v.object({
  kind: v.picklist(['tax', 'charge', 'assessment', 'penalty', 'interest']),
  /** The account in the office's books; '': none. */
  gl: v.string(),
  amount_cents: cents,
})
export type ChargeSum = v.InferOutput<typeof chargeSum>

export const departmentReportRow = v.object({
  department_id: id,
  name: v.string(),
  /** Of the merchant's account with the processor; null: it has none. */
  merchid_last4: v.nullable(v.string()),
  /** Of the department's principal; '': none. */
  gl: v.string(),
  ...movementSums.entries,
  /** Of the days' batches, oldest first. */
  batches: v.array(v.string()),
  /** On how many of them the department's own deposit is what was expected. */
  reconciled: v.optional(count),
  deposit_cents: v.nullable(cents),
  difference_cents: v.nullable(cents),
  split: v.array(chargeSum),
})
export type DepartmentReportRow = v.InferOutput<typeof departmentReportRow>

/** All of a merchant on one page, in its own order. */
export const postingDepartmentList = listOf({
  row: departmentReportRow,
  sort: ['name'],
  usualSort: 'name',
  filters: {
    from: v.optional(askedDay),
    to: v.optional(askedDay),
    tender: v.optional(anyOf(paidWithNames)),
  },
})

export const answerBeside = {
  merchant_name: v.string(),
  merchant: v.object({ id, name: v.string(), sub_domain: v.string(), time_zone: v.string() }),
  days: v.object({ from: plainDate, to: plainDate }),
  totals: postingTotals,
  open_batch: openBatch,
  /** true: the host answers names and no sums; what stands in for those is not to be shown. */
  names_only: v.optional(v.boolean()),
}

/** By posting date. Without days all of them; staff’s pages name them. */
export const getDepartmentsReport = endpoint({
  id: 'getDepartmentsReport',
  method: 'GET',
  path: 'api/departments-reports/{id}',
  in_specification: true,
  access: 'reports.view',
  sentence: true,
  params: v.object({ id }),
  query: v.object({
    from: v.optional(askedDay),
    to: v.optional(askedDay),
    tender: v.optional(anyOf(paidWithNames)),
  }),
  answer: v.object({ ...rowsOf(departmentReportRow).entries, ...answerBeside }),
  errors: [404, 422],
})
