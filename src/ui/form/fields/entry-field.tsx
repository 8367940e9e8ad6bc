import type { EnteredNumber, Entry } from '@/i18n/entry'
import type { Locale } from '@/i18n/locales'
import type { FieldProps } from '@/ui/form/field'
import { TextField } from './text-field'
import { useEntry } from './use-entry'

/** The props of a field for a number: of money, of percent, of a count. */
export interface NumberFieldProps extends FieldProps {
  id?: string
  name?: string
  /** null: empty; NaN: unreadable, which the form's rule reports. */
  value: EnteredNumber
  onChange: (value: EnteredNumber) => void
  onBlur?: () => void
  ref?: (control: HTMLElement | null) => void
  readOnly?: boolean
  /** The form's id, where the field stands outside of it. */
  form?: string
  placeholder?: string
}

interface EntryFieldProps extends NumberFieldProps {
  /** How the number is read and written in a language. */
  makeEntry: (locale: Locale) => Entry<EnteredNumber>
  inputMode: 'decimal' | 'numeric'
  sign?: string
  unit?: string
}

/** A number that is typed in the notation of the page's language. */
export function EntryField({
  makeEntry,
  value,
  onChange,
  onBlur,
  inputMode,
  unit,
  ...field
}: EntryFieldProps) {
  const { text, type, leave } = useEntry(makeEntry, value, onChange)
  return (
    <TextField
      autoComplete="off"
      {...field}
      short={inputMode === 'numeric' || unit !== undefined ? 'digits' : 'amount'}
      inputMode={inputMode}
      {...(unit !== undefined && { unit })}
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
