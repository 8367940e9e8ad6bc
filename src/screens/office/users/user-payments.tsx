import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { userPaymentsApi } from '@/api/people/managed-users'
import type { ManagedUser } from '@/contract/people/managed-users'
import { paymentsOfUserList } from '@/contract/people/user-history'
import type { UserPayment } from '@/contract/payments/user-payments'
import { useFormats } from '@/i18n/format'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { plainDateIn } from '@/rules/time/dates'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useOfficePath } from '@/screens/shared/office-path'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { RefundedAmount } from '@/screens/shared/payment/refunded-amount'
import { useMay } from '@/state/session/use-may'
import { TextLink } from '@/ui/action/text-link'
import { ReceiptIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'

/** The user's payments made while signed in. */
export function UserPayments({ user: { id, merchant_id: merchantId } }: { user: ManagedUser }) {
  const { zone, search, onSearch } = useListPage(paymentsOfUserList)
  const { formatMessage } = useIntl()
  const state = useListState({
    name: 'user-payments',
    list: paymentsOfUserList,
    search,
    onSearch,
  })
  const query = useQuery(userPaymentsApi.page({ params: { id }, query: state.query }))
  return (
    <ListScreen
      state={state}
      query={query}
      caption={formatMessage({ id: 'user.payments.caption' })}
      rowKey={(payment) => payment.id}
      rowName={numberOf}
      columns={useColumns(zone, merchantId)}
      empty={
        <EmptyState icon={<ReceiptIcon />}>
          <FormattedMessage id="user.payments.empty" />
        </EmptyState>
      }
    />
  )
}

const numberOf = ({ confirmation, reference, items }: UserPayment) =>
  confirmation ?? reference ?? items.map(({ account }) => account).join(', ')

interface PaymentLinkProps {
  payment: UserPayment
  merchantId: string | null
  zone: string
}

/** On its day, opened. */
function PaymentLink({ payment, merchantId, zone }: PaymentLinkProps) {
  const pathOf = useOfficePath()
  const mayOpen = useMay('reports.view')
  const department = payment.items[0]?.department_id
  const number = numberOf(payment)
  if (!mayOpen || merchantId === null || department === undefined) return number
  return (
    <TextLink asChild>
      <Link
        to={pathOf(officeScreens.dailyTransactions)}
        params={{ merchant: merchantId, department }}
        search={{ day: plainDateIn(zone, Date.parse(payment.at)), transaction: payment.id }}
      >
        {number}
      </Link>
    </TextLink>
  )
}

function useColumns(
  zone: string,
  merchantId: string | null,
): readonly ListScreenColumn<UserPayment, (typeof paymentsOfUserList.sort)[number]>[] {
  const { formatMessage } = useIntl()
  const { instant, money } = useFormats()
  return [
    {
      id: 'confirmation',
      header: formatMessage({ id: 'list.field.confirmation' }),
      kind: 'main',
      cell: (payment) => <PaymentLink payment={payment} merchantId={merchantId} zone={zone} />,
    },
    {
      id: 'at',
      header: formatMessage({ id: 'audit.column.when' }),
      kind: 'date',
      sortable: true,
      phone: 'who',
      cell: ({ at }) => instant(at, zone),
    },
    {
      id: 'status',
      header: formatMessage({ id: 'list.field.status' }),
      sortable: true,
      phone: 'status',
      cell: ({ status }) => <PaymentStatusPill status={status} />,
    },
    {
      id: 'total_cents',
      header: formatMessage({ id: 'list.field.total' }),
      kind: 'money',
      sortable: true,
      phone: 'end',
      cell: ({ total_cents, refunded_cents }) => (
        <span>
          {money(total_cents)}
          <RefundedAmount cents={refunded_cents} />
        </span>
      ),
    },
  ]
}
