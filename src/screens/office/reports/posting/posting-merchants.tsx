import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { postingReportApi } from '@/api/reports/reports'
import {
  type PostingReportRow,
  postingReportList,
  type PostingTotals,
} from '@/contract/reports/posting-report'
import { filtersFor } from '@/contract/list'
import { postingDepartmentList } from '@/contract/reports/reports'
import type { FileFact } from '@/rules/export/table'
import { useFormats } from '@/i18n/format'
import { bankState } from '@/rules/reports/reconcile-form'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useCells } from '@/screens/shared/list/use-cells'
import { useListState } from '@/screens/shared/list/use-list-state'
import { reportDaysOf } from '@/screens/shared/time/report-days'
import { useMay } from '@/state/session/use-may'
import { ReceiptIcon } from '@/ui/display/icons'
import { MerchantChoice } from '@/screens/shared/merchant/merchant-choice'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { shownTotals } from '@/screens/office/reports/shown-totals'
import { OpenBatchNote, PostingDays } from './posting-days'
import { PostingTiles } from '@/screens/office/reports/report-tiles'
import { TypeTotals } from '@/screens/office/reports/type-totals'
import { useDepositColumns } from './use-deposit-columns'
import { useReportFilters } from '@/screens/office/reports/use-report-filters'
import { useSumColumns } from '@/screens/office/reports/use-sum-columns'

type Column = (typeof postingReportList.sort)[number]

/** What settles, by merchant and posting date (product.md A9). */
export function PostingMerchants() {
  const { zone, search, onSearch } = useListPage(postingReportList)
  const { formatMessage } = useIntl()
  const mayExport = useMay('reports.export')
  const state = useListState({ name: 'posting-report', list: postingReportList, search, onSearch })
  const { hasSearched, beforeSearch } = reportDaysOf(search, zone, state.filter)
  const report = useQuery({
    ...postingReportApi.page({ query: state.query }),
    enabled: hasSearched,
  })
  const answer = hasSearched ? report.data : undefined
  const totals = answer?.totals
  const { columns, facts } = useColumns(totals, search.tender === undefined)
  const only = search.merchant_id === undefined ? undefined : report.data?.data[0]
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-posting-report" />}
        subtitle={<PostingDays days={answer?.days} />}
        action={
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <OpenBatchNote batch={answer?.open_batch} zone={zone} />
            <MerchantChoice
              shown={search.merchant_id}
              onMerchant={(id) =>
                onSearch({ ...search, page: undefined, merchant_id: id }, { replace: false })
              }
            />
          </chakra.div>
        }
      />
      <PostingTiles totals={shownTotals(report, hasSearched)} />
      <ListScreen
        state={state}
        query={report}
        beforeSearch={beforeSearch}
        caption={formatMessage({ id: 'office.page.admin-posting-report' })}
        columns={columns}
        filters={useFilters(zone)}
        rowKey={({ merchant_id }) => merchant_id}
        rowName={({ name }) => name}
        link={({ merchant_id }, content) => (
          <Link
            to="/admin/reports/departments/$id"
            params={{ id: merchant_id }}
            search={filtersFor(postingDepartmentList, search)}
          >
            {content}
          </Link>
        )}
        asOf={{ zone }}
        exports={
          mayExport
            ? {
                report: 'posting-report',
                ...(only && {
                  merchant: only.sub_domain,
                  about: [
                    {
                      label: formatMessage({ id: 'list.field.merchant' }),
                      kind: 'text',
                      value: only.name,
                    },
                  ],
                }),
                days: report.data?.days,
                zone,
                fetchPage: async (query, signal) => {
                  const page = await postingReportApi.fetchPage({ query }, signal)
                  return { ...page, totals: facts(page.totals) }
                },
              }
            : undefined
        }
        empty={
          <EmptyState icon={<ReceiptIcon />}>
            <FormattedMessage id="reports.empty.merchants" />
          </EmptyState>
        }
      />
      {totals && <TypeTotals types={totals.types} />}
    </>
  )
}

function useFilters(zone: string): readonly ListFilter<typeof postingReportList.filters>[] {
  const { days, tender, environment } = useReportFilters(zone)
  return [days, tender, environment]
}

/** `hasDeposits`: a deposit is of all tenders together. */
function useColumns(totals: PostingTotals | undefined, hasDeposits: boolean) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const cells = useCells({ zero: 'dash' })
  const { money, payments, facts } = useSumColumns(totals)
  const { bank, deposit, difference, facts: depositFacts } = useDepositColumns(totals)
  const funded = formatMessage({ id: 'reports.column.funded' })
  const columns: readonly ExportedColumn<PostingReportRow, Column>[] = [
    {
      id: 'name',
      header: formatMessage({ id: 'list.field.merchant' }),
      kind: 'main',
      sortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'batches',
      header: formatMessage({ id: 'reports.column.batches' }),
      hidden: true,
      sortable: true,
      ...cells.number(({ batches }: PostingReportRow) => batches),
    },
    { id: 'payments', sortable: true, ...payments },
    { id: 'principal', sortable: true, ...money('principal_cents') },
    { id: 'fees', sortable: true, ...money('fee_cents') },
    { id: 'gross', sortable: true, hidden: true, ...money('gross_cents') },
    { id: 'back', sortable: true, ...money('back') },
    { id: 'refunds', sortable: true, hidden: true, ...money('refund_cents') },
    { id: 'voids', sortable: true, hidden: true, ...money('void_cents') },
    { id: 'returns', sortable: true, hidden: true, ...money('return_cents') },
    { id: 'net', sortable: true, phone: 'end', ...money('net_cents') },
    {
      id: 'funded',
      header: funded,
      sortable: true,
      hidden: true,
      ...cells.amount(({ funded_cents }: PostingReportRow) => funded_cents, totals?.funded_cents),
    },
    ...(hasDeposits
      ? [
          {
            id: 'bank',
            ...bank((row: PostingReportRow) => (row.batches === 0 ? null : bankState(row))),
          },
        ]
      : []),
    { id: 'deposit', ...deposit },
    { id: 'difference', sortable: true, ...difference },
    {
      id: 'reconciled',
      header: formatMessage({ id: 'reports.column.reconciled' }),
      hidden: true,
      kind: 'number',
      cell: ({ reconciled, batches }) =>
        batches === 0
          ? ''
          : formatMessage(
              { id: 'reports.reconciled.of' },
              { reconciled: count(reconciled), batches: count(batches) },
            ),
      file: { kind: 'count', value: ({ reconciled }) => reconciled },
    },
    {
      id: 'last_posting',
      header: formatMessage({ id: 'reports.column.lastPosting' }),
      sortable: true,
      hidden: true,
      ...cells.day(({ last_posting }: PostingReportRow) => last_posting),
    },
  ]
  return {
    columns,
    /** The same totals in a file. */
    facts: (of: PostingTotals): FileFact[] => [
      ...facts(of),
      { label: funded, kind: 'amount', value: of.funded_cents },
      ...depositFacts(of),
    ],
  }
}
