import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { type TransactionKey, transactionQuery } from '@/api/transactions'
import { DetailDrawer } from '@/screens/shared/detail-drawer'
import { DrawerBody } from '@/screens/shared/drawer-body'
import { ReceiptIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import type { TransactionLinks } from './drawer-part'
import { TransactionActions } from './transaction-actions'
import { TransactionBills } from './transaction-bills'
import { TransactionEvents } from './transaction-events'
import { TransactionFacts } from './transaction-facts'
import { TransactionLog } from './transaction-log'
import { TransactionNotes } from './transaction-notes'
import { TransactionRefunds } from './transaction-refunds'

interface TransactionDrawerProps {
  /** null: no payment is open. */
  shown: TransactionKey | null
  onWithout: () => void
  links: TransactionLinks
}

/** One payment with all that is known of it and all that staff may do with it (product.md A14). */
export function TransactionDrawer({ shown, onWithout, links }: TransactionDrawerProps) {
  return (
    <DetailDrawer
      open={shown !== null}
      onWithout={onWithout}
      title={<FormattedMessage id="transactions.drawer.title" />}
    >
      {shown && <Content key={shown.id} shown={shown} links={links} />}
    </DetailDrawer>
  )
}

function Content({ shown, links }: { shown: TransactionKey; links: TransactionLinks }) {
  return (
    <DrawerBody
      query={useQuery(transactionQuery(shown))}
      gone={<FormattedMessage id="transactions.problem.gone" />}
      icon={<ReceiptIcon />}
    >
      {(transaction) => {
        const parts = { shown, transaction, links }
        return (
          <Stack gap="6">
            <TransactionFacts {...parts} />
            <TransactionActions {...parts} />
            <TransactionRefunds {...parts} />
            <TransactionBills {...parts} />
            <TransactionEvents transaction={transaction} />
            <TransactionNotes {...parts} />
            <TransactionLog transaction={transaction} />
          </Stack>
        )
      }}
    </DrawerBody>
  )
}
