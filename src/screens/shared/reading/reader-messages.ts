import type { FileFacts, FileProblem } from '@/rules/imports/reading/file-facts'
import type { AccountFile } from '@/rules/notifications/account-file'

/** The messages between page and worker. A worker reads one file once. */

export type ToReader =
  | { readonly kind: 'facts'; readonly file: File; readonly sheet: string | null }
  | {
      readonly kind: 'rows'
      readonly file: File
      readonly facts: FileFacts
      readonly from: number
      readonly rowsAtOnce: number
    }
  | { readonly kind: 'accounts'; readonly file: File }
  /** The last part was taken: the next one may come. */
  | { readonly kind: 'next' }

export type FromReader =
  | { readonly kind: 'progress'; readonly rows: number }
  | { readonly kind: 'facts'; readonly facts: FileFacts }
  | { readonly kind: 'part'; readonly rows: string[][]; readonly from: number }
  | { readonly kind: 'accounts'; readonly answer: AccountFile }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  /** An error of ours. */
  | { readonly kind: 'failed' }
