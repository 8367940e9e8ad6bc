import type { FormApi } from '@/ui/form/form-shell'
import type { Terms, Typed, Words } from './blind-form'

/** What each control of the form is given. */
export interface EntryProps {
  api: FormApi<Typed>
  terms: Terms
  words: Words
}
