import { chakra } from '@chakra-ui/react/styled-system'
import type { RowData } from '@tanstack/react-table'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import { cellMarks, type ListColumn, splitUnder, visibilityOf } from './list-column'
import { ListFrame } from './list-frame'
import { ListTableHead } from './list-table-head'

interface ListSkeletonProps {
  columns: readonly ListColumn<RowData>[]
  chosenColumns: Readonly<Record<string, boolean>>
  /** The expected number of rows. */
  rows: number
  hasMenu: boolean
  /** Two lines per row; default: on a phone. */
  folded?: boolean
}

/** The skeleton of the rows, in the same columns, or in the same two lines. */
export function ListSkeleton({ columns, chosenColumns, rows, hasMenu, folded }: ListSkeletonProps) {
  const isPhone = useIsPhone()
  const visible = visibilityOf(columns, chosenColumns)
  const isFolded = folded ?? isPhone
  const { own, under } = splitUnder(
    columns.filter(({ id }) => visible[id]),
    isFolded,
  )
  return (
    <Skeleton>
      {/* Not wider than what comes, which scrolls; what is for screen readers is clipped with it. */}
      <chakra.div position="relative" overflow="hidden">
        <ListFrame {...(isFolded && { 'data-folded': '' })}>
          <ListTableHead columns={own} under={under} hasMenu={hasMenu} />
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {own.map((column, index) => (
                  <td key={column.id} {...cellMarks(column)} data-label={column.header}>
                    <span
                      data-bone=""
                      style={{ width: `${widths[(row + index) % widths.length]}rem` }}
                    />
                    {column.kind === 'main' &&
                      // A note is there only in some rows.
                      under
                        .filter(({ phone }) => phone !== 'note')
                        .map(({ id }) => <span key={id} data-bone="" style={{ width: '10rem' }} />)}
                  </td>
                ))}
                {hasMenu && (
                  <td data-kind="menu">
                    <span className="icon-button" data-menu-button="" />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </ListFrame>
      </chakra.div>
    </Skeleton>
  )
}

/** Bones of different lengths, like words. */
const widths = [7, 5, 6, 4.5, 8, 5.5]
