import { moneyEntry } from '@/i18n/entry'
import { EntryField, type NumberFieldProps } from './entry-field'

/**
 * Dollars and cents, typed with the page's decimal mark; the value is integer cents, never a
 * fraction.
 */
export function MoneyField(props: NumberFieldProps) {
  return <EntryField {...props} makeEntry={moneyEntry} sign="$" inputMode="decimal" />
}
