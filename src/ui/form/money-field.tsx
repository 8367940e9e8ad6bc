import { type EnteredNumber, moneyEntry } from '@/i18n/entry'
import type { FieldProps } from './field'
import { TextField } from './text-field'
import { useEntry } from './use-entry'

export interface MoneyFieldProps extends FieldProps {
  id?: string
  name?: string
  /** Integer cents; null: empty; NaN: not an amount, which a `moneyRange` rule reports. */
  value: EnteredNumber
  onChange: (value: EnteredNumber) => void
  onBlur?: () => void
  ref?: (control: HTMLElement | null) => void
  readOnly?: boolean
  placeholder?: string
}

/** Dollars and cents, typed with the page's decimal mark; the value is cents, never a fraction. */
export function MoneyField({ value, onChange, onBlur, ...field }: MoneyFieldProps) {
  const { text, type, leave } = useEntry(moneyEntry, value, onChange)
  return (
    <TextField
      autoComplete="off"
      {...field}
      short
      sign="$"
      inputMode="decimal"
      className="figures"
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}
