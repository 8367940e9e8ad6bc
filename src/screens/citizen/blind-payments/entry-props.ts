import type { FormApi } from '@/ui/form/shell/form-shell'
import type { Terms, Typed, Words } from './blind-form'

/** The props of each control in the form. */
export interface EntryProps {
  api: FormApi<Typed>
  terms: Terms
  words: Words
}
