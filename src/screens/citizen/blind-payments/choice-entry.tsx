import { useIntl } from 'react-intl'
import type { BlindField } from '@/contract/departments/blind-fields'
import { useFormats } from '@/i18n/format'
import { taxYears } from '@/rules/departments/blind-entry'
import { SelectField } from '@/ui/form/fields/select-field'
import type { EntryProps } from './entry-props'

interface Option {
  value: string
  label: string
}

/** A choice of a few options. */
export function ChoiceEntry({ api, terms, words, field }: EntryProps & { field: BlindField }) {
  const { formatMessage } = useIntl()
  const options = useOptions(field, terms)
  return (
    <SelectField
      {...api.field(field.key)}
      label={words.label(field)}
      need={field.required ? 'required' : 'optional'}
      {...(field.help !== undefined && { help: field.help })}
    >
      <option value="">{formatMessage({ id: 'blind-payments.form.choose' })}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function useOptions(field: BlindField, { form, thisYear }: EntryProps['terms']): Option[] {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  if (field.kind === 'type') {
    return (form.types ?? []).map(({ VAL, MSG, price_cents }) => ({
      value: VAL,
      label: typeof price_cents === 'number' ? `${MSG} · ${money(price_cents)}` : MSG,
    }))
  }
  if (field.kind === 'tax-year') {
    return taxYears(field, thisYear).map((year) => ({ value: `${year}`, label: `${year}` }))
  }
  if (field.kind === 'quarter') {
    return ['1', '2', '3', '4'].map((quarter) => ({
      value: quarter,
      label: formatMessage({ id: 'cart.line.quarter' }, { quarter }),
    }))
  }
  return [...(field.options ?? [])]
}
