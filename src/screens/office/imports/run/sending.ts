import type { NewImport } from '@/api/imports'
import type { FileFacts } from '@/rules/imports/reading/file-facts'

/** A file that was read, and the import that it begins. */
export interface Sending {
  readonly body: NewImport
  readonly file: File
  readonly facts: FileFacts
}
