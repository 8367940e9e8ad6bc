import type { exportPageSize } from '@/contract/list'
import type { Pagination } from '@/contract/wire'
import type { FileColumn, FileFact, FileValue } from '@/rules/export/table'

/** A cell of the file: the kind and the value; `ColumnKind` says what each kind is. */
export type FileCell<Row> = {
  /** Where it is another than the column's on the screen. */
  readonly head?: string
} & (
  | {
      readonly kind: 'text' | 'date' | 'instant'
      readonly value: (row: Row) => string | null
    }
  | {
      /** `amount`: in cents. */
      readonly kind: 'amount' | 'count'
      readonly value: (row: Row) => number | null
    }
)

/** A column of the file. */
export type ExportColumn<Row> = { readonly head: string } & FileCell<Row>

/** A list screen's export. */
export interface ListExport<Row> {
  /** For the file's name: `{merchant}_{report}_{from}_{to}`; '' if there is none. */
  readonly merchant: string
  readonly report: string
  readonly days?: readonly [from: string, to: string]
  /** The first sheet's name: the list's. */
  readonly title: string
  readonly columns: readonly ExportColumn<Row>[]
  /** Identifies a row, so that none is written twice. */
  readonly rowKey: (row: Row) => string
  /** The lines that a row is in the file; default: one, the row. */
  readonly linesOf?: (row: Row) => readonly Row[]
  /** What it is of, and the active filters in words: for the second sheet. */
  readonly about: readonly FileFact[]
  /** For instants: the municipality's zone. */
  readonly zone: string
  /**
   * Requests one page of the shown list, with its search, filters and order, without retries:
   * `call(listUsers, { query: { ...query, page, per_page } }, { signal })`.
   */
  readonly fetchPage: (
    page: { readonly page: number; readonly per_page: typeof exportPageSize },
    signal: AbortSignal,
  ) => Promise<ExportPage<Row>>
}

interface ExportPage<Row> {
  readonly data: readonly Row[]
  readonly pagination: Pagination
  /** Of all pages, as the screen has them: decision 43. */
  readonly totals?: readonly FileFact[]
}

export function fileColumns<Row>({ columns }: ListExport<Row>): FileColumn[] {
  return columns.map(({ head, kind }) => ({ head, kind }))
}

export function fileValues<Row>({ columns }: ListExport<Row>, row: Row): FileValue[] {
  return columns.map(({ value }) => value(row))
}
