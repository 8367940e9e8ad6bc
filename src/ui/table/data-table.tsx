import type { Key, ReactNode } from 'react'
import { TableScroll } from './table-scroll'
import './table-frame.css'
import './two-lines.css'

export interface Column<RowData> {
  id: string
  header: string
  /** The header is for screen readers only: a column of checkboxes or buttons. */
  hideHeader?: boolean
  cell: (row: RowData) => ReactNode
  /** `main`: names the row; `money`: right-aligned; `action`: checkboxes and buttons. */
  kind?: 'main' | 'text' | 'money' | 'action'
  /** Semibold: the most important amount. */
  strong?: boolean
  /** CSS width of the column on wide screens. */
  width?: string
  /**
   * Its place on a phone (two-lines.css): `end` at the right of `main`, below them `who` with
   * `status` at its right; at most one column each. `line`: below these, after its header.
   * `menu`: at the right of all. `open`: a link with an icon, there, which the whole row follows. Default: `end` for the strong amount, `check` for a first column
   * of checkboxes, `menu` for other actions, `line` for the rest.
   */
  phone?: 'end' | 'who' | 'status' | 'line' | 'check' | 'menu' | 'open' | 'none'
}

interface DataTableProps<RowData> {
  /** The table's subject, for screen readers. */
  caption: string
  columns: readonly Column<RowData>[]
  rows: readonly RowData[]
  rowKey: (row: RowData) => Key
  sticky?: boolean
  /** Rows of the same thing, such as a parcel's years: on a phone the first names it for all. */
  groupOf?: (row: RowData) => string
  /** false: a few narrow columns, which fit a phone unchanged. */
  foldsOnPhone?: boolean
}

/**
 * A few rows that a page already has: the light table of citizens' screens. The office's lists stand
 * on `ListTable`, which sorts, chooses columns and has menus.
 * A table on wide screens; on a phone two lines per row. The roles are written out because browsers drop them when the display changes.
 */
export function DataTable<RowData>({
  caption,
  columns,
  rows,
  rowKey,
  sticky = false,
  groupOf,
  foldsOnPhone = true,
}: DataTableProps<RowData>) {
  return (
    <TableScroll label={caption}>
      <table
        className="table-frame"
        role="table"
        {...(sticky && { 'data-sticky': '' })}
        {...(foldsOnPhone && { 'data-two-lines': '' })}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, at) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                {...marks(column, at)}
                {...(column.width !== undefined && { width: column.width })}
              >
                {column.hideHeader ? (
                  <span className="sr-only">{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => {
            const above = rows[index - 1]
            const isSame = groupOf && above !== undefined && groupOf(above) === groupOf(row)
            return (
              <tr role="row" key={rowKey(row)} {...(isSame && { 'data-same': '' })}>
                {columns.map((column, at) =>
                  column.kind === 'main' ? (
                    <th key={column.id} role="rowheader" scope="row" {...marks(column, at)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.id} role="cell" {...marks(column, at)} {...labelOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </TableScroll>
  )
}

function marks<RowData>(column: Column<RowData>, at: number) {
  return {
    'data-phone': column.phone ?? usualPlace(column, at),
    ...(column.kind === 'money' && { 'data-money': '' }),
    ...(column.strong && { 'data-strong': '' }),
  }
}

function usualPlace<RowData>({ kind, strong }: Column<RowData>, at: number) {
  if (kind === 'main') return 'main'
  if (kind === 'action') return at === 0 ? 'check' : 'menu'
  return strong ? 'end' : 'line'
}

function labelOf<RowData>(column: Column<RowData>) {
  return column.kind === 'action' || column.kind === 'main' ? {} : { 'data-label': column.header }
}
