import type { RowData } from '@tanstack/react-table'
import { useIntl } from 'react-intl'
import { SortIcon } from '@/ui/display/icons'
import { FilterSelect } from './filter-select'
import type { ListColumn, SortState } from './list-column'

interface SortChoiceProps {
  columns: readonly ListColumn<RowData>[]
  sort: SortState
  onSort: (column: string, descending: boolean) => void
}

/** The sort order of a list on a phone, where the head is hidden. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const { formatMessage } = useIntl()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  return (
    <FilterSelect
      label={formatMessage({ id: 'list.sort.label' })}
      icon={<SortIcon />}
      value={`${sort.column} ${sort.descending ? 'descending' : 'ascending'}`}
      onChange={({ target }) => {
        const [column = '', direction] = target.value.split(' ')
        onSort(column, direction === 'descending')
      }}
    >
      {sortable.flatMap(({ id, header }) =>
        (['ascending', 'descending'] as const).map((direction) => (
          <option key={`${id} ${direction}`} value={`${id} ${direction}`}>
            {formatMessage({ id: `list.sort.${direction}` }, { column: header })}
          </option>
        )),
      )}
    </FilterSelect>
  )
}
