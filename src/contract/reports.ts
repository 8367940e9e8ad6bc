import * as v from 'valibot'
import { endpoint } from './endpoint'
import { cents, count, id, plainDate } from './wire'

export const departmentReportRow = v.object({
  department_id: id,
  name: v.string(),
  payments: count,
  principal_cents: cents,
  fee_cents: cents,
  refund_cents: cents,
  net_cents: cents,
})

export const getDepartmentsReport = endpoint({
  id: 'getDepartmentsReport',
  method: 'GET',
  path: 'api/departments-reports/{id}',
  in_specification: true,
  access: 'reports.view',
  sentence: true,
  params: v.object({ id }),
  query: v.object({ from: v.optional(plainDate), to: v.optional(plainDate) }),
  answer: v.object({ data: v.array(departmentReportRow), merchant_name: v.string() }),
  errors: [404],
})
