import { getDepartmentsReport } from '@/contract/reports'
import { sumOf } from '@/rules/money'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { isLive, paymentStatus } from '@mocks/world/payments'
import { merchantFor } from './scope'

export const reportHandlers: Handlers<'getDepartmentsReport'> = {
  /** By posting date; what is unknown has not been posted. */
  getDepartmentsReport: reads(getDepartmentsReport, (context, { params, query }) => {
    const tenant = merchantFor(context, params.id)
    const { from = '', to = '9999-12-31' } = query
    const payments = tenant.payments.filter((row) => {
      const status = paymentStatus(row, context.now)
      const settles = (isLive(status) && status !== 'unknown') || status === 'returned'
      return settles && row.posting_date >= from && row.posting_date <= to
    })
    const departments = tenant.departments.all((a, b) => a.sort - b.sort)
    return {
      merchant_name: tenant.merchant().name,
      data: departments.map(({ id: department_id, name }) => {
        const lines = payments.flatMap((row) =>
          row.ledger
            .filter((line) => line.department_id === department_id)
            .map((line) => ({
              ...line,
              // A returned e-check gives all of it back; a refund comes off the first department.
              refund_cents: row.returned
                ? line.amount_cents
                : line === row.ledger[0]
                  ? row.refunded_cents
                  : 0,
            })),
        )
        const principal_cents = sumOf(lines.map((line) => line.amount_cents))
        const refund_cents = sumOf(lines.map((line) => line.refund_cents))
        return {
          department_id,
          name,
          payments: lines.length,
          principal_cents,
          fee_cents: sumOf(lines.map((line) => line.fee_cents)),
          refund_cents,
          net_cents: principal_cents - refund_cents,
        }
      }),
    }
  }),
}
