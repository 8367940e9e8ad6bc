import { FormattedMessage } from 'react-intl'
import type { EnteredNumber } from '@/i18n/entry'
import { MoneyField } from '@/ui/form/fields/money-field'
import { RangeForm } from './range-form'

interface Amounts {
  /** In cents; undefined: unbounded. */
  readonly min: number | undefined
  readonly max: number | undefined
}

interface AmountsFieldsProps {
  shown: Amounts
  onAmounts: (amounts: Amounts) => void
  done: () => void
}

/** A range of amounts. */
export function AmountsFields({ shown, onAmounts, done }: AmountsFieldsProps) {
  return (
    <RangeForm<EnteredNumber>
      from={shown.min ?? null}
      to={shown.max ?? null}
      isInvalid={(amount) => Number.isNaN(amount)}
      isTurned={(min, max) => min !== null && max !== null && min > max}
      words={{ invalid: 'list.amounts.invalid', order: 'list.amounts.order' }}
      onRange={(min, max) => {
        onAmounts({ min: min ?? undefined, max: max ?? undefined })
        done()
      }}
    >
      {(min, max) => (
        <>
          <MoneyField label={<FormattedMessage id="list.amounts.min" />} {...min} />
          <MoneyField label={<FormattedMessage id="list.amounts.max" />} {...max} />
        </>
      )}
    </RangeForm>
  )
}
