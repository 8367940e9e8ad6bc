import * as v from 'valibot'
import { endpoint } from './endpoint'
import { completion, givenList } from './given'
import { anyOf, listOf } from './list'
import { paidWithNames } from './paid-with'
import { openBatch, postingTotals } from './posting-report'
import { movementSums } from './report-sums'
import { titleFromSlug } from './slug-title'
import { askedDay, cents, id, plainDate, rowsOf } from './wire'

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

const answerBeside = {
  merchant_name: v.string(),
  merchant: v.object({ id, name: v.string(), sub_domain: v.string(), time_zone: v.string() }),
  days: v.object({ from: plainDate, to: plainDate }),
  totals: postingTotals,
  open_batch: openBatch,
  /** true: the host answers names and no sums; what stands in for those is not to be shown. */
  names_only: v.optional(v.boolean()),
}

const noSums = {
  payments: 0,
  principal_cents: 0,
  fee_cents: 0,
  gross_cents: 0,
  refunds: 0,
  refund_cents: 0,
  voids: 0,
  void_cents: 0,
  returns: 0,
  return_cents: 0,
  fee_back_cents: 0,
  net_cents: 0,
  deposit_cents: null,
  difference_cents: null,
}

const rowCompletion = completion<DepartmentReportRow>({
  standIns: {
    name: ({ department_id, id: slug }) => titleFromSlug(String(department_id ?? slug)),
    department_id: ({ id: slug, name }) => String(slug ?? name),
    merchid_last4: null,
    gl: '',
    ...noSums,
    batches: () => [],
    split: () => [],
  },
})
type Beside = v.InferOutput<v.ObjectSchema<typeof answerBeside, undefined>>
const besideCompletion = completion<Beside>({
  standIns: {
    names_only: ({ totals }) => (totals === undefined ? true : undefined),
    merchant_name: '',
    merchant: ({ merchant_name }) => ({
      id: '-',
      name: String(merchant_name),
      sub_domain: '',
      time_zone: 'UTC',
    }),
    days: () => ({ from: '1970-01-01', to: '1970-01-01' }),
    totals: () => ({ ...noSums, funded_cents: 0, types: [] }),
    open_batch: null,
  },
})

/** By posting date. Without days all of them; staff’s pages name them. */
export const getDepartmentsReport = endpoint({
  id: 'getDepartmentsReport',
  method: 'GET',
  path: 'api/departments-reports/{id}',
  in_specification: true,
  access: 'reports.view',
  sentence: true,
  given: givenList(departmentReportRow, rowCompletion, besideCompletion),
  params: v.object({ id }),
  query: v.object({
    from: v.optional(askedDay),
    to: v.optional(askedDay),
    tender: v.optional(anyOf(paidWithNames)),
  }),
  answer: v.object({ ...rowsOf(departmentReportRow).entries, ...answerBeside }),
  errors: [404, 422],
})
