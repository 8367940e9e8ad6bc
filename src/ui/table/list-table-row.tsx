import type { RowData } from '@tanstack/react-table'
import { memo, type Ref, useState } from 'react'
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
  /** null: this list has no selection. */
  selected: boolean | null
  canSelect: boolean
  onSelect: ((event: unknown) => void) | undefined
  /** On a phone: columns that show on demand. */
  folds: boolean
  index: number
  /** Where not all rows are in the document, their position among all. */
  position: number | undefined
  ref: Ref<HTMLTableRowElement> | undefined
}

/** Memoized: ticking one row re-renders no other. */
export const ListTableRow = memo(function ListTableRow({
  row,
  columns,
  under,
  name,
  link,
  selected,
  canSelect,
  onSelect,
  actions,
  folds,
  index,
  position,
  ref,
}: ListTableRowProps) {
  const { formatMessage } = useIntl()
  const [unfolded, setUnfolded] = useState(false)
  const menu = actions?.(row) ?? []
  return (
    <tr
      ref={ref}
      role="row"
      data-row=""
      data-index={index}
      {...(position !== undefined && { 'aria-rowindex': position })}
      {...(selected !== null && { 'aria-selected': selected })}
      {...(unfolded && { 'data-unfolded': '' })}
    >
      {selected !== null && (
        <td role="cell" data-kind="check">
          <label data-check-area="">
            <input
              type="checkbox"
              className="checkbox"
              data-check=""
              aria-label={formatMessage({ id: 'list.select.row' }, { name })}
              checked={selected}
              disabled={!canSelect}
              onChange={onSelect}
            />
          </label>
        </td>
      )}
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
