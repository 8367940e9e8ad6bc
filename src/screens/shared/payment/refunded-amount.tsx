import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'

/** In small print below a payment's amount: what of it was refunded. Nothing where none was. */
export function RefundedAmount({ cents }: { cents: number }) {
  const { money } = useFormats()
  return (
    cents > 0 && (
      <small>
        <FormattedMessage id="payment-words.refunded.amount" values={{ amount: money(cents) }} />
      </small>
    )
  )
}
