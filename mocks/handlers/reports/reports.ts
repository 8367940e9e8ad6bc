import { type DepartmentReportRow, getDepartmentsReport } from '@/contract/reports/reports'
import { batchId } from '@/rules/reports/funding'
import { sumsOfMovements } from '@/rules/reports/movement-sums'
import { seesDepartment } from '@/rules/people/departments-seen'
import { usualPostingDays } from '@/rules/reports/report-days'
import { plainDateIn } from '@/rules/time/dates'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { merchantFor } from '@mocks/handlers/scope'
import { withSettingsAt } from '@mocks/world/department-settings'
import { chargeSums } from './charge-sums'
import { marksOf, matchedBatches, matchedDepartment, reconciledByDepartment } from './matched'
import { linesOfTender, totalsOf } from './posting-report'
import { checkedDays, openBatchIn } from './report-days'
import { fundedCents, postedLines, postingDatesIn } from './report-lines'

/** Without a day: as far as there are any. */
const [firstEver, lastEver] = ['0001-01-01', '9999-12-31'] as const

export const reportHandlers: Handlers<'getDepartmentsReport'> = {
  /** By posting date; payments with an unknown outcome are not posted. */
  getDepartmentsReport: reads(getDepartmentsReport, (context, { params, query }) => {
    const { now, subject, world } = context
    const tenant = merchantFor(context, params.id)
    const { name: merchant_name, sub_domain, time_zone, card_point } = tenant.merchant()
    const { from = firstEver, to = lastEver } = query
    const today = plainDateIn(time_zone, now)
    const bounded = query.from !== undefined && query.to !== undefined
    const days = bounded ? checkedDays(query, usualPostingDays(today), today) : { from, to }
    const all = postedLines({ tenant, subject, now }, days)
    const lines = linesOfTender(all, query.tender)
    const marks = marksOf({ world, tenant, subject, days })
    const whole = query.tender === undefined
    const data = tenant.departments
      .all((a, b) => a.sort - b.sort)
      .filter(({ id }) => seesDepartment(subject, id))
      .map((row): DepartmentReportRow => {
        const own = lines.filter(({ department_id }) => department_id === row.id)
        const { funds } = withSettingsAt(tenant, row, now).payment_settings
        const matched = matchedDepartment(all, marks, row.id)
        return {
          department_id: row.id,
          name: row.name,
          merchid_last4: card_point?.merchid.slice(-4) ?? null,
          gl: funds?.principal ?? '',
          ...sumsOfMovements(own),
          batches: postingDatesIn(own).map((date) => batchId(tenant.id, date)),
          reconciled: reconciledByDepartment(all, marks, row.id),
          deposit_cents: whole ? matched.deposit_cents : null,
          difference_cents: whole ? matched.difference_cents : null,
          split: chargeSums(tenant, own, funds, now),
        }
      })
    const { deposit_cents, difference_cents } = matchedBatches(all, marks)
    return {
      merchant_name,
      merchant: { id: tenant.id, name: merchant_name, sub_domain, time_zone },
      days,
      data,
      totals: totalsOf(lines, [
        {
          funded_cents: fundedCents(lines, today),
          deposit_cents: whole ? deposit_cents : null,
          difference_cents: whole ? difference_cents : null,
        },
      ]),
      open_batch: openBatchIn(tenant, days, now),
    }
  }),
}
