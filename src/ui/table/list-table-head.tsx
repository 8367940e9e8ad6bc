import type { RowData } from '@tanstack/react-table'
import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { AscendingIcon, DescendingIcon } from '@/ui/display/icons'
import { beginsDescending, cellMarks, type ListColumn, type SortState } from './list-column'

interface ListTableHeadProps {
  columns: readonly ListColumn<RowData>[]
  /** Lines below the row's name; they are sorted from its header. */
  under?: readonly ListColumn<RowData>[]
  sort?: SortState | undefined
  onSort?: ((column: string) => void) | undefined
  hasMenu: boolean
}

const noLines: readonly ListColumn<RowData>[] = []

/** The head of a list: sortable columns are buttons with an arrow. */
export function ListTableHead({
  columns,
  under = noLines,
  sort,
  onSort,
  hasMenu,
}: ListTableHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            {...cellMarks(column)}
            style={widthStyle(column)}
            {...(sort !== undefined &&
              [column, ...(column.kind === 'main' ? under : [])].some(
                ({ id }) => id === sort.column,
              ) && { 'aria-sort': sort.descending ? 'descending' : 'ascending' })}
          >
            {column.kind === 'main' && under.length > 0 ? (
              <chakra.div display="flex" flexWrap="wrap" columnGap="4">
                {[column, ...under].map((one) => (
                  <span key={one.id} {...(sort?.column === one.id && { 'data-sorted': '' })}>
                    <Header column={one} sort={sort} onSort={onSort} />
                  </span>
                ))}
              </chakra.div>
            ) : (
              <Header column={column} sort={sort} onSort={onSort} />
            )}
          </th>
        ))}
        {hasMenu && (
          <th role="columnheader" scope="col" data-kind="menu">
            <chakra.span srOnly>
              <FormattedMessage id="list.row.menus" />
            </chakra.span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function widthStyle({ width }: ListColumn<RowData>) {
  return typeof width === 'number' ? { width: `${width}rem`, minWidth: `${width}rem` } : { width }
}

interface HeaderProps extends Pick<ListTableHeadProps, 'sort' | 'onSort'> {
  column: ListColumn<RowData>
}

function Header({ column, sort, onSort }: HeaderProps) {
  const { id, header, kind, sortable = false } = column
  if (kind === 'action') return <chakra.span srOnly>{header}</chakra.span>
  if (!sortable || !onSort) return header
  const isDescending = sort?.column === id ? sort.descending : beginsDescending(column)
  return (
    <button type="button" onClick={() => onSort(id)}>
      {header}
      {isDescending ? <DescendingIcon /> : <AscendingIcon />}
    </button>
  )
}
