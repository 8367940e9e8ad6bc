import { proxy } from 'valtio'

/** Why an export stopped. */
export type ExportFailure =
  /** A page of rows could not be had; `error` is what the call threw. */
  | { readonly kind: 'call'; readonly error: unknown }
  /** Rows came or went while they were read, so the file would not be what the screen says. */
  | { readonly kind: 'changed' }
  /** More rows than an XLSX file may have. */
  | { readonly kind: 'too-many'; readonly most: number }
  /** The script that writes files could not be had, or failed. */
  | { readonly kind: 'writer' }

export interface ExportJob {
  readonly id: string
  /** The name under which the file is saved. */
  readonly file: string
  /** `ready`: a large file, which waits to be saved; `saved`: the browser has it. */
  stage: 'reading' | 'writing' | 'failed' | 'ready' | 'saved'
  /** Rows that were read; `total` is null until the first page is here. */
  done: number
  total: number | null
  /** More than `backgroundFrom` rows. */
  large: boolean
  failure: ExportFailure | null
}

/** Files that are being made, of this tab; they go on while the person moves through the office. */
export const exportJobs = proxy<{ list: ExportJob[] }>({ list: [] })

/** From this many rows on a file is prepared in the background (product.md, "Export"). */
export const backgroundFrom = 50_000
