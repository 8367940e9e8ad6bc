import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { postingTransactionsApi, type PostingTransactionsPlace } from '@/api/reports/reports'
import { postingTransactionList } from '@/contract/reports/posting-report'
import {
  useDepartmentNameInLanguage,
  useNamedAnswer,
} from '@/screens/shared/merchant/merchant-departments'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { filtersFor } from '@/contract/list'
import { postingDepartmentList } from '@/contract/reports/reports'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { DrawerLink } from '@/screens/shared/detail/detail-drawer'
import { postingLines } from '@/rules/reports/bill-lines'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { reportDaysOf } from '@/screens/shared/time/report-days'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useOfficePath } from '@/screens/shared/office-path'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { ReceiptIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { BankDeposits } from './bank-deposits'
import { OpenBatchNote, PostingDays } from './posting-days'
import { movementWords } from '@/screens/shared/payment/movement-words'
import { PostingTiles } from '@/screens/office/reports/report-tiles'
import { shownTotals } from '@/screens/office/reports/shown-totals'
import { TypeTotals } from '@/screens/office/reports/type-totals'
import { useReportFilters } from '@/screens/office/reports/use-report-filters'
import { useTransactionColumns } from './use-posting-transaction-columns'

/** Each movement that settles at a department (product.md A11). */
export function PostingTransactions({ place }: { place: PostingTransactionsPlace }) {
  const { zone: pageZone, search, onSearch } = useListPage(postingTransactionList)
  const pathOf = useOfficePath()
  const { formatMessage } = useIntl()
  const mayExport = useMay('reports.export', { merchant_id: place.merchant })
  const state = useListState({
    name: 'posting-transactions',
    list: postingTransactionList,
    search,
    onSearch,
  })
  const { hasSearched, beforeSearch } = reportDaysOf(search, pageZone, state.filter)
  const named = useNamedAnswer()
  const report = useQuery({
    ...named(postingTransactionsApi.page({ params: place, query: state.query }), [place.merchant]),
    enabled: hasSearched,
  })
  const departmentName = useDepartmentNameInLanguage(place.merchant)
  const answer = hasSearched ? report.data : undefined
  const zone = answer?.merchant.time_zone ?? pageZone
  const { columns, netFacts } = useTransactionColumns(place.department, zone, answer)
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            <Link
              to={pathOf(officeScreens.postingDepartments)}
              params={{ id: place.merchant }}
              search={filtersFor(postingDepartmentList, search)}
            >
              <FormattedMessage id="office.page.admin-posting-departments" />
            </Link>
          </BackLink>
        }
        title={<FormattedMessage id="office.page.admin-posting-transactions" />}
        subtitle={
          <PostingDays
            of={answer && `${answer.merchant.name} · ${departmentName(answer.department.name)}`}
            days={answer?.days}
          />
        }
        action={<OpenBatchNote batch={answer?.open_batch} zone={zone} />}
      />
      <PostingTiles totals={shownTotals(report, hasSearched)} />
      <ListScreen
        state={state}
        query={report}
        beforeSearch={beforeSearch}
        caption={formatMessage({ id: 'office.page.admin-posting-transactions' })}
        columns={columns}
        search={formatMessage({ id: 'reports.search.transactions' })}
        filters={useFilters(zone)}
        rowKey={({ id }) => id}
        rowName={({ confirmation }) => confirmation}
        link={({ transaction_id: id }, content) => (
          <DrawerLink search={{ ...search, transaction: id }}>{content}</DrawerLink>
        )}
        asOf={{ zone }}
        exports={
          mayExport && answer
            ? {
                report: `posting-report-transactions-${place.department}`,
                merchant: answer.merchant.sub_domain,
                days: answer.days,
                about: [
                  {
                    label: formatMessage({ id: 'list.field.merchant' }),
                    kind: 'text',
                    value: answer.merchant.name,
                  },
                  {
                    label: formatMessage({ id: 'list.field.department' }),
                    kind: 'text',
                    value: departmentName(answer.department.name),
                  },
                ],
                zone,
                linesOf: postingLines,
                fetchPage: async (query, signal) => {
                  const page = await postingTransactionsApi.fetchPage(
                    { params: place, query },
                    signal,
                  )
                  return { ...page, totals: netFacts(page.totals) }
                },
              }
            : undefined
        }
        empty={
          <EmptyState icon={<ReceiptIcon />}>
            <FormattedMessage id="reports.empty.transactions" />
          </EmptyState>
        }
      />
      {answer && (
        <BankDeposits
          place={{ merchant: place.merchant, department: place.department }}
          days={answer.days}
          zone={zone}
        />
      )}
      {answer && <TypeTotals types={answer.totals.types} />}
    </>
  )
}

function useFilters(zone: string): readonly ListFilter<typeof postingTransactionList.filters>[] {
  const { formatMessage } = useIntl()
  const { days, tender } = useReportFilters(zone)
  const movements = useCodeWords(movementWords)
  return [
    days,
    {
      kind: 'choices',
      name: 'type',
      label: formatMessage({ id: 'list.field.type' }),
      options: movements.options(),
    },
    tender,
    {
      kind: 'amounts',
      min: 'min_cents',
      max: 'max_cents',
      label: formatMessage({ id: 'list.field.total' }),
    },
  ]
}
