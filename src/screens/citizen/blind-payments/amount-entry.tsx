import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useAmountInLanguage } from '@/i18n/use-amount-in-language'
import type { OpenPrice } from '@/rules/departments/blind-price'
import { AmountField } from '@/ui/form/fields/amount-field'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { amountKey, type Typed } from './blind-form'

interface AmountEntryProps {
  api: FormApi<Typed>
  price: OpenPrice
}

/** The amount, with its bounds in words, where the office sets no price. */
export function AmountEntry({ api, price: { minimum_cents, maximum_cents } }: AmountEntryProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const least = money(minimum_cents)
  useAmountInLanguage(api.form.watch(amountKey), (text) => api.form.setValue(amountKey, text))
  return (
    <AmountField
      {...api.field(amountKey)}
      label={formatMessage({ id: 'bill.choose.amount' })}
      need="required"
      help={
        maximum_cents === null
          ? formatMessage({ id: 'bill.choose.orMore' }, { least })
          : formatMessage({ id: 'bill.choose.range' }, { least, most: money(maximum_cents) })
      }
    />
  )
}
