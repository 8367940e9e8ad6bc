import { getDepartmentsReport } from '@/contract/reports'
import { sumOf } from '@/rules/payments/money'
import { seesDepartment } from '@/rules/people/departments-seen'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { isLive, paymentStatus } from '@mocks/world/payments'
import { refundedOfDepartment } from '@mocks/world/refunds'
import { merchantFor } from '@mocks/handlers/scope'

export const reportHandlers: Handlers<'getDepartmentsReport'> = {
  /** By posting date; payments with an unknown outcome are not posted. */
  getDepartmentsReport: reads(getDepartmentsReport, (context, { params, query }) => {
    const tenant = merchantFor(context, params.id)
    const { from = '0001-01-01', to = '9999-12-31' } = query
    const payments = tenant.payments.held((row) => {
      const status = paymentStatus(row, context.now)
      const settles = (isLive(status) && status !== 'unknown') || status === 'returned'
      return settles && row.posting_date >= from && row.posting_date <= to
    })
    const archived = (tenant.roll?.archive.posted(from, to) ?? []).map((sum) => ({
      department_id: tenant.roll?.departmentId,
      amount_cents: sum.principal_cents,
      fee_cents: sum.fee_cents,
      refund_cents: 0,
      payments: sum.payments,
    }))
    const departments = tenant.departments
      .all((a, b) => a.sort - b.sort)
      .filter(({ id }) => seesDepartment(context.subject, id))
    return {
      merchant_name: tenant.merchant().name,
      data: departments.map(({ id: department_id, name }) => {
        const own = payments.flatMap((row) =>
          row.ledger
            .filter((line) => line.department_id === department_id)
            .map((line) => ({
              ...line,
              payments: 1,
              // A returned e-check gives all of it back.
              refund_cents: row.returned
                ? line.amount_cents
                : refundedOfDepartment(row, department_id),
            })),
        )
        const lines = [...own, ...archived.filter((line) => line.department_id === department_id)]
        const principal_cents = sumOf(lines.map((line) => line.amount_cents))
        const refund_cents = sumOf(lines.map((line) => line.refund_cents))
        return {
          department_id,
          name,
          payments: sumOf(lines.map((line) => line.payments)),
          principal_cents,
          fee_cents: sumOf(lines.map((line) => line.fee_cents)),
          refund_cents,
          net_cents: principal_cents - refund_cents,
        }
      }),
    }
  }),
}
