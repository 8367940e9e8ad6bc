import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/feedback/banner'
import { Money } from '@/ui/display/money'

interface AmountChangedProps {
  /** The open amount when the link was made. */
  before: number
  now: number
}

/** Shown after a link with another amount (product.md P4, "States"). */
export function AmountChanged({ before, now }: AmountChangedProps) {
  if (before === now) return null
  const values = { before: <Money cents={before} />, now: <Money cents={now} /> }
  return (
    <Banner tone="due">
      <FormattedMessage
        id={now > 0 ? 'bill.changed.amount' : 'bill.changed.paid'}
        values={values}
      />
    </Banner>
  )
}
