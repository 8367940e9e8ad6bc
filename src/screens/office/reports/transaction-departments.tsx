import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { transactionsDepartmentsApi } from '@/api/reports/transactions-report'
import { filtersFor, readListSearch } from '@/contract/list'
import { transactionList } from '@/contract/payments/transactions'
import {
  type TransactionsDepartment,
  transactionsDepartmentList,
  transactionsReportList,
} from '@/contract/reports/transactions-report'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { filtersOn } from '@/rules/reports/report-days'
import {
  useDepartmentNameInLanguage,
  useNamedAnswer,
} from '@/screens/shared/merchant/merchant-departments'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListPage, useWayBack } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useOfficePath } from '@/screens/shared/office-path'
import { useSite } from '@/screens/shared/merchant/site'
import { useAttemptFilters } from '@/screens/shared/payment/use-attempt-filters'
import { useEmailSearch } from '@/screens/shared/payment/use-email-search'
import { reportDaysOf } from '@/screens/shared/time/report-days'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { MerchantIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { AttemptDays } from './attempt-days'
import { CountedOnce } from './counted-once'
import { AttemptTiles } from './report-tiles'
import { shownTotals } from './shown-totals'
import { TypeTotals } from './type-totals'
import { useAttemptColumns, useAttemptFacts } from './use-attempt-columns'

interface TransactionDepartmentsProps {
  merchantId: string
  /** Where they are the merchant's whole report. */
  title?: ReactNode
}

/** Attempts to pay by department of one merchant, by transaction time (product.md A13). */
export function TransactionDepartments({ merchantId, title }: TransactionDepartmentsProps) {
  const { zone, search, onSearch } = useListPage(transactionsDepartmentList)
  const { isTenant } = useSite()
  const pathOf = useOfficePath()
  const { formatMessage } = useIntl()
  const mayExport = useMay('reports.export', { merchant_id: merchantId })
  const { search: kept, leftOut } = useEmailSearch(search)
  const state = useListState({
    name: 'transaction-departments',
    list: transactionsDepartmentList,
    search: kept,
    onSearch,
  })
  const { hasSearched, beforeSearch } = reportDaysOf(search, zone, state.filter)
  const departmentName = useDepartmentNameInLanguage(merchantId)
  const named = useNamedAnswer()
  const report = useQuery({
    ...named(transactionsDepartmentsApi.page({ params: { id: merchantId }, query: state.query }), [
      merchantId,
    ]),
    enabled: hasSearched,
    select: (found) => ({
      ...found,
      data: found.data.map((row) => ({ ...row, name: departmentName(row.name) })),
    }),
  })
  const answer = hasSearched ? report.data : undefined
  const { merchant, days, totals } = answer ?? {}
  const facts = useAttemptFacts()
  const department = formatMessage({ id: 'list.field.department' })
  return (
    <>
      <PageHeading
        back={!isTenant && <TransactionReportLink />}
        title={title ?? <FormattedMessage id="office.page.admin-transaction-departments" />}
        subtitle={
          <>
            {merchant && `${merchant.name} · `}
            {hasSearched && <AttemptDays days={days} />}
          </>
        }
      />
      {leftOut}
      <AttemptTiles totals={shownTotals(report, hasSearched)} />
      <ListScreen
        state={state}
        query={report}
        beforeSearch={beforeSearch}
        caption={formatMessage({ id: 'office.page.admin-transaction-departments' })}
        columns={useAttemptColumns<TransactionsDepartment>(department, totals)}
        filters={useAttemptFilters(merchant?.time_zone ?? zone)}
        rowKey={({ department_id }) => department_id}
        rowName={({ name }) => name}
        link={({ department_id, last_day }, content) => {
          if (!days) return content
          const day = last_day ?? days.to
          return (
            <Link
              to={pathOf(officeScreens.dailyTransactions)}
              params={{ merchant: merchantId, department: department_id }}
              search={{ ...filtersOn(day, days, filtersFor(transactionList, search)), day }}
            >
              {content}
            </Link>
          )
        }}
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
                      label: formatMessage({ id: 'list.field.merchant' }),
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

/** Back to all merchants, on the root. */
function TransactionReportLink() {
  const wayBack = useWayBack()
  return (
    <BackLink>
      <Link
        to="/admin/transactions-reports"
        search={readListSearch(
          transactionsReportList.query,
          wayBack('/admin/transactions-reports'),
        )}
      >
        <FormattedMessage id="transaction-report.departments.back" />
      </Link>
    </BackLink>
  )
}
