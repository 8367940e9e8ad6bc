import {
  listTransactionsDepartments,
  listTransactionsReport,
  type TransactionSums,
  transactionsDepartmentList,
  transactionsReportList,
} from '@/contract/reports/transactions-report'
import { seesDepartment } from '@/rules/people/departments-seen'
import { negated, successRate, sumsByType, wentBackCents } from '@/rules/reports/movement-sums'
import { plainDateIn } from '@/rules/time/dates'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { answerList } from '@mocks/handlers/answer-list'
import { checkEmailFilter } from '@mocks/handlers/people/lookups'
import { merchantFor } from '@mocks/handlers/scope'
import {
  filteredAttempts,
  findAttempts,
  type Found,
  foundAt,
  lastDayOf,
  sumsOfAttempts,
} from './attempts'
import { tenantsFor } from './dashboard'
import { checkedDays, zoneOf } from './report-days'
import { typeOfLine } from './report-lines'

type Row = Readonly<TransactionSums>

const sort = {
  principal: (row: Row) => row.principal_cents,
  fees: (row: Row) => row.fee_cents,
  pending: (row: Row) => row.pending_cents,
  // As refunds, voids and returns: the most that went back is first in descending order.
  back: (row: Row) => negated(wentBackCents(row)),
  refunds: (row: Row) => row.refund_cents,
  voids: (row: Row) => row.void_cents,
  returns: (row: Row) => row.return_cents,
  net: (row: Row) => row.net_cents,
  success: (row: Row) => successRate(row) ?? -1,
} as const

const applied = ['from', 'to', ...filteredAttempts] as const

const totalsOf = (found: readonly Found[]) => {
  const all = together(found)
  return { ...sumsOfAttempts(all), types: sumsByType(all.lines, typeOfLine) }
}

const together = (found: readonly Found[]): Found => ({
  attempts: found.flatMap(({ attempts }) => attempts),
  lines: found.flatMap(({ lines }) => lines),
  archived: found.reduce((sum, { archived }) => sum + archived, 0),
})

export const transactionsReportHandlers: Handlers<
  'listTransactionsReport' | 'listTransactionsDepartments'
> = {
  listTransactionsReport: reads(listTransactionsReport, (context, { query }) => {
    checkEmailFilter(context, query.email)
    const tenants = tenantsFor(context, query.merchant_id)
    const today = plainDateIn(zoneOf(tenants.length === 1 ? tenants[0] : undefined), context.now)
    const days = checkedDays(query, { from: today, to: today }, today)
    const parts = tenants.map((tenant) => {
      const all = findAttempts(context, tenant, days, query)
      const found = query.department_id === undefined ? all : foundAt(all, query.department_id)
      const { id: merchant_id, name, sub_domain, time_zone } = tenant.merchant()
      return { found, row: { merchant_id, name, sub_domain, time_zone, ...sumsOfAttempts(found) } }
    })
    const { rows, matching, pagination } = answerList(
      transactionsReportList,
      parts.map(({ row }) => row),
      query,
      {
        key: ({ name, merchant_id }) => `${name} ${merchant_id}`,
        sort,
        text: ({ name, sub_domain }) => [name, sub_domain],
        applied: [...applied, 'merchant_id', 'department_id'],
      },
    )
    const shown = parts.filter(({ row }) => matching.includes(row)).map(({ found }) => found)
    return { data: rows, pagination, days, totals: totalsOf(shown) }
  }),

  listTransactionsDepartments: reads(listTransactionsDepartments, (context, { params, query }) => {
    const { subject, now } = context
    const tenant = merchantFor(context, params.id)
    checkEmailFilter(context, query.email)
    const { id, name, sub_domain, time_zone } = tenant.merchant()
    const today = plainDateIn(time_zone, now)
    const days = checkedDays(query, { from: today, to: today }, today)
    const found = findAttempts(context, tenant, days, query)
    const departments = tenant.departments
      .all((a, b) => a.sort - b.sort)
      .filter((row) => seesDepartment(subject, row.id))
      .map((row) => {
        const own = foundAt(found, row.id)
        const last_day = lastDayOf(own, time_zone)
        return { department_id: row.id, name: row.name, last_day, ...sumsOfAttempts(own) }
      })
    const { rows, pagination } = answerList(transactionsDepartmentList, departments, query, {
      key: ({ department_id }) => department_id,
      sort,
      text: (row) => [row.name],
      applied,
    })
    return {
      data: rows,
      pagination,
      merchant: { id, name, sub_domain, time_zone },
      days,
      totals: totalsOf([found]),
    }
  }),
}
