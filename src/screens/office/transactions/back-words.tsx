import { FormattedMessage } from 'react-intl'
import type { Transaction } from '@/contract/payments/transaction'
import { useFormats } from '@/i18n/format'
import { isHandedBack } from '@/rules/payments/refunds'
import { sumOf } from '@/rules/payments/money'

/** What a void or refund would do. */
export interface GoesBack {
  /** Without the fee. */
  readonly paid: number
  readonly fee: number
  readonly bills: { readonly count: number; readonly cents: number }
}

interface BackWordsProps {
  transaction: Transaction
  says: 'voided' | 'refunded' | 'requested'
  back: GoesBack
}

/** What goes back to whom, what of it is the fee, which bills reopen, and whether the payer is told. */
export function BackWords({ transaction, says, back }: BackWordsProps) {
  const { money } = useFormats()
  const { tender, payer, fees } = transaction
  const goes =
    says === 'requested'
      ? 'transactions.back.asks'
      : isHandedBack(tender)
        ? 'transactions.back.byHand'
        : 'transactions.back.sent'
  return (
    <>
      <FormattedMessage
        id={goes}
        values={{ amount: money(back.paid + back.fee), name: payer.name }}
      />
      {back.fee > 0 && (
        <>
          {' '}
          <FormattedMessage
            id={says === 'voided' ? 'transactions.fee.back' : 'transactions.fee.share'}
            values={{ paid: money(back.paid), fee: money(back.fee) }}
          />
        </>
      )}{' '}
      {says === 'requested' ? (
        <FormattedMessage id="transactions.back.waits" />
      ) : (
        back.bills.cents > 0 && (
          <FormattedMessage
            id="transactions.back.bills"
            values={{ count: back.bills.count, amount: money(back.bills.cents) }}
          />
        )
      )}
      {says !== 'voided' && <KeptFee fees={fees} />}
      {says !== 'requested' && <Told isVoid={says === 'voided'} {...transaction} />}
    </>
  )
}

/** The fees that stay with a refund, by the departments' settings. */
function KeptFee({ fees }: Pick<Transaction, 'fees'>) {
  const { money, list } = useFormats()
  const charged = fees.filter((line) => line.fee_cents > 0)
  const back = charged.filter((line) => line.fee_refundable)
  if (back.length === charged.length) return null
  return (
    <>
      {' '}
      <FormattedMessage
        id={back.length === 0 ? 'transactions.fee.stays' : 'transactions.fee.some'}
        values={{
          amount: money(sumOf(charged.map((line) => line.fee_cents))),
          departments: list(back.map((line) => line.department)),
        }}
      />
    </>
  )
}

/** Refunds have a notification of their own, which the office may have switched on; voids have none. */
function Told({
  isVoid,
  payer,
  tells_refunds: tells,
}: { isVoid: boolean } & Pick<Transaction, 'payer' | 'tells_refunds'>) {
  const ofRefund =
    tells === undefined
      ? 'transactions.told.ifOn'
      : tells
        ? 'transactions.told.refund'
        : 'transactions.told.never'
  return (
    <>
      {' '}
      <FormattedMessage
        id={
          payer.email === null
            ? 'transactions.told.noEmail'
            : isVoid
              ? 'transactions.told.never'
              : ofRefund
        }
      />
    </>
  )
}
