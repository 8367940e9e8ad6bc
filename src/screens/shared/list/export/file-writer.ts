import type { FileSetup } from '@/rules/export/file-builder'
import type { FileFact, FileRow } from '@/rules/export/table'

/** Makes a file of rows as they arrive, off the page's thread. */
export interface FileWriter {
  add(rows: readonly FileRow[]): void
  /** The whole file; rejects with a `WriterFailure`. */
  finish(facts: readonly FileFact[]): Promise<Blob>
  /** Drops its rows. */
  close(): void
}

/** The file writer failed to start, or failed. */
export class WriterFailure extends Error {
  override readonly name = 'WriterFailure'
}

/** The messages between page and worker. */
export type ToWriter =
  | { readonly kind: 'begin'; readonly setup: FileSetup }
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[] }
  | { readonly kind: 'finish'; readonly facts: readonly FileFact[] }

export type FromWriter =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed' }
