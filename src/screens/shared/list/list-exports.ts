import type { RowData } from '@tanstack/react-table'
import type { ObjectEntries } from 'valibot'
import type { exportPageSize } from '@/contract/list'
import type { FilterPart } from '@/ui/table/filter-bar'
import type { ListExport } from './list-export'
import type { AnyListFilter } from './list-filter'
import { exportColumns, type ListScreenColumn } from './list-screen-column'
import type { ListSearch } from './list-search'
import type { ListState } from './use-list-state'

/** What a screen adds to its list so that it can be exported. */
export interface ListExports<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
> extends Pick<ListExport<Row>, 'report' | 'zone'> {
  /** For the file's name: the merchant's subdomain. */
  readonly merchant?: string
  /** One page, without retries: `(query, signal) => usersPage(query, signal)`. */
  readonly fetchPage: (
    query: ExportQuery<Column, Filters>,
    signal: AbortSignal,
  ) => ReturnType<ListExport<Row>['fetchPage']>
}

/** The list's query with an export's page and page size. */
export type ExportQuery<Column extends string, Filters extends ObjectEntries> = Omit<
  ListSearch<Column, Filters>,
  'page' | 'per_page'
> & { readonly page: number; readonly per_page: typeof exportPageSize }

/** The parts of a list screen that its export is made of. */
export interface ListExportParts<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
> {
  exports: ListExports<Row, Column, Filters>
  /** The first sheet's name. */
  title: string
  state: Pick<ListState<Column, Filters>, 'query' | 'text' | 'filters'>
  columns: readonly ListScreenColumn<Row, Column>[]
  filters: readonly AnyListFilter[]
  /** The same filters in words. */
  parts: readonly Pick<FilterPart, 'label' | 'value'>[]
  rowKey: (row: Row) => string
}

/** The export of a list: its columns, its filters in words, and exactly the rows that match them. */
export function listExportOf<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
>(
  list: ListExportParts<Row, Column, Filters>,
  words: { readonly search: string; readonly yes: string },
): ListExport<Row> {
  const { exports, title, state, columns, filters, parts, rowKey } = list
  const { page: _page, per_page: _size, ...query } = state.query
  const days = daysIn(filters, state.filters)
  return {
    merchant: exports.merchant ?? '',
    report: exports.report,
    ...(days && { days }),
    title,
    zone: exports.zone,
    rowKey,
    filters: [
      ...(state.text === '' ? [] : [{ label: words.search, value: state.text }]),
      ...parts.flatMap(({ label, value }) =>
        value === null ? [] : [{ label, value: value || words.yes }],
      ),
    ],
    columns: exportColumns(columns),
    fetchPage: (page, signal) => exports.fetchPage({ ...query, ...page }, signal),
  }
}

/** The first and the last day of a list that is filtered by days: parts of the file's name. */
function daysIn(
  filters: readonly AnyListFilter[],
  values: ListState['filters'],
): readonly [string, string] | undefined {
  const dates = filters.find((filter) => filter.kind === 'dates')
  const [from, to] = dates ? [values[dates.from], values[dates.to]] : []
  return typeof from === 'string' && typeof to === 'string' ? [from, to] : undefined
}
