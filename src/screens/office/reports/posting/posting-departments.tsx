import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InferOutput } from 'valibot'
import { postingDepartmentsPage, postingDepartmentsQuery } from '@/api/reports/reports'
import {
  postingReportList,
  postingTransactionList,
  type PostingTotals,
} from '@/contract/reports/posting-report'
import { filtersFor, readListSearch } from '@/contract/list'
import {
  type DepartmentReportRow,
  type getDepartmentsReport,
  postingDepartmentList,
} from '@/contract/reports/reports'
import type { FileFact } from '@/rules/export/table'
import { useFormats } from '@/i18n/format'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { departmentBankState, hasWholeDeposits } from '@/rules/reports/reconcile-form'
import { usualPostingDays } from '@/rules/reports/report-days'
import { plainDateIn } from '@/rules/time/dates'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useListPage, useWayBack } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { hasAddedCall } from '@/api/added-calls'
import {
  useDepartmentNameInLanguage,
  useNamedAnswer,
} from '@/screens/shared/merchant/merchant-departments'
import { reportDaysOf } from '@/screens/shared/time/report-days'
import { useOfficePath } from '@/screens/shared/office-path'
import { useSite } from '@/screens/shared/merchant/site'
import { now } from '@/state/clock'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { ReceiptIcon } from '@/ui/display/icons'
import { Banner } from '@/ui/feedback/banner'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { BankDeposits } from './bank-deposits'
import { ChargeSplit } from '@/screens/office/reports/charge-split'
import { CountedOnce } from '@/screens/office/reports/counted-once'
import { OpenBatchNote, PostingDays } from './posting-days'
import { PostingTiles } from '@/screens/office/reports/report-tiles'
import { shownTotals } from '@/screens/office/reports/shown-totals'
import { TypeTotals } from '@/screens/office/reports/type-totals'
import { useDepositColumns } from './use-deposit-columns'
import { useReportFilters } from '@/screens/office/reports/use-report-filters'
import { useSumColumns } from '@/screens/office/reports/use-sum-columns'

/** What settles at a merchant, by department (product.md A10). */
export function PostingDepartments({ merchantId }: { merchantId: string }) {
  const { zone, search, onSearch } = useListPage(postingDepartmentList)
  const { isTenant } = useSite()
  const pathOf = useOfficePath()
  const usual = usualPostingDays(plainDateIn(zone, now()))
  const { formatMessage } = useIntl()
  const mayExport = useMay('reports.export', { merchant_id: merchantId })
  const state = useListState({
    name: 'posting-departments',
    list: postingDepartmentList,
    search,
    onSearch,
  })
  const { from = search.to ?? usual.from, to = search.from ?? usual.to, tender } = search
  const asked = { from, to, ...(tender !== undefined && { tender }) }
  const { hasSearched, beforeSearch } = reportDaysOf(search, zone, state.filter)
  const departmentName = useDepartmentNameInLanguage(merchantId)
  const named = useNamedAnswer()
  const report = useQuery({
    ...named(postingDepartmentsQuery(merchantId, asked), [merchantId]),
    enabled: hasSearched,
    select: (found) => ({
      ...found,
      data: found.data.map((row) => ({ ...row, name: departmentName(row.name) })),
    }),
  })
  const filters = useFilters(report.data?.merchant.time_zone ?? zone)
  const answer = hasSearched ? report.data : undefined
  const namesOnly = answer?.names_only === true
  const hasTransactions = hasAddedCall('listPostingTransactions')
  const { columns, facts } = useColumns(answer, tender === undefined)
  const transactionsLink = (
    { department_id: department }: DepartmentReportRow,
    content: ReactNode,
  ) => (
    <Link
      to={pathOf(officeScreens.postingTransactions)}
      params={{ merchant: merchantId, department }}
      search={filtersFor(postingTransactionList, search)}
    >
      {content}
    </Link>
  )
  return (
    <>
      <PageHeading
        back={!isTenant && <PostingReportLink />}
        title={<FormattedMessage id="office.page.admin-posting-departments" />}
        subtitle={
          <PostingDays of={answer?.merchant_name} days={hasSearched ? { from, to } : undefined} />
        }
        action={
          <OpenBatchNote batch={answer?.open_batch} zone={answer?.merchant.time_zone ?? zone} />
        }
      />
      <PostingTiles totals={namesOnly ? null : shownTotals(report, hasSearched)} />
      <ListScreen
        state={state}
        query={report}
        beforeSearch={beforeSearch}
        caption={formatMessage({ id: 'office.page.admin-posting-departments' })}
        columns={columns}
        hint={
          namesOnly && (
            <Banner tone="info">
              <FormattedMessage id="reports.departments.namesOnly" />
            </Banner>
          )
        }
        filters={namesOnly ? [] : filters}
        rowKey={({ department_id }) => department_id}
        rowName={({ name }) => name}
        {...(hasTransactions && { link: transactionsLink })}
        asOf={{ zone }}
        exports={
          mayExport && answer && !namesOnly
            ? {
                report: 'posting-report-departments',
                merchant: answer.merchant.sub_domain,
                days: answer.days,
                about: [
                  {
                    label: formatMessage({ id: 'list.field.merchant' }),
                    kind: 'text',
                    value: answer.merchant_name,
                  },
                ],
                zone,
                fetchPage: async (_page, signal) => {
                  const page = await postingDepartmentsPage(merchantId, asked, signal)
                  return { ...page, totals: facts(page.totals) }
                },
              }
            : undefined
        }
        empty={
          <EmptyState icon={<ReceiptIcon />}>
            <FormattedMessage id="reports.empty.departments" />
          </EmptyState>
        }
      />
      {answer && !namesOnly && (
        <CountedOnce rows={answer.data.map((row) => row.payments)} total={answer.totals.payments} />
      )}
      {answer && !namesOnly && (
        <BankDeposits
          place={{ merchant: merchantId, department: null }}
          days={answer.days}
          zone={answer.merchant.time_zone}
        />
      )}
      {answer && !namesOnly && <ChargeSplit departments={answer.data} />}
      {answer && !namesOnly && <TypeTotals types={answer.totals.types} />}
    </>
  )
}

function useFilters(zone: string): readonly ListFilter<typeof postingDepartmentList.filters>[] {
  const { days, tender } = useReportFilters(zone)
  return [days, tender]
}

type Answer = InferOutput<typeof getDepartmentsReport.answer>

/** `hasDeposits`: a deposit is of all tenders together. */
function useColumns(answer: Answer | undefined, hasDeposits: boolean) {
  const { totals, data = [], names_only: namesOnly = false } = answer ?? {}
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { money, payments, facts } = useSumColumns(totals)
  const { bank, deposit, difference, facts: depositFacts } = useDepositColumns(totals)
  const text = (id: 'gl' | 'merchid', value: (row: DepartmentReportRow) => string) => ({
    id,
    hidden: true,
    header: formatMessage({ id: `reports.column.${id}` }),
    cell: value,
  })
  const hasWhole = hasWholeDeposits(data, totals?.deposit_cents ?? null)
  const bankOf = (row: DepartmentReportRow) => departmentBankState(row, hasWhole)
  const columns: readonly ExportedColumn<DepartmentReportRow, 'name'>[] = [
    {
      id: 'department',
      header: formatMessage({ id: 'list.field.department' }),
      kind: 'main',
      cell: ({ name }) => name,
    },
    text('merchid', ({ merchid_last4 }) => merchid_last4 ?? ''),
    text('gl', ({ gl }) => gl),
    { id: 'payments', ...payments },
    { id: 'principal', ...money('principal_cents') },
    { id: 'fees', ...money('fee_cents') },
    { id: 'back', ...money('back') },
    { id: 'refunds', hidden: true, ...money('refund_cents') },
    { id: 'voids', hidden: true, ...money('void_cents') },
    { id: 'returns', hidden: true, ...money('return_cents') },
    { id: 'net', phone: 'end', ...money('net_cents') },
    ...(hasDeposits ? [{ id: 'bank', ...bank(bankOf) }] : []),
    { id: 'deposit', ...deposit },
    { id: 'difference', ...difference },
    {
      id: 'batches',
      header: formatMessage({ id: 'reports.column.batches' }),
      hidden: true,
      kind: 'number',
      cell: ({ batches }) => count(batches.length),
      file: { kind: 'text', value: ({ batches }) => batches.join(' ') },
    },
  ]
  return {
    columns: namesOnly ? columns.filter(({ id }) => id === 'department') : columns,
    /** The same totals in a file. */
    facts: (of: PostingTotals): FileFact[] => [...facts(of), ...depositFacts(of)],
  }
}

/** Back to all merchants, on the root. */
function PostingReportLink() {
  const wayBack = useWayBack()
  return (
    <BackLink>
      <Link
        to="/admin/reports"
        search={readListSearch(postingReportList.query, wayBack('/admin/reports'))}
      >
        <FormattedMessage id="office.page.admin-posting-report" />
      </Link>
    </BackLink>
  )
}
