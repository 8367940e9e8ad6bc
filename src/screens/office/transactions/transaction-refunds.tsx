import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { decideOnRefund } from '@/api/payments/transactions'
import type { TransactionRefund } from '@/contract/payments/transaction'
import { useFormats } from '@/i18n/format'
import { isHandedBack, reopenedBills } from '@/rules/payments/refunds'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { Button } from '@/ui/action/button'
import { Stack } from '@/ui/layout/stack'
import { DrawerPart } from '@/screens/shared/detail/drawer-part'
import { BackWords, type GoesBack } from './back-words'
import type { DrawerParts } from './drawer-parts'
import { moneyKeys } from './transaction-keys'
import { backReasonWords, refundWords, refusalWords } from './transaction-words'
import { useItemName } from './use-item-name'

interface Decision {
  readonly refund: TransactionRefund
  readonly approve: boolean
}

/** Refunds and the open request, with its decision for those who may make it. */
export function TransactionRefunds({ shown, transaction }: DrawerParts) {
  const { formatMessage } = useIntl()
  const { money, instant } = useFormats()
  const states = useCodeWords(refundWords)
  const itemName = useItemName()
  const mayDecide = useMay('payments.refund', { merchant_id: transaction.merchant.id })
  const { refunds, voided } = transaction
  const byHand = isHandedBack(transaction.tender)
  const decide = useWrite({
    about: ({ refund }: Decision) => `decision ${refund.id}`,
    call: ({ refund, approve }: Decision, { key }) =>
      decideOnRefund(shown, { refund_id: refund.id, approve }, key),
    invalidates: moneyKeys,
    awaits: true,
    words: refusalWords,
    toast: true,
    successMessage: (_, { approve }) =>
      approve
        ? [
            formatMessage({ id: 'transactions.decide.approved' }),
            ...(byHand ? [formatMessage({ id: 'transactions.back.handBack' })] : []),
          ].join(' ')
        : formatMessage({ id: 'transactions.decide.refused' }),
  })
  if (refunds.length === 0 && voided === null) return null
  const whole = ({ amount_cents, fee_cents }: TransactionRefund) => money(amount_cents + fee_cents)
  const itemOf = new Map(transaction.items.map((item) => [item.id, item]))
  const backOf = ({ amount_cents, fee_cents, items = [] }: TransactionRefund): GoesBack => {
    const amounts = new Map(items.map((one) => [one.id, one.amount_cents]))
    return {
      paid: amount_cents,
      fee: fee_cents,
      bills: reopenedBills(
        transaction,
        transaction.items.map(({ id }) => amounts.get(id) ?? 0),
      ),
    }
  }
  const zone = transaction.merchant.time_zone
  return (
    <DrawerPart title={<FormattedMessage id="transactions.refund.heading" />}>
      <Stack gap="4">
        {voided && (
          <div>
            <p>
              <FormattedMessage id={backReasonWords[voided.reason]} />
              {voided.note !== '' && ` · ${voided.note}`}
            </p>
            <chakra.p textStyle="help">
              <FormattedMessage id="transactions.event.voided" /> · {instant(voided.at, zone)}
              {voided.by !== null && ` · ${voided.by}`}
            </chakra.p>
          </div>
        )}
        {refunds.map((refund) => (
          <div key={refund.id}>
            <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center">
              <strong>{whole(refund)}</strong>
              {states.pill(refund.state)}
            </chakra.p>
            <p>
              <FormattedMessage id={backReasonWords[refund.reason]} />
              {refund.note !== '' && ` · ${refund.note}`}
            </p>
            {transaction.items.length > 1 &&
              refund.items?.map(({ id, amount_cents }) => {
                const item = itemOf.get(id)
                return (
                  item && (
                    <p key={id}>
                      {itemName(item)} · {money(amount_cents)}
                    </p>
                  )
                )
              })}
            <chakra.p textStyle="help">
              {refund.requested_by} · {instant(refund.requested_at, zone)}
            </chakra.p>
            {refund.decided_at !== null && refund.decided_at !== refund.requested_at && (
              <chakra.p textStyle="help">
                {states.text(refund.state)} · {refund.decided_by} ·{' '}
                {instant(refund.decided_at, zone)}
              </chakra.p>
            )}
            {refund.state === 'requested' && !mayDecide && (
              <chakra.p textStyle="help">
                <FormattedMessage id="transactions.decide.waits" />
              </chakra.p>
            )}
            {refund.state === 'requested' && mayDecide && (
              <chakra.p display="flex" flexWrap="wrap" gap="3" mt="2">
                <Button onClick={() => decide.ask({ refund, approve: true })}>
                  <FormattedMessage
                    id="transactions.decide.approve"
                    values={{ amount: whole(refund) }}
                  />
                </Button>
                <Button variant="outline" onClick={() => decide.ask({ refund, approve: false })}>
                  <FormattedMessage id="transactions.decide.refuse" />
                </Button>
              </chakra.p>
            )}
          </div>
        ))}
      </Stack>
      <ConfirmWrite
        write={decide}
        tone={decide.asked?.input.approve === true ? 'danger' : 'plain'}
        title={({ refund, approve }) => (
          <FormattedMessage
            id={approve ? 'transactions.decide.approveTitle' : 'transactions.decide.refuseTitle'}
            values={{ amount: whole(refund) }}
          />
        )}
        verb={
          <FormattedMessage
            id={
              decide.asked?.input.approve === true
                ? 'transactions.decide.approveVerb'
                : 'transactions.decide.refuse'
            }
          />
        }
      >
        {({ refund, approve }) => (
          <>
            <FormattedMessage id="transactions.decide.by" values={{ by: refund.requested_by }} />{' '}
            {approve ? (
              <BackWords transaction={transaction} says="refunded" back={backOf(refund)} />
            ) : (
              <FormattedMessage id="transactions.decide.nothing" />
            )}
          </>
        )}
      </ConfirmWrite>
    </DrawerPart>
  )
}
