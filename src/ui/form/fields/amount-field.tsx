import { TextField, type TextFieldProps } from './text-field'

/**
 * Dollars and cents as text: the entry stays as typed, and a rule validates it (rules/money.ts
 * `parseAmount`). Never `type=number`, which drops text that it cannot read.
 */
export function AmountField(props: Omit<TextFieldProps, 'type' | 'icon' | 'sign' | 'inputMode'>) {
  return (
    <TextField autoComplete="off" {...props} sign="$" inputMode="decimal" className="figures" />
  )
}
