import type { RowData } from '@tanstack/react-table'
import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/action/icon-button'
import { ExpandIcon } from '@/ui/display/icons'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { cellMarks, type ListColumn, type RowParts } from './list-column'

interface ListTableRowProps extends Pick<RowParts<RowData>, 'link' | 'actions'> {
  row: RowData
  /** The shown columns. */
  columns: readonly ListColumn<RowData>[]
  /** Lines below the row's name. */
  under: readonly ListColumn<RowData>[]
  /** The row's name for screen readers: "Ann Miller". */
  name: string
  /** On a phone: columns that show on demand. */
  folds: boolean
}

/** Memoized: a list that gets wider or narrower renders no row anew. */
export const ListTableRow = memo(function ListTableRow({
  row,
  columns,
  under,
  name,
  link,
  actions,
  folds,
}: ListTableRowProps) {
  const { formatMessage } = useIntl()
  const [unfolded, setUnfolded] = useState(false)
  const menu = actions?.(row) ?? []
  return (
    <tr role="row" data-row="" {...(unfolded && { 'data-unfolded': '' })}>
      {columns.map((column) =>
        column.kind === 'main' ? (
          <th
            key={column.id}
            role="rowheader"
            scope="row"
            {...cellMarks(column)}
            {...(link && { 'data-linked': '' })}
          >
            {link ? link(row, column.cell(row)) : column.cell(row)}
            {under.map((line) => (
              <div key={line.id} data-under="">
                {line.cell(row)}
              </div>
            ))}
          </th>
        ) : (
          <td key={column.id} role="cell" {...cellMarks(column)} data-label={column.header}>
            {column.cell(row)}
          </td>
        ),
      )}
      {(actions || folds) && (
        <td role="cell" data-kind="menu">
          {menu.length > 0 ? (
            <ActionMenu
              label={formatMessage({ id: 'list.row.actions' }, { name })}
              actions={[
                ...(folds
                  ? [
                      {
                        key: 'fold',
                        icon: <ExpandIcon />,
                        label: formatMessage({ id: unfolded ? 'list.row.less' : 'list.row.more' }),
                        onSelect: () => setUnfolded(!unfolded),
                      },
                    ]
                  : []),
                ...menu,
              ]}
            />
          ) : (
            folds && (
              <IconButton
                data-menu-button=""
                label={formatMessage({ id: 'list.row.moreOf' }, { name })}
                icon={<ExpandIcon />}
                aria-expanded={unfolded}
                onClick={() => setUnfolded(!unfolded)}
              />
            )
          )}
        </td>
      )}
    </tr>
  )
})
