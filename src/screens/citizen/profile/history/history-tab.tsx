import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { userPaymentsQuery } from '@/api/payments/user-payments'
import type { UserPayment } from '@/contract/payments/user-payments'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import { usePartName } from '@/screens/shared/account/part-name'
import { usePaidWords } from '@/screens/shared/payment/paid-words'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { RefundedAmount } from '@/screens/shared/payment/refunded-amount'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { useExistingPage } from '@/screens/shared/list/use-existing-page'
import { useReadablePage } from '@/screens/shared/list/use-readable-page'
import { Card } from '@/ui/layout/card'
import { type Column, DataTable } from '@/ui/table/data-table'
import '@/ui/table/two-lines-action.css'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ReceiptIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import { Money } from '@/ui/display/money'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import { Stack } from '@/ui/layout/stack'
import { TextLink } from '@/ui/action/text-link'
import { CitizenPart } from '@/screens/citizen/profile/citizen-part'
import { HistoryFilters } from './history-filters'
import { historySearch, isFiltered, readFilter, readPage } from './history-params'
import { HistoryPages } from './history-pages'
import { ListHead } from '@/screens/shared/list/list-head'
import { useRecordedName } from '@/screens/shared/merchant/recorded-name'
import type { ProfileParams } from '@/screens/citizen/profile/profile-params'
import { SaveHistory } from './save-history'

interface HistoryTabProps {
  /** The user in the address. */
  id: string
  params: ProfileParams
}

/** The payments that the user made while signed in, with receipts (product.md P7, "History"). */
export function HistoryTab({ id, params }: HistoryTabProps) {
  const navigate = useNavigate()
  const filter = readFilter(params)
  const page = readPage(params)
  const payments = useQuery({
    ...userPaymentsQuery(filter, page),
    placeholderData: keepPreviousData,
  })
  const goTo = (other: number) =>
    void navigate({
      to: '/user-profile/$id',
      params: { id },
      search: historySearch(params, other),
      replace: true,
      resetScroll: false,
    })
  useReadablePage(params.page, () => goTo(1))
  const isBeyond = useExistingPage({
    page,
    pagination: payments.isPlaceholderData ? undefined : payments.data?.pagination,
    goTo,
  })
  return (
    <Stack gap="5">
      <HistoryFilters id={id} filter={filter} />
      <CitizenPart query={payments} failed="account-view.history.failed" hasRows>
        {({ data, pagination }) => (
          <Card overflow="hidden" aria-busy={payments.isPlaceholderData || isBeyond}>
            <ListHead beside={pagination.total > 0 && <SaveHistory filter={filter} />}>
              <FormattedMessage
                id="account-view.history.count"
                values={{ count: pagination.total }}
              />
            </ListHead>
            {pagination.total === 0 ? (
              <EmptyState
                icon={<ReceiptIcon />}
                action={
                  isFiltered(filter) ? (
                    <LinkButton asChild variant="outline">
                      <Link
                        to="/user-profile/$id"
                        params={{ id }}
                        search={{ tab: 'history' }}
                        resetScroll={false}
                      >
                        <FormattedMessage id="account-view.history.showAll" />
                      </Link>
                    </LinkButton>
                  ) : (
                    <LinkButton asChild>
                      <Link to="/departments">
                        <FormattedMessage id="account-view.view.departments" />
                      </Link>
                    </LinkButton>
                  )
                }
              >
                <FormattedMessage
                  id={
                    isFiltered(filter)
                      ? 'account-view.history.noMatch'
                      : 'account-view.history.empty'
                  }
                />
              </EmptyState>
            ) : (
              <HistoryTable payments={data} />
            )}
            <HistoryPages id={id} params={params} pagination={pagination} />
          </Card>
        )}
      </CitizenPart>
    </Stack>
  )
}

function HistoryTable({ payments }: { payments: readonly UserPayment[] }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const zone = useTimeZone()
  const isPhone = useIsPhone()
  const columns: Column<UserPayment>[] = [
    {
      id: 'date',
      kind: 'main',
      header: formatMessage({ id: 'account-view.history.date' }),
      cell: (row) => (
        <span>
          {isPhone
            ? formats.date(plainDateIn(zone, Date.parse(row.at)))
            : formats.instant(row.at, zone)}
          {(row.confirmation ?? row.reference) && (
            <chakra.small hideBelow="sm">{row.confirmation ?? row.reference}</chakra.small>
          )}
        </span>
      ),
    },
    {
      id: 'what',
      phone: 'who',
      header: formatMessage({ id: 'account-view.history.what' }),
      cell: (row) => <Items payment={row} />,
    },
    {
      id: 'status',
      phone: 'status',
      header: formatMessage({ id: 'account-view.history.status' }),
      cell: (row) => <PaymentStatusPill status={row.status} />,
    },
    {
      id: 'total',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'account-view.history.total' }),
      cell: (row) => (
        <span>
          <Money cents={row.total_cents} />
          {row.fee_cents > 0 && (
            <chakra.small hideBelow="sm">
              {formatMessage(
                { id: 'account-view.history.fee' },
                { fee: formats.money(row.fee_cents) },
              )}
            </chakra.small>
          )}
          <RefundedAmount cents={row.refunded_cents} />
        </span>
      ),
    },
    {
      id: 'receipt',
      kind: 'action',
      phone: 'open',
      header: formatMessage({ id: 'account-view.history.receipt' }),
      hideHeader: true,
      cell: ({ receipt_id: receipt, confirmation }) =>
        receipt === null ? null : (
          <TextLink asChild row>
            <Link
              to="/print-receipt/$id"
              params={{ id: receipt }}
              aria-label={formatMessage(
                { id: 'account-view.history.receiptOf' },
                { confirmation: confirmation ?? '' },
              )}
            >
              <ReceiptIcon />
              <span>
                <FormattedMessage id="account-view.history.receipt" />
              </span>
            </Link>
          </TextLink>
        ),
    },
  ]
  return (
    <DataTable
      caption={formatMessage({ id: 'profile.tabs.history' })}
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
    />
  )
}

function Items({ payment }: { payment: UserPayment }) {
  const partName = usePartName()
  const paidWords = usePaidWords()
  const nameOf = useRecordedName()
  const isPhone = useIsPhone()
  return (
    <span>
      {payment.items.map((item) => {
        const department = nameOf(item.department_id, item.department)
        const part = item.paid_for
          ? paidWords(item.paid_for)
          : [item.year, partName(item.cycle, item.department_id)]
        return (
          // Without a bill two rows may have the same text.
          <chakra.span key={payment.items.indexOf(item)} display={{ base: 'block', sm: 'inline' }}>
            {item.account || department}
            <small>
              {[!isPhone && item.account && department, ...part].filter(Boolean).join(' · ')}
            </small>
          </chakra.span>
        )
      })}
    </span>
  )
}
