import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { userPaymentsApi } from '@/api/managed-users'
import { paymentsOfUserList } from '@/contract/user-history'
import type { UserPayment } from '@/contract/user-payments'
import { useFormats } from '@/i18n/format'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { PaymentStatusPill } from '@/screens/shared/payment-status'
import { ReceiptIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'

/** The user's payments made while signed in. */
export function UserPayments({ id }: { id: string }) {
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
      columns={useColumns(zone)}
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

function useColumns(
  zone: string,
): readonly ListScreenColumn<UserPayment, (typeof paymentsOfUserList.sort)[number]>[] {
  const { formatMessage } = useIntl()
  const { instant, money } = useFormats()
  return [
    {
      id: 'confirmation',
      header: formatMessage({ id: 'user.payments.number' }),
      kind: 'main',
      cell: numberOf,
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
      header: formatMessage({ id: 'user.payments.status' }),
      sortable: true,
      phone: 'status',
      cell: ({ status }) => <PaymentStatusPill status={status} />,
    },
    {
      id: 'total_cents',
      header: formatMessage({ id: 'user.payments.total' }),
      kind: 'money',
      sortable: true,
      phone: 'end',
      cell: (payment) => money(payment.total_cents),
    },
  ]
}
