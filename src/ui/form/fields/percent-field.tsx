import { percentEntry } from '@/i18n/entry'
import { EntryField, type NumberFieldProps } from './entry-field'
import './percent-field.css'

/**
 * A percentage with two decimals at most. The value is hundredths of a percent (basis points), as
 * in rules and contract: 295 is 2.95 %.
 */
export function PercentField(props: NumberFieldProps) {
  return <EntryField {...props} makeEntry={percentEntry} unit="%" inputMode="decimal" />
}
