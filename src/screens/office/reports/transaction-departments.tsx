import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { transactionsDepartmentsApi } from '@/api/transactions-report'
import {
  type TransactionsDepartment,
  transactionsDepartmentList,
} from '@/contract/transactions-report'
import type { DayRange } from '@/rules/time/periods'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ListPage } from '@/screens/shared/list/list-search'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useAttemptFilters } from '@/screens/shared/use-attempt-filters'
import { useEmailSearch } from '@/screens/shared/use-email-search'
import { reportDaysOf } from '@/screens/shared/report-days'
import { useMay } from '@/state/use-may'
import { MerchantIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { AttemptDays } from './attempt-days'
import { CountedOnce } from './counted-once'
import { TypeTotals } from './type-totals'
import { useAttemptColumns, useAttemptFacts } from './use-attempt-columns'

interface TransactionDepartmentsProps extends ListPage<typeof transactionsDepartmentList> {
  merchantId: string
  title: ReactNode
  /** Links the transactions of a department, on the last of these days that has any. */
  transactionsLink: (
    department: TransactionsDepartment,
    when: { readonly day: string; readonly days: DayRange },
    content: ReactNode,
  ) => ReactNode
  /** The way back to all merchants. */
  back?: ReactNode
}

/** Attempts to pay by department of one merchant, by transaction time (product.md A13). */
export function TransactionDepartments(props: TransactionDepartmentsProps) {
  const { merchantId, title, zone, search, onSearch, transactionsLink, back } = props
  const { formatMessage } = useIntl()
  const mayExport = useMay('reports.export', { merchant_id: merchantId })
  const { search: kept, leftOut } = useEmailSearch(search)
  const state = useListState({
    name: 'transaction-departments',
    list: transactionsDepartmentList,
    search: kept,
    onSearch,
  })
  const { isAsked, unasked } = reportDaysOf(search, zone, state.filter)
  const report = useQuery({
    ...transactionsDepartmentsApi.page({ params: { id: merchantId }, query: state.query }),
    enabled: isAsked,
  })
  const answer = isAsked ? report.data : undefined
  const { merchant, days, totals } = answer ?? {}
  const facts = useAttemptFacts()
  const department = formatMessage({ id: 'transaction-report.column.department' })
  return (
    <>
      <PageHeading
        back={back}
        title={title}
        subtitle={
          <>
            {merchant && `${merchant.name} · `}
            {isAsked && <AttemptDays days={days} />}
          </>
        }
      />
      {leftOut}
      <ListScreen
        state={state}
        query={report}
        unasked={unasked}
        caption={formatMessage({ id: 'office.page.transactionDepartments' })}
        columns={useAttemptColumns<TransactionsDepartment>(department, totals)}
        filters={useAttemptFilters(merchant?.time_zone ?? zone)}
        rowKey={({ department_id }) => department_id}
        rowName={({ name }) => name}
        link={(row, content) =>
          days ? transactionsLink(row, { day: row.last_day ?? days.to, days }, content) : content
        }
        asOf={{ zone: merchant?.time_zone ?? zone }}
        empty={
          <EmptyState icon={<MerchantIcon />}>
            <FormattedMessage id="transaction-report.departments.none" />
          </EmptyState>
        }
        exports={
          mayExport
            ? {
                report: 'transaction-report-departments',
                ...(merchant && {
                  merchant: merchant.sub_domain,
                  about: [
                    {
                      label: formatMessage({ id: 'transaction-report.column.merchant' }),
                      kind: 'text',
                      value: merchant.name,
                    },
                  ],
                }),
                days,
                zone: merchant?.time_zone ?? zone,
                fetchPage: async (query, signal) => {
                  const page = await transactionsDepartmentsApi.fetchPage(
                    { params: { id: merchantId }, query },
                    signal,
                  )
                  return { ...page, totals: facts(page.totals) }
                },
              }
            : undefined
        }
      />
      {answer && totals && (
        <CountedOnce rows={answer.data.map(({ attempts }) => attempts)} total={totals.attempts} />
      )}
      {totals && <TypeTotals types={totals.types} />}
    </>
  )
}
