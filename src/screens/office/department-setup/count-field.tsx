import type { EnteredNumber } from '@/i18n/entry'
import type { MoneyFieldProps } from '@/ui/form/money-field'
import { TextField } from '@/ui/form/text-field'
import { useEntry } from '@/ui/form/use-entry'

/** Whole numbers have the same notation in every language. */
const makeEntry = () => ({
  read: (text: string): EnteredNumber => {
    const digits = text.normalize('NFKC').trim()
    if (digits === '') return null
    return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  },
  write: (value: EnteredNumber) => (value === null || Number.isNaN(value) ? '' : String(value)),
})

/** A whole number; null: empty, NaN: none, which the form's rule refuses. */
export function CountField({ value, onChange, onBlur, ...field }: MoneyFieldProps) {
  const { text, type, leave } = useEntry(makeEntry, value, onChange)
  return (
    <TextField
      autoComplete="off"
      {...field}
      short
      inputMode="numeric"
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
