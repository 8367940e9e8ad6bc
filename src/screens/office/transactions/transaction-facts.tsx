import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Transaction } from '@/contract/transaction'
import { useFormats } from '@/i18n/format'
import { PaymentStatusPill } from '@/screens/shared/payment-status'
import { channelWords, paidWithWords } from '@/screens/shared/paid-with'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { Banner } from '@/ui/feedback/banner'
import { InfoPopover } from '@/ui/overlay/info-popover'
import { PairList } from '@/screens/shared/drawer-part'
import type { DrawerParts } from './drawer-parts'
import { declineWords, wayWords } from './transaction-words'

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

/** What was paid, by whom, how, and on which of its four days. */
export function TransactionFacts({ transaction }: DrawerParts) {
  const { formatMessage } = useIntl()
  const { money, date, instant } = useFormats()
  const tenders = useCodeWords(paidWithWords)
  const channels = useCodeWords(channelWords)
  const { merchant, payer, brand, last4, taken, reason } = transaction
  return (
    <div>
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
      <PairList>
        {transaction.reference === null ? (
          <Pair name="confirmation">{transaction.confirmation}</Pair>
        ) : (
          <Pair name="reference">{transaction.reference}</Pair>
        )}
        <Pair name="payer">
          {[payer.name, payer.email, payer.phone].filter(Boolean).map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
        </Pair>
        <Pair name="tender">
          {[tenders.text(transaction.tender), brand && capital(brand), last4]
            .filter(Boolean)
            .join(' ')}
        </Pair>
        <Pair name="channel">{channels.text(transaction.channel)}</Pair>
        {taken && (
          <Pair name="takenBy">
            {[taken.by, formatMessage({ id: wayWords[taken.way] }), taken.note]
              .filter(Boolean)
              .join(' · ')}
          </Pair>
        )}
        <Pair name="subtotal">{money(transaction.subtotal_cents)}</Pair>
        {transaction.fees.map((line) => (
          <div key={line.department_id}>
            <dt>
              <FormattedMessage
                id="transactions.fact.fee"
                values={{ department: line.department }}
              />
            </dt>
            <dd>{money(line.fee_cents)}</dd>
          </div>
        ))}
        <Day name="transaction">{instant(transaction.at, merchant.time_zone)}</Day>
        <Day name="credit">{date(transaction.credit_date)}</Day>
        {isTaken(transaction) && <Day name="posting">{date(transaction.posting_date)}</Day>}
        {transaction.funding_date !== null && (
          <Day name="funding">{date(transaction.funding_date)}</Day>
        )}
      </PairList>
    </div>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Money that was taken settles, or has been undone. */
const isTaken = ({ receipt_id }: Transaction) => receipt_id !== null

type Fact = 'confirmation' | 'reference' | 'payer' | 'tender' | 'channel' | 'takenBy' | 'subtotal'

function Pair({ name, children }: { name: Fact; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={`transactions.fact.${name}`} />
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
