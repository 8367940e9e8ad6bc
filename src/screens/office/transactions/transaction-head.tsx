import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { Transaction } from '@/contract/transaction'
import { useFormats } from '@/i18n/format'
import { PaymentStatusPill } from '@/screens/shared/payment-status'
import { Banner } from '@/ui/feedback/banner'
import { Stack } from '@/ui/layout/stack'
import { TransactionWay } from './transaction-way'
import { declineWords } from './transaction-words'

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '3',
    '& > p': { fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
})

/** What staff ask first: how much, in which state, and how far it is. */
export function TransactionHead({ transaction }: { transaction: Transaction }) {
  const { money } = useFormats()
  const { reason } = transaction
  return (
    <Stack gap="4">
      <Head>
        <p>{money(transaction.total_cents)}</p>
        <PaymentStatusPill status={transaction.status} code={transaction.return_code} />
      </Head>
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
