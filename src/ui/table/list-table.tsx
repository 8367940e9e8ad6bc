import {
  columnVisibilityFeature,
  functionalUpdate,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useRef } from 'react'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import './frozen-columns.css'
import {
  beginsDescending,
  isHideable,
  type ListColumn,
  type RowParts,
  type SortState,
  splitUnder,
  visibilityOf,
} from './list-column'
import { ListFrame } from './list-frame'
import { ListTableHead } from './list-table-head'
import { ListTableRow } from './list-table-row'
import { ListTotals } from './list-totals'
import { TableScroll } from './table-scroll'
import { useHiddenSides } from './use-hidden-sides'
import { useListKeys } from './use-list-keys'

export interface ListTableProps<Row extends RowData> extends RowParts<Row> {
  /** The table's subject, for screen readers. */
  caption: string
  columns: readonly ListColumn<Row>[]
  /** Columns shown or hidden, other than by default. */
  chosenColumns?: Readonly<Record<string, boolean>>
  rows: readonly Row[]
  rowKey(this: void, row: Row): string
  sort?: SortState | undefined
  onSort?(this: void, column: string, descending: boolean): void
  /** Two lines per row instead of columns; default: on a phone. */
  folded?: boolean
  /** The rows belong to an earlier query, and the answer to this one is loading. */
  busy?: boolean
}

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature })

/**
 * Rows of one kind, sorted and paged by the server. A table, or two lines per row
 * (folded-rows.ts). The roles are written out because browsers drop them when the display changes.
 */
export function ListTable<Row extends RowData>({
  caption,
  columns,
  chosenColumns = nothingChosen,
  rows,
  rowKey,
  rowName,
  link,
  actions,
  sort,
  onSort,
  folded,
  busy = false,
}: ListTableProps<Row>) {
  const isPhone = useIsPhone()
  const isFolded = folded ?? isPhone
  const frame = useRef<HTMLTableElement>(null)
  useListKeys(frame)
  useHiddenSides(frame)

  const columnVisibility = useMemo(
    () => visibilityOf(columns, chosenColumns),
    [columns, chosenColumns],
  )
  const { column: sortColumn, descending = false } = sort ?? {}
  const sorting = useMemo(
    () => (sortColumn === undefined ? [] : [{ id: sortColumn, desc: descending }]),
    [sortColumn, descending],
  )
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: (row: Row) => row,
        enableSorting: column.sortable ?? false,
        sortDescFirst: beginsDescending(column),
        enableHiding: isHideable(column),
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { columnVisibility, sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next) onSort?.(next.id, next.desc)
    },
  })

  const { rows: model } = table.getRowModel()
  const shownColumns = useMemo(
    () => columns.filter(({ id }) => columnVisibility[id]),
    [columns, columnVisibility],
  )
  const folds =
    isFolded && shownColumns.some(({ kind, phone = 'fold' }) => kind !== 'main' && phone === 'fold')
  const { own, under } = useMemo(
    () => splitUnder<RowData>(shownColumns, isFolded),
    [shownColumns, isFolded],
  )

  return (
    <TableScroll label={caption}>
      <ListFrame
        ref={frame}
        data-sticky=""
        role="table"
        aria-busy={busy}
        {...(isFolded && { 'data-folded': '' })}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <ListTableHead
          columns={own}
          under={under}
          sort={sort}
          onSort={(id) => table.getColumn(id)?.toggleSorting()}
          hasMenu={actions !== undefined || folds}
        />
        <tbody role="rowgroup">
          {model.map((row) => (
            <ListTableRow
              key={row.id}
              row={row.original}
              columns={own}
              under={under}
              name={rowName(row.original)}
              {...(link && { link })}
              {...(actions && { actions })}
              folds={folds}
            />
          ))}
        </tbody>
        <ListTotals columns={own} hasMenu={actions !== undefined || folds} />
      </ListFrame>
    </TableScroll>
  )
}

const nothingChosen = {}
