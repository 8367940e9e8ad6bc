import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { Transaction } from '@/contract/payments/transaction'
import { useFormats } from '@/i18n/format'
import { DrawerPart } from '@/screens/shared/detail/drawer-part'
import { eventWords } from './transaction-words'

const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    borderInlineStart: '2px solid',
    borderColor: 'line',
    ps: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& [data-to-come]': { color: 'fg.muted' },
  },
})

/** What happened to the payment, oldest first. */
export function TransactionEvents({ transaction }: { transaction: Transaction }) {
  const { instant, money, date } = useFormats()
  const zone = transaction.merchant.time_zone
  return (
    <DrawerPart title={<FormattedMessage id="transactions.events.heading" />}>
      <Steps>
        {transaction.events.map(({ at, kind, by, amount_cents, text }) => (
          <li
            key={`${at} ${kind} ${by ?? ''} ${text ?? ''}`}
            {...(kind === 'posts' && { 'data-to-come': '' })}
          >
            <p>
              <FormattedMessage id={eventWords[kind]} />
              {amount_cents !== null && ` · ${money(amount_cents)}`}
              {text !== null && ` · ${kind === 'posted' || kind === 'posts' ? date(text) : text}`}
            </p>
            <chakra.p textStyle="help">
              <time dateTime={at}>{instant(at, zone)}</time>
              {by !== null && ` · ${by}`}
            </chakra.p>
          </li>
        ))}
      </Steps>
    </DrawerPart>
  )
}
