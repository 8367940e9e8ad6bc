import { chakra } from '@chakra-ui/react/styled-system'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  type ActivityEntry,
  type ActivityKind,
  activityKinds,
  type getAccountActivity,
} from '@/contract/bills/accounts'
import type { CallAnswer } from '@/contract/endpoint'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { usePartName } from './part-name'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { Pages } from '@/screens/shared/list/pages'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { Section } from '@/screens/shared/detail/section'
import { useExistingPage } from '@/screens/shared/list/use-existing-page'
import { type Column, DataTable } from '@/ui/table/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'
import { FilterSelect } from '@/ui/table/filter-select'
import { ReceiptIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'

type ActivityPage = CallAnswer<typeof getAccountActivity>

const channelWords: Readonly<Record<NonNullable<ActivityEntry['channel']>, MessageId>> = {
  online: 'payment-words.way.online',
  counter: 'payment-words.way.counter',
  lockbox: 'account-view.channel.lockbox',
  escrow: 'account-view.channel.escrow',
  mail: 'payment-words.way.mail',
}

interface ActivityProps {
  /** The account's. */
  departmentId: string
  /** `useQuery(activityQuery(of, { page, kind }))`. */
  activity: UseQueryResult<ActivityPage>
  /** In the address, from 1. */
  page: number
  /** Replaces the page in the address. */
  onPage: (page: number) => void
  /** In the address; null: everything. */
  kind: ActivityKind | null
  /** Replaces the kind in the address, on the first page. */
  onKind: (kind: ActivityKind | null) => void
  pageLink: (page: number, content: ReactNode) => ReactNode
}

/** As an address names it. */
export const activityKindIn = (word: unknown): ActivityKind | null =>
  activityKinds.find((one) => one === word) ?? null

/** Charges and payments, newest first, with the balance after each (product.md P8). */
export function Activity({
  departmentId,
  activity,
  page,
  onPage,
  kind,
  onKind,
  pageLink,
}: ActivityProps) {
  const { formatMessage } = useIntl()
  const isBeyond = useExistingPage({
    page,
    pagination: activity.isPlaceholderData ? undefined : activity.data?.pagination,
    goTo: onPage,
  })
  return (
    <Section
      title={<FormattedMessage id="account-view.activity.title" />}
      beside={
        <FilterSelect
          label={formatMessage({ id: 'account-view.activity.filter' })}
          icon={<ReceiptIcon />}
          value={kind ?? ''}
          onChange={(event) => onKind(activityKindIn(event.target.value))}
        >
          <option value="">{formatMessage({ id: 'account-view.activity.all' })}</option>
          {activityKinds.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `account-view.activity.only.${one}` })}
            </option>
          ))}
        </FilterSelect>
      }
    >
      {activity.data === undefined || isBeyond ? (
        activity.error === null ? (
          <ActivitySkeleton />
        ) : (
          <chakra.div p="4">
            <FailurePanel
              error={activity.error}
              onRetry={() => void activity.refetch()}
              retrying={activity.isFetching}
            >
              <FormattedMessage id="account-view.activity.failed" />
            </FailurePanel>
          </chakra.div>
        )
      ) : activity.data.data.length === 0 ? (
        <EmptyState icon={<ReceiptIcon />}>
          <FormattedMessage id="account-view.activity.empty" />
        </EmptyState>
      ) : (
        <chakra.div
          aria-busy={activity.isPlaceholderData}
          opacity={activity.isPlaceholderData ? 0.6 : 1}
        >
          <ActivityTable departmentId={departmentId} entries={activity.data.data} />
          <Pages pagination={activity.data.pagination} link={pageLink} />
        </chakra.div>
      )}
    </Section>
  )
}

interface ActivityTableProps extends Pick<ActivityProps, 'departmentId'> {
  entries: readonly ActivityEntry[]
}

function ActivityTable({ departmentId, entries }: ActivityTableProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const partName = usePartName()
  const isPhone = useIsPhone()
  const columns: Column<ActivityEntry>[] = [
    {
      id: 'date',
      kind: 'main',
      header: formatMessage({ id: 'account-view.activity.date' }),
      cell: (row) => date(row.date),
    },
    {
      id: 'kind',
      phone: 'who',
      header: formatMessage({ id: 'account-view.activity.kind' }),
      cell: (row) => (
        <span>
          {formatMessage({
            id: `account-view.activity.is.${row.voided === true ? 'voided' : row.kind}`,
          })}{' '}
          {isPhone && (
            <>
              · <span>{row.reference}</span>{' '}
            </>
          )}
          {row.pending && <PaymentStatusPill status="pending" />}
          {row.checking && <PaymentStatusPill status="unknown" />}
          <small>
            {row.year} · {partName(row.cycle, departmentId)}
          </small>
        </span>
      ),
    },
    {
      id: 'reference',
      phone: 'none',
      header: formatMessage({ id: 'account-view.activity.reference' }),
      cell: (row) => (
        <span>
          {row.reference}
          {row.channel !== null && (
            <small>{formatMessage({ id: channelWords[row.channel] })}</small>
          )}
        </span>
      ),
    },
    {
      id: 'amount',
      phone: 'end',
      kind: 'money',
      header: formatMessage({ id: 'account-view.activity.amount' }),
      cell: (row) => <Money cents={row.amount_cents} />,
    },
    {
      id: 'balance',
      phone: 'status',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'account-view.activity.balance' }),
      cell: (row) => <Money cents={row.balance_cents} />,
    },
  ]
  return (
    <DataTable
      caption={formatMessage({ id: 'account-view.activity.title' })}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  )
}

function ActivitySkeleton() {
  return (
    <Skeleton>
      <RowsSkeleton rows={4} />
    </Skeleton>
  )
}
