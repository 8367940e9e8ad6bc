import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Transaction } from '@/contract/transaction'
import { useFormats } from '@/i18n/format'
import { paymentWay } from '@/rules/payments/payment-way'
import { plainDateIn } from '@/rules/time/dates'
import { now } from '@/state/clock'
import { stepWords } from './transaction-words'

const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      ps: '6',
      pb: '2.5',
    },
    '& > li:last-child': { pb: '0' },
    // The dot, and the line to the next one.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0.4375rem',
      boxSize: '2.5',
      borderRadius: 'pill',
      border: '2px solid',
      borderColor: 'brand.fill',
      bg: 'brand.fill',
      _highContrast: { bg: 'CanvasText' },
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.25rem',
      top: '1.25rem',
      bottom: '-0.25rem',
      width: '2px',
      bg: 'line',
    },
    '& > li[data-to-come]': { color: 'fg.muted' },
    '& > li[data-to-come]::before': { bg: 'surface', borderColor: 'line.strong' },
  },
})

/** Paid, posted, deposited, and what came of it: with the day of each, and muted what is to come. */
export function TransactionWay({ transaction }: { transaction: Transaction }) {
  const { formatMessage } = useIntl()
  const { instant, date, money } = useFormats()
  const zone = transaction.merchant.time_zone
  const steps = paymentWay(transaction, plainDateIn(zone, now()))
  if (steps.length === 0) return null
  return (
    <Steps aria-label={formatMessage({ id: 'transactions.step.label' })}>
      {steps.map(({ kind, day, at, amount_cents, isToCome }) => (
        <li key={`${kind} ${at ?? day}`} {...(isToCome && { 'data-to-come': '' })}>
          <span>
            <FormattedMessage id={stepWords[kind]} />
            {amount_cents !== null && ` · ${money(amount_cents)}`}
          </span>
          <time dateTime={at ?? day}>{at === null ? date(day) : instant(at, zone)}</time>
        </li>
      ))}
    </Steps>
  )
}
