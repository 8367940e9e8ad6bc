import { type EnteredNumber, percentEntry } from '@/i18n/entry'
import type { MoneyFieldProps } from './money-field'
import { TextField } from './text-field'
import { useEntry } from './use-entry'

export interface PercentFieldProps extends Omit<MoneyFieldProps, 'value' | 'onChange'> {
  /**
   * Hundredths of a percent (basis points), as in rules and contract: 295 is 2.95 %. null: empty;
   * NaN: not a number.
   */
  value: EnteredNumber
  onChange: (value: EnteredNumber) => void
}

/** A percentage with two decimals at most. */
export function PercentField({ value, onChange, onBlur, ...field }: PercentFieldProps) {
  const { text, type, leave } = useEntry(percentEntry, value, onChange)
  return (
    <TextField
      autoComplete="off"
      {...field}
      short
      unit="%"
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
