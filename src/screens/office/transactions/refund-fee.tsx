import { FormattedMessage } from 'react-intl'
import type { Transaction } from '@/contract/payments/transaction'
import { useFormats } from '@/i18n/format'
import { sumOf } from '@/rules/payments/money'

/** What becomes of the fees: a void undoes all of a payment, a refund follows the departments. */
export function RefundFee({ fees, isVoid }: Pick<Transaction, 'fees'> & { isVoid: boolean }) {
  const { money, list } = useFormats()
  const charged = fees.filter((line) => line.fee_cents > 0)
  const total = sumOf(charged.map((line) => line.fee_cents))
  if (total === 0) return null
  const back = charged.filter((line) => isVoid || line.fee_refundable)
  const id =
    back.length === 0
      ? 'transactions.fee.stays'
      : isVoid
        ? 'transactions.fee.back'
        : back.length === charged.length
          ? 'transactions.fee.share'
          : 'transactions.fee.some'
  return (
    <FormattedMessage
      id={id}
      values={{ amount: money(total), departments: list(back.map((line) => line.department)) }}
    />
  )
}
