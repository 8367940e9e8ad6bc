import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { type TransactionKey, transactionQuery } from '@/api/transactions'
import { DetailDrawer } from '@/screens/shared/detail-drawer'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { ReceiptIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
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
  const { data, error, isFetching, refetch } = useQuery(transactionQuery(shown))
  if (data === undefined) {
    if (error !== null) {
      return <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <Skeleton>
        <Stack gap="4">
          <Bone height="4rem" />
          <Bone height="2.5rem" />
          <Bone height="12rem" />
        </Stack>
      </Skeleton>
    )
  }
  if (data === null) {
    return (
      <EmptyState icon={<ReceiptIcon />}>
        <FormattedMessage id="transactions.problem.gone" />
      </EmptyState>
    )
  }
  const parts = { shown, transaction: data, links }
  return (
    <Stack gap="6">
      <TransactionFacts {...parts} />
      <TransactionActions {...parts} />
      <TransactionRefunds {...parts} />
      <TransactionBills {...parts} />
      <TransactionEvents transaction={data} />
      <TransactionNotes {...parts} />
      <TransactionLog transaction={data} />
    </Stack>
  )
}
