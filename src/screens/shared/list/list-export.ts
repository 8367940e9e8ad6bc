import type { exportPageSize } from '@/contract/list'
import type { Pagination } from '@/contract/wire'
import type { FileColumn, FileValue } from '@/rules/export/table'

/** A column of the file: its head, what its values are, and where in the row they stand. */
export type ExportColumn<Row> = { readonly head: string } & (
  | {
      readonly kind: 'text' | 'date' | 'instant'
      readonly value: (row: Row) => string | null
    }
  | {
      /** `amount`: in cents. */
      readonly kind: 'amount' | 'count'
      readonly value: (row: Row) => number | null
      /** Added up on the second sheet of an XLSX file. */
      readonly sum?: boolean
    }
)

/** What a list screen says of its export. */
export interface ListExport<Row> {
  /** In the file's name: `{merchant}_{report}_{from}_{to}`; '' where there is none. */
  readonly merchant: string
  readonly report: string
  readonly days?: readonly [from: string, to: string]
  /** The first sheet's name: what the list is called. */
  readonly title: string
  readonly columns: readonly ExportColumn<Row>[]
  /** Tells rows apart, so that none is written twice. */
  readonly rowKey: (row: Row) => string
  /** What the list is narrowed to, in words, for the second sheet. */
  readonly filters: readonly { readonly label: string; readonly value: string }[]
  /** For instants: the municipality's zone. */
  readonly zone: string
  /**
   * One page of what the screen shows, with its search, filters and order, by a call without
   * retries of its own: `call(listUsers, { query: { ...query, page, per_page } }, { signal })`.
   */
  readonly fetchPage: (
    page: { readonly page: number; readonly per_page: typeof exportPageSize },
    signal: AbortSignal,
  ) => Promise<{ readonly data: readonly Row[]; readonly pagination: Pagination }>
}

export function fileColumns<Row>({ columns }: ListExport<Row>): FileColumn[] {
  return columns.map((column) => ({
    head: column.head,
    kind: column.kind,
    sum: 'sum' in column && column.sum,
  }))
}

export function fileValues<Row>({ columns }: ListExport<Row>, row: Row): FileValue[] {
  return columns.map(({ value }) => value(row))
}
