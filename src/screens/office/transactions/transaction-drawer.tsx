import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { type TransactionKey, transactionQuery } from '@/api/payments/transactions'
import { addressSearch } from '@/rules/addresses/address-search'
import { DetailDrawer } from '@/screens/shared/detail/detail-drawer'
import { DrawerBody } from '@/screens/shared/detail/drawer-body'
import {
  useDepartmentNameInLanguage,
  useNamedAnswer,
} from '@/screens/shared/merchant/merchant-departments'
import { useSite } from '@/screens/shared/merchant/site'
import { ReceiptIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import { TransactionActions } from './transaction-actions'
import { TransactionBills } from './transaction-bills'
import { TransactionConsents } from './transaction-consents'
import { TransactionEvents } from './transaction-events'
import { TransactionPayer, TransactionTender } from './transaction-facts'
import { TransactionHead } from './transaction-head'
import { TransactionLog } from './transaction-log'
import { TransactionNotes } from './transaction-notes'
import { TransactionRefunds } from './transaction-refunds'

/** The search param of a page that opens payments in the drawer. */
export interface DrawerSearch {
  readonly transaction?: string | undefined
}

/**
 * One payment with all that is known of it and all that staff may do with it (product.md A14): the one
 * that the address of the page names. `merchantId` is whose payments the page lists.
 */
export function TransactionDrawer({ merchantId }: { merchantId: string }) {
  const { isTenant } = useSite()
  const { transaction: id = '' } = useSearch({ strict: false })
  if (id === '') return null
  return <OpenDrawer shown={{ id: String(id), merchant: isTenant ? null : merchantId }} />
}

function OpenDrawer({ shown }: { shown: TransactionKey }) {
  const navigate = useNavigate()
  const merchantId = shown.merchant ?? undefined
  const departmentName = useDepartmentNameInLanguage(merchantId)
  const named = useNamedAnswer()
  const inLanguage = <Row extends { readonly department: string }>(row: Row): Row => ({
    ...row,
    department: departmentName(row.department),
  })
  const query = useQuery({
    ...named(transactionQuery(shown), merchantId === undefined ? [] : [merchantId]),
    select: (row) =>
      row && { ...row, items: row.items.map(inLanguage), fees: row.fees.map(inLanguage) },
  })
  const { data } = query
  return (
    <DetailDrawer
      open
      onWithout={() =>
        void navigate({
          to: '.',
          search: (old) => addressSearch({ ...old, transaction: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
      title={<FormattedMessage id="transactions.drawer.title" />}
      {...(data && {
        footer: <TransactionActions key={shown.id} shown={shown} transaction={data} />,
      })}
    >
      <DrawerBody
        key={shown.id}
        query={query}
        gone={<FormattedMessage id="transactions.problem.gone" />}
        icon={<ReceiptIcon />}
      >
        {(transaction) => {
          const parts = { shown, transaction }
          return (
            <Stack gap="6">
              <TransactionHead transaction={transaction} />
              <TransactionRefunds {...parts} />
              <TransactionPayer {...parts} />
              <TransactionBills {...parts} />
              <TransactionTender {...parts} />
              <TransactionConsents {...parts} />
              <TransactionNotes {...parts} />
              <TransactionEvents transaction={transaction} />
              <TransactionLog transaction={transaction} />
            </Stack>
          )
        }}
      </DrawerBody>
    </DetailDrawer>
  )
}
