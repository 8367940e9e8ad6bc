import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InferOutput } from 'valibot'
import { billHistoryQuery } from '@/api/bills/bills'
import type { historyEntry } from '@/contract/bills/bills'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { plainDateIn } from '@/rules/time/dates'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { usePartName } from '@/screens/shared/account/part-name'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { RefundedAmount } from '@/screens/shared/payment/refunded-amount'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { Card } from '@/ui/layout/card'
import { Fold } from '@/ui/layout/fold'
import { type Column, DataTable } from '@/ui/table/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ExpandIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/feedback/skeleton'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'
import { useIsPhone } from '@/ui/layout/use-is-phone'

type HistoryEntry = InferOutput<typeof historyEntry>

/** An e-check is a bank account to those who pay. */
const tenderWords: Readonly<Record<HistoryEntry['tender'], MessageId>> = {
  card: 'payment-words.tender.card',
  echeck: 'bill.tender.echeck',
  cash: 'payment-words.tender.cash',
  check: 'payment-words.tender.check',
}

const channelWords: Readonly<Record<HistoryEntry['channel'], MessageId>> = {
  online: 'payment-words.way.online',
  counter: 'payment-words.way.counter',
  lockbox: 'bill.channel.lockbox',
  escrow: 'bill.channel.escrow',
  mail: 'payment-words.way.mail',
}

interface PaymentHistoryProps {
  departmentId: string
  parcelId: string
  facts: GivenFacts
}

/** Earlier payments; requested when the section is opened. */
export function PaymentHistory(props: PaymentHistoryProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card overflow="hidden" _print={{ display: 'none' }}>
      <Fold card onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>
            <FormattedMessage id="bill.history.heading" />
          </h2>
          <ExpandIcon />
        </summary>
        {open && <Entries {...props} />}
      </Fold>
    </Card>
  )
}

function Entries({ departmentId, parcelId, facts }: PaymentHistoryProps) {
  const { data, error, isFetching, refetch } = useQuery(
    billHistoryQuery(departmentId, parcelId, facts),
  )
  if (data === undefined) {
    return error === null ? (
      <EntriesSkeleton />
    ) : (
      <chakra.div p="4">
        <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching}>
          <FormattedMessage id="bill.history.failed" />
        </FailurePanel>
      </chakra.div>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState>
        <FormattedMessage id="bill.history.empty" />
      </EmptyState>
    )
  }
  return <HistoryTable departmentId={departmentId} entries={data} />
}

interface HistoryTableProps extends Pick<PaymentHistoryProps, 'departmentId'> {
  entries: readonly HistoryEntry[]
}

function HistoryTable({ departmentId, entries }: HistoryTableProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const zone = useTimeZone()
  const partName = usePartName()
  const isPhone = useIsPhone()
  const columns: Column<HistoryEntry>[] = [
    {
      id: 'date',
      kind: 'main',
      header: formatMessage({ id: 'bill.history.date' }),
      cell: ({ at }) => formats.date(plainDateIn(zone, Date.parse(at))),
    },
    {
      id: 'for',
      phone: 'who',
      header: formatMessage({ id: 'bill.history.for' }),
      cell: ({ year, cycle, channel, tender }) => (
        <span>
          {year} · {partName(cycle, departmentId)}
          {isPhone && (
            <small>
              {formatMessage({ id: tenderWords[tender] })} ·{' '}
              {formatMessage({ id: channelWords[channel] })}
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'how',
      phone: 'none',
      header: formatMessage({ id: 'bill.history.how' }),
      cell: ({ channel, tender }) => (
        <span>
          {formatMessage({ id: tenderWords[tender] })}
          <small>{formatMessage({ id: channelWords[channel] })}</small>
        </span>
      ),
    },
    {
      id: 'status',
      phone: 'status',
      header: formatMessage({ id: 'bill.history.status' }),
      cell: ({ status }) => <PaymentStatusPill status={status} />,
    },
    {
      id: 'amount',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'bill.history.amount' }),
      cell: ({ amount_cents, refunded_cents = 0 }) => (
        <span>
          <Money cents={amount_cents} />
          <RefundedAmount cents={refunded_cents} />
        </span>
      ),
    },
  ]
  return (
    <chakra.div borderTop="1px solid" borderColor="line">
      <DataTable
        caption={formatMessage({ id: 'bill.history.heading' })}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
      />
    </chakra.div>
  )
}

function EntriesSkeleton() {
  return (
    <Skeleton>
      <chakra.div borderTop="1px solid" borderColor="line">
        <RowsSkeleton rows={3} />
      </chakra.div>
    </Skeleton>
  )
}
