import {
  columnVisibilityFeature,
  functionalUpdate,
  type RowData,
  rowSelectionFeature,
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
import { nothingSelected, selectedKeys, type Selection } from './selection'
import { TableScroll } from './table-scroll'
import { useHiddenSides } from './use-hidden-sides'
import { useListKeys } from './use-list-keys'
import { useRowWindow } from './use-row-window'

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
  /** Without it the list has no checkboxes. */
  selection?: Selection | undefined
  onSelection?(this: void, selection: Selection): void
  /** Default: every row. */
  canSelect?(this: void, row: Row): boolean
  /** Two lines per row instead of columns; default: on a phone. */
  folded?: boolean
  /** In folded rows checkboxes show only while rows are being selected. */
  selecting?: boolean
  /** The rows belong to an earlier query, and the answer to this one is loading. */
  busy?: boolean
  /** The number of rows on all pages, and of those before these. */
  total?: number
  offset?: number
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
})

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
  selection,
  onSelection,
  canSelect,
  folded,
  selecting = false,
  busy = false,
  total = rows.length,
  offset = 0,
}: ListTableProps<Row>) {
  const isPhone = useIsPhone()
  const isFolded = folded ?? isPhone
  const frame = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  useListKeys(frame)
  useHiddenSides(frame)

  const columnVisibility = useMemo(
    () => visibilityOf(columns, chosenColumns),
    [columns, chosenColumns],
  )
  const rowSelection = useMemo(
    () => selectedKeys(selection ?? nothingSelected, rows.map(rowKey)),
    [selection, rows, rowKey],
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
    state: { columnVisibility, rowSelection, sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: canSelect ? ({ original }) => canSelect(original) : true,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next) onSort?.(next.id, next.desc)
    },
    onRowSelectionChange: (updater) =>
      onSelection?.({ kind: 'rows', keys: functionalUpdate(updater, rowSelection) }),
  })

  const { rows: model } = table.getRowModel()
  const shownColumns = useMemo(
    () => columns.filter(({ id }) => columnVisibility[id]),
    [columns, columnVisibility],
  )
  const toggles = useMemo(() => model.map((row) => row.getToggleSelectedHandler()), [model])
  const { shown, before, after, measure } = useRowWindow(model.length, body)
  const folds =
    isFolded && shownColumns.some(({ kind, phone = 'fold' }) => kind !== 'main' && phone === 'fold')
  const { own, under } = useMemo(
    () => splitUnder<RowData>(shownColumns, isFolded),
    [shownColumns, isFolded],
  )
  const columnCount = own.length + 2

  return (
    <TableScroll label={caption}>
      <ListFrame
        ref={frame}
        sticky
        role="table"
        aria-busy={busy}
        {...(isFolded && { 'data-folded': '' })}
        {...(selecting && { 'data-selecting': '' })}
        {...(shown && { 'aria-rowcount': total })}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <ListTableHead
          columns={own}
          under={under}
          sort={sort}
          onSort={(id) => table.getColumn(id)?.toggleSorting()}
          ticks={
            selection && {
              all: model.length > 0 && table.getIsAllRowsSelected(),
              some: model.some((row) => row.getIsSelected()),
              onToggle: (all) => table.toggleAllRowsSelected(all),
            }
          }
          hasMenu={actions !== undefined || folds}
        />
        <tbody role="rowgroup" ref={body}>
          {before > 0 && <Spacer height={before} columns={columnCount} />}
          {(shown ?? [...model.keys()]).map((index) => {
            const row = model[index]
            return (
              row && (
                <ListTableRow
                  key={row.id}
                  row={row.original}
                  columns={own}
                  under={under}
                  name={rowName(row.original)}
                  {...(link && { link })}
                  selected={selection ? row.getIsSelected() : null}
                  canSelect={row.getCanSelect()}
                  onSelect={toggles[index]}
                  {...(actions && { actions })}
                  folds={folds}
                  index={index}
                  position={shown ? offset + index + 1 : undefined}
                  ref={shown ? measure : undefined}
                />
              )
            )
          })}
          {after > 0 && <Spacer height={after} columns={columnCount} />}
        </tbody>
        <ListTotals columns={own} before={selection ? 1 : 0} after={actions || folds ? 1 : 0} />
      </ListFrame>
    </TableScroll>
  )
}

const nothingChosen = {}

/** As high as the rows that are not in the document. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true" data-spacer="">
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
