import { proxy } from 'valtio'

/** Why an export stopped. */
export type ExportFailure =
  /** A page of rows failed to load; `error` is the call's error. */
  | { readonly kind: 'call'; readonly error: unknown }
  /** Rows were added or removed during the export, so the file would not match the screen. */
  | { readonly kind: 'changed' }
  /** More rows than an XLSX file may have. */
  | { readonly kind: 'too-many'; readonly most: number }
  /** The script that writes files failed to load, or failed. */
  | { readonly kind: 'writer' }

export interface ExportJob {
  readonly id: string
  /** The name under which the file is saved. */
  readonly file: string
  /**
   * `waiting`: for the exports before it; `ready`: a large file, waiting to be saved; `saved`: the
   * browser has it.
   */
  stage: 'waiting' | 'reading' | 'writing' | 'failed' | 'ready' | 'saved'
  /** Rows read so far; `total` is null until the first page is loaded. */
  done: number
  total: number | null
  /** More than `backgroundFrom` rows. */
  large: boolean
  failure: ExportFailure | null
}

/** The exports of this tab; they continue while the user navigates in the office. */
export const exportJobs = proxy<{ list: ExportJob[] }>({ list: [] })

/** From this number of rows on, a file is prepared in the background (product.md, "Export"). */
export const backgroundFrom = 50_000
