import { proxy } from 'valtio'
import type { ImportKind, ImportState } from '@/contract/imports/imports'

/** Where the page of an import is. */
export interface ImportPlace {
  readonly importId: string
  readonly kind: ImportKind
  readonly file: string
  /** null: users. */
  readonly departmentId: string | null
  /** On the root: whose. */
  readonly merchant: string | undefined
}

/** Why the rows of a file stopped coming. */
export type UploadFailure =
  /** `error` is the call's. */
  | { readonly kind: 'call'; readonly error: unknown }
  /** It was changed, moved, or cannot be read any more. */
  | { readonly kind: 'file' }
  /** The script that reads files failed to load, or failed. */
  | { readonly kind: 'reader' }

export interface Upload extends ImportPlace {
  stage: 'sending' | 'failed' | 'done'
  /** Rows that the server has. */
  sent: number
  readonly total: number
  /** Rows; null: too early to tell. */
  perSecond: number | null
  failure: UploadFailure | null
}

/** An import that the server makes; `outcome` is null while it is under way. */
export interface Watched extends ImportPlace {
  outcome: ImportState | null
  imported: number
  /** Why it cannot be said how far it is; it goes on at the server all the same. */
  failure: { readonly error: unknown } | null
  /** Rows; null: too early to tell. */
  perSecond: number | null
}

/** Of this tab; both go on while one navigates. */
export const importJobs = proxy<{ uploads: Upload[]; watched: Watched[] }>({
  uploads: [],
  watched: [],
})
