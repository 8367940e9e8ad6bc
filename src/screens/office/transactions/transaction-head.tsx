import { FormattedMessage } from 'react-intl'
import type { Transaction } from '@/contract/payments/transaction'
import { useFormats } from '@/i18n/format'
import { DrawerHead } from '@/screens/shared/detail/drawer-part'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { Banner } from '@/ui/feedback/banner'
import { Stack } from '@/ui/layout/stack'
import { TransactionWay } from './transaction-way'
import { declineWords } from './transaction-words'

/** What staff ask first: how much, in which state, and how far it is. */
export function TransactionHead({ transaction }: { transaction: Transaction }) {
  const { money } = useFormats()
  const { reason } = transaction
  return (
    <Stack gap="4">
      <DrawerHead
        title={money(transaction.total_cents)}
        isAmount
        state={<PaymentStatusPill status={transaction.status} code={transaction.return_code} />}
      />
      {reason !== null && (
        <p>
          <FormattedMessage id={declineWords[reason]} />
        </p>
      )}
      {transaction.part && (
        <Banner>
          <FormattedMessage id="transactions.fact.part" />
        </Banner>
      )}
      <TransactionWay transaction={transaction} />
    </Stack>
  )
}
