import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { transactionsReportApi } from '@/api/reports/transactions-report'
import { filtersFor } from '@/contract/list'
import {
  transactionsDepartmentList,
  transactionsReportList,
  type TransactionsReportRow,
} from '@/contract/reports/transactions-report'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { MerchantChoice } from '@/screens/shared/merchant/merchant-choice'
import { useAttemptFilters } from '@/screens/shared/payment/use-attempt-filters'
import { useEmailSearch } from '@/screens/shared/payment/use-email-search'
import { reportDaysOf } from '@/screens/shared/time/report-days'
import { useMay } from '@/state/session/use-may'
import { MerchantIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { AttemptDays } from './attempt-days'
import { AttemptTiles } from './report-tiles'
import { shownTotals } from './shown-totals'
import { TypeTotals } from './type-totals'
import { useAttemptColumns, useAttemptFacts } from './use-attempt-columns'

/** Attempts to pay by merchant, by transaction time, for the provider (product.md A12). */
export function TransactionMerchants() {
  const { zone, search, onSearch } = useListPage(transactionsReportList)
  const { formatMessage } = useIntl()
  const mayExport = useMay('reports.export')
  const { search: kept, leftOut } = useEmailSearch(search)
  const state = useListState({
    name: 'transaction-report',
    list: transactionsReportList,
    search: kept,
    onSearch,
  })
  const { hasSearched, beforeSearch } = reportDaysOf(search, zone, state.filter)
  const report = useQuery({
    ...transactionsReportApi.page({ query: state.query }),
    enabled: hasSearched,
  })
  const answer = hasSearched ? report.data : undefined
  const totals = answer?.totals
  const facts = useAttemptFacts()
  const only = search.merchant_id === undefined ? undefined : report.data?.data[0]
  const merchant = formatMessage({ id: 'list.field.merchant' })
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-transaction-report" />}
        subtitle={hasSearched && <AttemptDays days={answer?.days} />}
        action={
          <MerchantChoice
            shown={search.merchant_id}
            onMerchant={(id) =>
              onSearch({ ...search, page: undefined, merchant_id: id }, { replace: false })
            }
          />
        }
      />
      {leftOut}
      <AttemptTiles totals={shownTotals(report, hasSearched)} />
      <ListScreen
        state={state}
        query={report}
        beforeSearch={beforeSearch}
        caption={formatMessage({ id: 'office.page.admin-transaction-report' })}
        columns={useAttemptColumns<TransactionsReportRow>(merchant, totals)}
        filters={useAttemptFilters(zone)}
        rowKey={({ merchant_id }) => merchant_id}
        rowName={({ name }) => name}
        link={({ merchant_id: id }, content) => (
          <Link
            to="/admin/transactions-reports/departments/$id"
            params={{ id }}
            search={filtersFor(transactionsDepartmentList, search)}
          >
            {content}
          </Link>
        )}
        asOf={{ zone }}
        empty={
          <EmptyState icon={<MerchantIcon />}>
            <FormattedMessage id="transaction-report.list.none" />
          </EmptyState>
        }
        exports={
          mayExport
            ? {
                report: 'transaction-report',
                ...(only && {
                  merchant: only.sub_domain,
                  about: [{ label: merchant, kind: 'text', value: only.name }],
                }),
                days: report.data?.days,
                zone,
                fetchPage: async (query, signal) => {
                  const page = await transactionsReportApi.fetchPage({ query }, signal)
                  return { ...page, totals: facts(page.totals) }
                },
              }
            : undefined
        }
      />
      {totals && <TypeTotals types={totals.types} />}
    </>
  )
}
