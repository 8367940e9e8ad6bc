import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { ColumnChoice } from '@/ui/table/column-choice'
import { phoneControls } from '@/ui/table/phone-controls'
import { SortChoice } from '@/ui/table/sort-choice'
import type { MessageId } from '@/i18n/message-ids'
import type { ListState } from './use-list-state'

interface ListToolbarProps {
  columns: Parameters<typeof ColumnChoice>[0]['columns']
  state: Pick<ListState, 'columns' | 'chooseColumns' | 'isNarrowed' | 'sort'>
  onSort: (column: string, descending: boolean) => void
  /** The number of matching rows; null: unknown yet. */
  total: number | null
  /** The words for the number of all rows: "7 people". */
  counted: MessageId
  /** There are rows, or they still load: what is done with rows is offered. */
  hasRows: boolean
  /** The rows have two lines: no head to sort by, no columns to choose. */
  folded: boolean
  asOf: ReactNode
  tools: ReactNode
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    minHeight: '3.75rem',
    px: { base: '4', sm: '5.5' },
    py: '2',
    ...phoneControls,
    // A phone has room for the number of rows, their order, and an icon.
    '& > label': { smDown: { flex: '1 1 6rem', maxWidth: 'max-content' } },
    '& > button[aria-haspopup=menu]': { smDown: { px: '0', width: '11' } },
    '& > button[aria-haspopup=menu] > span:not(.button-wait)': { hideBelow: 'sm' },
    '& > p:first-of-type': {
      me: 'auto',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    // Paper says itself when the rows were read.
    _print: { minHeight: '0', '& > :not(p:first-of-type)': { display: 'none' } },
  },
})

/** Above the rows: their number and age, order, columns and export. */
export function ListToolbar({
  columns,
  state,
  onSort,
  total,
  counted,
  hasRows,
  folded,
  asOf,
  tools,
}: ListToolbarProps) {
  const { count } = useFormats()
  return (
    <Root>
      <p>
        {total !== null && (
          <FormattedMessage
            id={state.isNarrowed ? 'list.count.matching' : counted}
            values={{ count: total, shown: count(total) }}
          />
        )}
      </p>
      {asOf}
      {folded && hasRows && <SortChoice columns={columns} sort={state.sort} onSort={onSort} />}
      {!folded && hasRows && (
        <ColumnChoice columns={columns} chosen={state.columns} onChoose={state.chooseColumns} />
      )}
      {hasRows && tools}
    </Root>
  )
}
