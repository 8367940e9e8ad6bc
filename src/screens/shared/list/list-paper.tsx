import type { RowData } from '@tanstack/react-table'
import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useIsPrinted } from '@/screens/shared/paper/use-is-printed'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { type FilterPart, useChipWords } from '@/ui/table/filter-bar'
import type { ListColumn } from '@/ui/table/list-column'
import type { ListState } from './use-list-state'

interface ListPaperProps {
  /** The first row's number among all that match. */
  first: number
  /** How many rows are below it. */
  shown: number
  /** How many match. */
  total: number
  readAt: number
  columns: readonly ListColumn<RowData>[]
  state: Pick<ListState, 'text' | 'sort'>
  parts: readonly Pick<FilterPart, 'label' | 'value' | 'lasting'>[]
}

/**
 * What only paper says of a list, because its controls are not printed: which rows these are, the
 * search, filters and order, and when the rows were read.
 */
export function ListPaper(props: ListPaperProps) {
  return useIsPrinted() ? <Facts {...props} /> : null
}

function Facts({ first, shown, total, readAt, columns, state, parts }: ListPaperProps) {
  const { formatMessage } = useIntl()
  const { count, instant } = useFormats()
  const zone = useTimeZone()
  const words = useChipWords()
  const column = columns.find(({ id }) => id === state.sort.column)?.header
  return (
    <Root>
      {shown < total && (
        <p>
          <b>
            <FormattedMessage
              id="list.paper.part"
              values={{
                shown,
                first: count(first),
                last: count(first + shown - 1),
                total: count(total),
              }}
            />
          </b>
        </p>
      )}
      <p>
        {[
          ...(state.text === ''
            ? []
            : [words(formatMessage({ id: 'list.export.search' }), state.text)]),
          // Paper outlives "this week".
          ...parts.flatMap(({ label, value, lasting = value }) =>
            value === null ? [] : [words(label, lasting)],
          ),
          ...(column === undefined
            ? []
            : [
                words(
                  formatMessage({ id: 'list.paper.sorted' }),
                  formatMessage(
                    {
                      id: state.sort.descending ? 'list.sort.descending' : 'list.sort.ascending',
                    },
                    { column },
                  ),
                ),
              ]),
          formatMessage(
            { id: 'list.paper.asOf' },
            { time: instant(new Date(readAt).toISOString(), zone) },
          ),
        ].join(' · ')}
      </p>
    </Root>
  )
}

const Root = chakra('div', {
  base: {
    display: 'none',
    pb: '3',
    px: { base: '4', sm: '5.5' },
    fontSize: 'sm',
    _print: { display: 'block' },
  },
})
