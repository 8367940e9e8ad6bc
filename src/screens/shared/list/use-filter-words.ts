import { useIntl } from 'react-intl'
import type { AnyListFilter } from './list-filter'
import { useFilterParts } from './use-filter-parts'
import type { ListState } from './use-list-state'

/** What a list is narrowed to, in words: for its export. */
export function useFilterWords(
  filters: readonly AnyListFilter[],
  state: Pick<ListState, 'text' | 'filters' | 'filter'>,
): { readonly label: string; readonly value: string }[] {
  const { formatMessage } = useIntl()
  const parts = useFilterParts(filters, state)
  const search = { label: formatMessage({ id: 'list.filters.search' }), value: state.text }
  return [
    ...(state.text === '' ? [] : [search]),
    ...parts.flatMap(({ label, value }) =>
      value === null
        ? []
        : [{ label, value: value === '' ? formatMessage({ id: 'list.filters.yes' }) : value }],
    ),
  ]
}
