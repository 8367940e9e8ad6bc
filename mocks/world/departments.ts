import * as v from 'valibot'
import {
  billSource,
  fundCodes,
  postingCalendar,
  refundRules,
} from '@/contract/departments/department-setup'
import { department } from '@/contract/departments/departments'
import { paymentSettings } from '@/contract/departments/payment-settings'
import { paymentType } from '@/contract/departments/payment-types'
import { instant, plainDate } from '@/contract/wire'
import type { TableSpec } from './store/table'

const rowSettings = v.object({
  ...paymentSettings.entries,
  /** Without it: the banks'. */
  calendar: v.optional(postingCalendar),
  funds: v.optional(fundCodes),
  /** Without it: the usual ones. */
  refunds: v.optional(refundRules),
  waiver_text: v.nullish(v.string()),
})
export type RowSettings = v.InferOutput<typeof rowSettings>

/** A department with what only its administrators and the cloud know of it. */
export const departmentRow = v.object({
  ...department.entries,
  /** The settings before `scheduled` counts: read them by `departmentAt`. */
  payment_settings: rowSettings,
  scheduled: v.nullish(v.object({ from: plainDate, payment_settings: rowSettings })),
  /** The terms of refunds that counted before, oldest first: a payment keeps those it was made under. */
  earlier_refunds: v.nullish(v.array(v.object({ until: instant, refunds: refundRules }))),
  source: v.nullish(billSource),
  types: v.nullish(v.array(paymentType)),
})
export type DepartmentRow = v.InferOutput<typeof departmentRow>

export const departmentTable: TableSpec<DepartmentRow, never> = {
  name: 'department',
  schema: departmentRow,
  indexes: {},
}
