import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { type DepartmentPlace, transactionsApi } from '@/api/payments/transactions'
import { transactionList, type TransactionTotals } from '@/contract/payments/transactions'
import { useFormats } from '@/i18n/format'
import type { FileFact } from '@/rules/export/table'
import { transactionLines, wentBackLines } from '@/rules/reports/bill-lines'
import { negated, wentBackCents } from '@/rules/reports/movement-sums'
import { plainDateIn } from '@/rules/time/dates'
import { Amount, Fees, Net, WentBack } from '@/screens/shared/payment/sum-tiles'
import { DrawerLink } from '@/screens/shared/detail/detail-drawer'
import type { ExportQuery } from '@/screens/shared/list/export/build-list-export'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import {
  useDepartmentNameInLanguage,
  useNamedAnswer,
} from '@/screens/shared/merchant/merchant-departments'
import { useAttemptFiltersOfDays } from '@/screens/shared/payment/use-attempt-filters'
import { useEmailSearch } from '@/screens/shared/payment/use-email-search'
import { now } from '@/state/clock'
import { useMay } from '@/state/session/use-may'
import { ReceiptIcon } from '@/ui/display/icons'
import { Tiles } from '@/ui/display/tiles'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { DayChoice } from './day-choice'
import { DayOfReport, DepartmentsLink } from './departments-link'
import { HourChart } from './hour-chart'
import { TransactionDrawer } from './transaction-drawer'
import { useTransactionColumns } from './use-transaction-columns'
import { WentBackOnDay } from './went-back'

type SortColumn = (typeof transactionList.sort)[number]

/** The payment attempts of one department on one day (product.md A14). */
export function DailyTransactions({ place }: { place: DepartmentPlace }) {
  return (
    <>
      {/* Another department is another list. */}
      <TransactionsOfDay key={`${place.merchant} ${place.department}`} place={place} />
      <TransactionDrawer merchantId={place.merchant} />
    </>
  )
}

function TransactionsOfDay({ place }: { place: DepartmentPlace }) {
  const { zone: pageZone, search, onSearch } = useListPage(transactionList)
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const facts = useDayFacts()
  const words = (id: 'merchant' | 'department' | 'day') => formatMessage({ id: `list.field.${id}` })
  const mayExport = useMay('reports.export', { merchant_id: place.merchant })
  const day = search.day ?? plainDateIn(pageZone, now())
  const { search: kept, leftOut } = useEmailSearch(search)
  const state = useListState({
    name: 'transactions',
    list: transactionList,
    search: kept,
    onSearch,
  })
  const named = useNamedAnswer()
  const query = useQuery({
    ...named(transactionsApi.page({ params: place, query: { ...state.query, day } }), [
      place.merchant,
    ]),
    refetchOnWindowFocus: 'always',
  })
  const answer = query.data
  const departmentName = useDepartmentNameInLanguage(place.merchant)
  const zone = answer?.merchant.time_zone ?? pageZone
  const today = plainDateIn(zone, now())
  const subtitle =
    answer &&
    `${answer.merchant.name} · ${departmentName(answer.department.name)} · ${date(answer.day)}`
  const isEmpty = answer !== undefined && answer.pagination.total === 0
  const filters = useAttemptFiltersOfDays()
  // A file names the merchant, the department and the day.
  const file = mayExport &&
    answer && {
      merchant: answer.merchant.sub_domain,
      days: { from: day, to: day },
      about: [
        { label: words('merchant'), kind: 'text', value: answer.merchant.name },
        {
          label: words('department'),
          kind: 'text',
          value: departmentName(answer.department.name),
        },
        { label: words('day'), kind: 'date', value: day },
      ] satisfies FileFact[],
      zone,
    }
  const readPage = (
    wanted: ExportQuery<SortColumn, typeof transactionList.filters>,
    signal: AbortSignal,
  ) => transactionsApi.fetchPage({ params: place, query: { ...wanted, day } }, signal)
  return (
    <>
      <PageHeading
        back={<DepartmentsLink merchant={place.merchant} />}
        title={<FormattedMessage id="office.page.admin-daily-transactions" />}
        subtitle={subtitle ?? date(day)}
      />
      <DayOfReport merchant={place.merchant} day={day} />
      <DayChoice
        day={day}
        today={today}
        onDay={(next) => onSearch({ ...search, day: next, page: undefined }, { replace: false })}
      />
      {leftOut}
      <Stack gap="5">
        {answer && !(isEmpty && hasNothingBack(answer.totals)) && <Sums totals={answer.totals} />}
        {answer && !isEmpty && <HourChart hours={answer.hours} />}
        <div>
          <ListScreen
            // Another day is another list: it shows bones, not the rows of the day before.
            key={day}
            state={state}
            query={query}
            caption={formatMessage({ id: 'office.page.admin-daily-transactions' })}
            columns={useTransactionColumns({
              departmentId: place.department,
              zone,
              totals: answer?.totals,
            })}
            search={formatMessage({ id: 'transactions.list.search' })}
            filters={filters}
            rowKey={({ id }) => id}
            rowName={({ payer_name, confirmation }) => `${payer_name}, ${confirmation}`}
            link={({ id }, content) => (
              <DrawerLink search={{ ...search, transaction: id }}>{content}</DrawerLink>
            )}
            asOf={{ zone }}
            empty={
              <EmptyState icon={<ReceiptIcon />}>
                <FormattedMessage
                  id={day > today ? 'transactions.list.future' : 'transactions.list.none'}
                  values={{ day: date(day) }}
                />
              </EmptyState>
            }
            exports={
              file
                ? {
                    ...file,
                    report: `daily-transactions-${place.department}`,
                    linesOf: transactionLines,
                    fetchPage: async (wanted, signal) => {
                      const page = await readPage(wanted, signal)
                      return { ...page, totals: facts.day(page.totals) }
                    },
                  }
                : undefined
            }
          />
          {answer && (
            <WentBackOnDay
              departmentId={place.department}
              rows={answer.went_back}
              zone={zone}
              exports={
                file
                  ? {
                      state,
                      filters,
                      exports: {
                        ...file,
                        report: `went-back-${place.department}`,
                        linesOf: wentBackLines,
                        // Each answer has all of them.
                        fetchPage: async (wanted, signal) => {
                          const { went_back: data, totals } = await readPage(wanted, signal)
                          const total = data.length
                          const pagination = { page: 1, per_page: total, total, last_page: 1 }
                          return { data, pagination, totals: facts.back(totals) }
                        },
                      },
                    }
                  : undefined
              }
              link={({ transaction_id }, content) => (
                <DrawerLink search={{ ...search, transaction: transaction_id }}>
                  {content}
                </DrawerLink>
              )}
            />
          )}
        </div>
      </Stack>
    </>
  )
}

/** The day's sums in a file: those above the list; `back` are of what went back alone. */
function useDayFacts(): Readonly<
  Record<'day' | 'back', (totals: TransactionTotals) => FileFact[]>
> {
  const { formatMessage } = useIntl()
  const amount = (label: string, value: number): FileFact => ({ label, kind: 'amount', value })
  const count = (label: string, value: number): FileFact => ({ label, kind: 'count', value })
  const back = ({ subtotal_cents, net_cents, went_back }: TransactionTotals) => [
    amount(
      formatMessage({ id: 'transactions.wentBack.heading' }),
      wentBackCents({ principal_cents: subtotal_cents, net_cents }),
    ),
    amount(formatMessage({ id: 'transactions.sum.feesBack' }), negated(went_back.fee_back_cents)),
  ]
  const day = (totals: TransactionTotals) => {
    const { payments, subtotal_cents, fee_cents, refused, unknown, total_cents, net_cents } = totals
    return [
      count(formatMessage({ id: 'transactions.sum.payments' }), payments),
      amount(formatMessage({ id: 'transactions.column.subtotal' }), subtotal_cents),
      amount(formatMessage({ id: 'transactions.column.fee' }), fee_cents),
      amount(formatMessage({ id: 'transactions.column.total' }), total_cents),
      ...back(totals),
      amount(formatMessage({ id: 'reports.column.net' }), net_cents),
      count(formatMessage({ id: 'transactions.sum.refused' }), refused),
      amount(
        formatMessage({ id: 'transactions.sum.unknown' }, { count: unknown.payments }),
        unknown.subtotal_cents,
      ),
    ]
  }
  return { day, back }
}

/** What was received on the day, and what of it stays: the transaction report's sums. */
function Sums({ totals }: { totals: TransactionTotals }) {
  const { count } = useFormats()
  const { payments, subtotal_cents, fee_cents, refused, unknown, went_back, net_cents } = totals
  const sums = { principal_cents: subtotal_cents, fee_cents, net_cents, ...went_back }
  return (
    <Tiles>
      <Amount
        name={<FormattedMessage id="transactions.sum.received" values={{ count: payments }} />}
        cents={subtotal_cents}
        beside={
          <span>
            <FormattedMessage id="reports.tile.withoutFees" />
          </span>
        }
      />
      <Fees sums={sums} />
      <WentBack
        sums={sums}
        beside={
          !hasNothingBack(totals) && (
            <span>
              <FormattedMessage id="transactions.sum.backOnDay" />
            </span>
          )
        }
      />
      <div>
        <dt>
          <FormattedMessage id="transactions.sum.refused" />
        </dt>
        <dd>{count(refused)}</dd>
      </div>
      <Amount
        name={
          <FormattedMessage id="transactions.sum.unknown" values={{ count: unknown.payments }} />
        }
        cents={unknown.subtotal_cents}
        beside={
          <span>
            <FormattedMessage id="reports.tile.withoutFees" />
          </span>
        }
      />
      <Net sums={sums} />
    </Tiles>
  )
}

/** On a day without a payment, money may still go back. */
const hasNothingBack = ({ went_back: { refunds, voids, returns } }: TransactionTotals): boolean =>
  refunds + voids + returns === 0
