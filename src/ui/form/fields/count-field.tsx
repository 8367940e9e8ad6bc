import type { EnteredNumber } from '@/i18n/entry'
import { EntryField, type NumberFieldProps } from './entry-field'

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
export function CountField(props: NumberFieldProps) {
  return <EntryField {...props} makeEntry={makeEntry} inputMode="numeric" />
}
