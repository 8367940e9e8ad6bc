import type { RowData } from '@tanstack/react-table'
import { FormattedMessage } from 'react-intl'
import { cellMarks, type ListColumn } from './list-column'

interface ListTotalsProps {
  columns: readonly ListColumn<RowData>[]
  hasMenu: boolean
}

/** The last row: the columns' totals over all pages. Absent if no column has one. */
export function ListTotals({ columns, hasMenu }: ListTotalsProps) {
  if (columns.every(({ total }) => total === undefined)) return null
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {columns.map((column) =>
          column.kind === 'main' ? (
            <th key={column.id} role="rowheader" scope="row" {...cellMarks(column)}>
              {column.total ?? <FormattedMessage id="list.field.total" />}
            </th>
          ) : (
            <td key={column.id} role="cell" {...cellMarks(column)} data-label={column.header}>
              {column.total}
            </td>
          ),
        )}
        {hasMenu && <td role="cell" />}
      </tr>
    </tfoot>
  )
}
