import { FormattedMessage, useIntl } from 'react-intl'
import type { Transaction } from '@/contract/payments/transaction'
import { useFormats } from '@/i18n/format'
import { paymentWay } from '@/rules/payments/payment-way'
import { plainDateIn } from '@/rules/time/dates'
import { DrawerSteps } from '@/screens/shared/detail/drawer-part'
import { now } from '@/state/clock'
import { stepWords } from './transaction-words'

/** Paid, posted, deposited, and what came of it: with the day of each, and muted what is to come. */
export function TransactionWay({ transaction }: { transaction: Transaction }) {
  const { formatMessage } = useIntl()
  const { instant, date, money } = useFormats()
  const zone = transaction.merchant.time_zone
  const steps = paymentWay(transaction, plainDateIn(zone, now()))
  if (steps.length === 0) return null
  return (
    <DrawerSteps aria-label={formatMessage({ id: 'transactions.step.label' })}>
      {steps.map(({ kind, day, at, amount_cents, isToCome }) => (
        <li key={`${kind} ${at ?? day}`} {...(isToCome && { 'data-to-come': '' })}>
          <span>
            <FormattedMessage id={stepWords[kind]} />
            {amount_cents !== null && ` · ${money(amount_cents)}`}
          </span>
          <time dateTime={at ?? day}>{at === null ? date(day) : instant(at, zone)}</time>
        </li>
      ))}
    </DrawerSteps>
  )
}
