import type { RowData } from '@tanstack/react-table'
import type { ListColumn } from '@/ui/table/list-column'
import type { ExportColumn, FileCell } from './export/export-types'

/** A column of a list; a sortable one has the description's name. */
export type ListScreenColumn<Row extends RowData, Column extends string> = ListColumn<Row> &
  Sortable<Column> & {
    /** The cell in exported files; null: the column is not in them. Default: the cell's text. */
    readonly file?: FileCell<Row> | null
  }

/**
 * A column of a list that can be exported. Only a cell of plain text may leave `file` out: an
 * element, a date, an amount or a number as shown is not what belongs in a spreadsheet.
 */
export type ExportedColumn<Row extends RowData, Column extends string> = Omit<
  ListColumn<Row>,
  'id' | 'sortable' | 'kind' | 'cell'
> & { readonly id: string } & Sortable<Column> &
  (
    | {
        readonly kind?: 'main' | 'text'
        cell(this: void, row: Row): string
        readonly file?: FileCell<Row> | null
      }
    | {
        readonly kind?: NonNullable<ListColumn<Row>['kind']>
        cell: ListColumn<Row>['cell']
        readonly file: FileCell<Row> | null
      }
  )

type Sortable<Column extends string> =
  | { readonly sortable: true; readonly id: Column }
  | { readonly sortable?: false }

/** The columns of a file, hidden ones too, in the order of the list. */
export function exportColumns<Row extends RowData>(
  columns: readonly ListScreenColumn<Row, string>[],
): ExportColumn<Row>[] {
  return columns.flatMap(({ header: head, kind, cell, file }) => {
    if (file === null || (file === undefined && kind === 'action')) return []
    if (file !== undefined) return [{ head, ...file }]
    return [{ head, kind: 'text' as const, value: (row: Row) => textIn(cell(row), head) }]
  })
}

function textIn(cell: unknown, head: string): string | null {
  if (typeof cell !== 'string') throw new TypeError(`${head}: a cell without text needs \`file\``)
  return cell === '' ? null : cell
}
