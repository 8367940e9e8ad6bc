import { chakra } from '@chakra-ui/react/styled-system'
import type { Key, ReactNode } from 'react'
import { TableFrame } from './table-frame'
import { TableScroll } from './table-scroll'

export interface Column<RowData> {
  key: string
  header: string
  /** The header is for screen readers only: a column of checkboxes or buttons. */
  hideHeader?: boolean
  cell: (row: RowData) => ReactNode
  /** `main`: names the row; `money`: right-aligned; `action`: checkboxes and buttons. */
  kind?: 'main' | 'text' | 'money' | 'action'
  /** Semibold: the most important amount. */
  strong?: boolean
  /** In the totals row. */
  total?: ReactNode
  /** CSS width of the column on wide screens. */
  width?: string
}

interface DataTableProps<RowData> {
  /** The table's subject, for screen readers. */
  caption: string
  columns: readonly Column<RowData>[]
  rows: readonly RowData[]
  rowKey: (row: RowData) => Key
  sticky?: boolean
  /** false: a few narrow columns, which fit a phone unchanged. */
  cards?: boolean
}

/**
 * Rows of one kind. A table on wide screens; on a phone each row is a card with the same labels.
 * The roles are written out because browsers drop them when the display changes.
 */
export function DataTable<RowData>({
  caption,
  columns,
  rows,
  rowKey,
  sticky = false,
  cards = true,
}: DataTableProps<RowData>) {
  const hasTotals = columns.some((column) => column.total !== undefined)
  return (
    <TableScroll label={caption}>
      <TableFrame cards={cards} sticky={sticky} role="table">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                {...marks(column)}
                {...(column.width !== undefined && { width: column.width })}
              >
                {column.hideHeader ? (
                  <chakra.span srOnly>{column.header}</chakra.span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)}>
              {columns.map((column) =>
                column.kind === 'main' ? (
                  <th key={column.key} role="rowheader" scope="row" {...marks(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} role="cell" {...marks(column)} {...labelOf(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {hasTotals && (
          <tfoot role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <td key={column.key} role="cell" {...marks(column)} {...labelOf(column)}>
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </TableFrame>
    </TableScroll>
  )
}

function marks<RowData>(column: Column<RowData>) {
  return {
    ...(column.kind === 'money' && { 'data-money': '' }),
    ...(column.kind === 'main' && { 'data-main': '' }),
    ...(column.kind === 'action' && { 'data-action': '' }),
    ...(column.strong && { 'data-strong': '' }),
  }
}

function labelOf<RowData>(column: Column<RowData>) {
  return column.kind === 'action' || column.kind === 'main' ? {} : { 'data-label': column.header }
}
