import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Transaction } from '@/contract/payments/transaction'
import { useFormats } from '@/i18n/format'
import { channelWords, usePaidWith } from '@/screens/shared/payment/paid-with'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { InfoPopover } from '@/ui/overlay/info-popover'
import { DrawerPart, PairList } from '@/screens/shared/detail/drawer-part'
import type { DrawerParts } from './drawer-parts'
import { wayWords } from './transaction-words'

/** Who paid, and who of the staff took it. */
export function TransactionPayer({ transaction }: DrawerParts) {
  const { formatMessage } = useIntl()
  const { payer, taken } = transaction
  return (
    <DrawerPart title={<FormattedMessage id="list.field.payer" />}>
      {[payer.name, payer.email, payer.phone].filter(Boolean).map((line) => (
        <chakra.p key={line} overflowWrap="anywhere">
          {line}
        </chakra.p>
      ))}
      {taken && (
        <chakra.p textStyle="help" mt="1">
          <FormattedMessage id="transactions.fact.takenBy" />{' '}
          {[taken.by, formatMessage({ id: wayWords[taken.way] }), taken.note]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      )}
    </DrawerPart>
  )
}

/** What it was made with, where, under which number, and on which of its four days. */
export function TransactionTender({ transaction }: DrawerParts) {
  const { date, instant } = useFormats()
  const paidWith = usePaidWith()
  const channels = useCodeWords(channelWords)
  const { merchant } = transaction
  return (
    <DrawerPart title={<FormattedMessage id="list.field.paymentMethod" />}>
      <PairList>
        <Pair name="tender">{paidWith.inRow(transaction)}</Pair>
        <Pair name="channel">{channels.text(transaction.channel)}</Pair>
        {transaction.reference === null ? (
          <Pair name="confirmation">{transaction.confirmation}</Pair>
        ) : (
          <Pair name="reference">{transaction.reference}</Pair>
        )}
        <Day name="transaction">{instant(transaction.at, merchant.time_zone)}</Day>
        <Day name="credit">{date(transaction.credit_date)}</Day>
        {isTaken(transaction) && <Day name="posting">{date(transaction.posting_date)}</Day>}
        {transaction.funding_date !== null && (
          <Day name="funding">{date(transaction.funding_date)}</Day>
        )}
      </PairList>
    </DrawerPart>
  )
}

/** Money that was taken settles, or has been undone. */
const isTaken = ({ receipt_id }: Transaction) => receipt_id !== null

type Fact = 'confirmation' | 'reference' | 'tender' | 'channel'

function Pair({ name, children }: { name: Fact; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage
          id={name === 'reference' ? 'transactions.fact.reference' : `list.field.${name}`}
        />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

interface DayProps {
  name: 'transaction' | 'credit' | 'posting' | 'funding'
  children: string
}

/** A day with what it means (product.md 2.0, "Dates"). */
function Day({ name, children }: DayProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: `date-words.name.${name}` })
  return (
    <div>
      <dt>
        {label}
        <InfoPopover label={formatMessage({ id: 'transactions.date.what' }, { name: label })}>
          <FormattedMessage id={`date-words.is.${name}`} />
        </InfoPopover>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
