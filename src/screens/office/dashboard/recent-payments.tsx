import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { RecentPayment } from '@/contract/reports/dashboard'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import { usePaidWith } from '@/screens/shared/payment/paid-with'
import { now } from '@/state/clock'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { ReceiptLink } from '@/screens/shared/payment/receipt-link'
import { useMay } from '@/state/session/use-may'
import { Money } from '@/ui/display/money'
import { NoBreak } from '@/ui/display/no-break'
import { TextLink } from '@/ui/action/text-link'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { Panel } from './panel'

interface RecentPaymentsProps {
  payments: readonly RecentPayment[]
  /** Names the merchant of each, if they differ. */
  ofMany: boolean
}

/** The latest payment attempts, with any outcome. */
export function RecentPayments({ payments, ofMany }: RecentPaymentsProps) {
  const { formatMessage } = useIntl()
  const mayOpenReceipts = useMay('receipts.view')
  const formats = useFormats()
  const paidWith = usePaidWith()
  const columns: ListColumn<RecentPayment>[] = [
    {
      id: 'payer',
      kind: 'main',
      header: formatMessage({ id: 'list.field.paidBy' }),
      cell: ({ payer_name, departments, merchant }) => (
        <span>
          {payer_name}
          <small>
            {ofMany && `${merchant.name} · `}
            {formats.list(departments, 'unit')}
          </small>
        </span>
      ),
    },
    {
      id: 'time',
      kind: 'date',
      header: formatMessage({ id: 'dashboard.recent.time' }),
      cell: (payment) => <TimeOf payment={payment} />,
    },
    {
      id: 'how',
      header: formatMessage({ id: 'dashboard.recent.how' }),
      cell: (payment) => <NoBreak>{paidWith.inRow(payment)}</NoBreak>,
    },
    {
      id: 'status',
      phone: 'status',
      header: formatMessage({ id: 'list.field.status' }),
      cell: (payment) => (
        <chakra.span whiteSpace="nowrap">
          <PaymentStatusPill status={payment.status} code={payment.return_code} />
        </chakra.span>
      ),
    },
    {
      id: 'receipt',
      phone: 'who',
      header: formatMessage({ id: 'list.field.confirmation' }),
      cell: ({ receipt_id: id, merchant, reference, confirmation }) =>
        mayOpenReceipts && id !== null ? (
          <TextLink asChild whiteSpace="nowrap">
            <ReceiptLink receipt={id} merchant={merchant.id}>
              {confirmation}
            </ReceiptLink>
          </TextLink>
        ) : (
          (reference ?? confirmation)
        ),
    },
    {
      id: 'total',
      kind: 'money',
      phone: 'end',
      header: formatMessage({ id: 'dashboard.recent.total' }),
      cell: ({ total_cents }) => <Money cents={total_cents} />,
    },
  ]
  return (
    <Panel title={<FormattedMessage id="dashboard.recent.heading" />}>
      <ListTable
        caption={formatMessage({ id: 'dashboard.recent.heading' })}
        columns={columns}
        rows={payments}
        rowKey={confirmationOf}
        rowName={payerOf}
      />
    </Panel>
  )
}

const confirmationOf = ({ confirmation }: RecentPayment) => confirmation
const payerOf = ({ payer_name }: RecentPayment) => payer_name

/** In the merchant's zone: "9:41 AM" for today, with the day for earlier ones. */
function TimeOf({ payment: { at, merchant } }: { payment: RecentPayment }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const zone = merchant.time_zone
  const day = plainDateIn(zone, Date.parse(at))
  const time = formats.time(at, zone)
  const isToday = day === plainDateIn(zone, now())
  return (
    <chakra.time dateTime={at} whiteSpace="nowrap">
      {isToday
        ? time
        : formatMessage({ id: 'dashboard.recent.dayTime' }, { day: formats.shortDate(day), time })}
    </chakra.time>
  )
}
