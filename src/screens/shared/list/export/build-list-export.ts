import type { RowData } from '@tanstack/react-table'
import type { ObjectEntries } from 'valibot'
import type { exportPageSize } from '@/contract/list'
import type { FileFact } from '@/rules/export/table'
import type { DayRange, NamedDays } from '@/rules/time/periods'
import type { FilterPart } from '@/ui/table/filter-bar'
import type { ListExport } from './export-types'
import type { AnyListFilter, DatesFilter } from '@/screens/shared/list/filter/list-filter'
import { exportColumns, type ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import type { ListSearch } from '@/screens/shared/list/list-search'
import type { ListState } from '@/screens/shared/list/use-list-state'

/** What a screen adds to its list so that it can be exported. */
export interface ListExports<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
> extends Pick<ListExport<Row>, 'report' | 'zone' | 'linesOf'> {
  /** For the file's name: the merchant's subdomain. */
  readonly merchant?: string
  /** The days that it is of, also where none were chosen. Default: those of its filter. */
  readonly days?: DayRange | undefined
  /** What it is of beside its filters: merchant, department, day. */
  readonly about?: readonly FileFact[]
  /** One page, without retries: `(query, signal) => usersApi.fetchPage({ query }, signal)`. */
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
  parts: readonly Pick<FilterPart, 'key' | 'label' | 'value'>[]
  rowKey: (row: Row) => string
}

/** The export of a list: its columns, its filters in words, and exactly the rows that match them. */
export function listExportOf<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
>(list: ListExportParts<Row, Column, Filters>, words: ListExportWords): ListExport<Row> {
  const { exports, title, state, columns, filters, parts, rowKey } = list
  const { page: _page, per_page: _size, ...query } = state.query
  const dates = filters.find((filter) => filter.kind === 'dates')
  const { from, to } = exports.days ?? daysIn(dates, state.filters)
  const dayFacts = (label: string): FileFact[] => [
    { label: words.named(label, words.from), kind: 'date', value: from ?? null },
    { label: words.named(label, words.to), kind: 'date', value: to ?? null },
  ]
  return {
    merchant: exports.merchant ?? '',
    report: exports.report,
    ...(from !== undefined && to !== undefined && { days: [from, to] as const }),
    title,
    zone: exports.zone,
    rowKey,
    ...(exports.linesOf && { linesOf: exports.linesOf }),
    about: [
      ...(exports.about ?? []),
      ...(dates && (from ?? to) !== undefined ? dayFacts(dates.label) : []),
      ...(state.text === '' ? [] : [textFact(words.search, state.text)]),
      ...parts.flatMap(({ key, label, value }) =>
        // Days are said as days: a file outlives "this week".
        value === null || key === dates?.from ? [] : [textFact(label, value || words.yes)],
      ),
    ],
    columns: exportColumns(columns),
    fetchPage: (page, signal) => exports.fetchPage({ ...query, ...page }, signal),
  }
}

const textFact = (label: string, value: string): FileFact => ({ label, kind: 'text', value })

/** The days that a list is filtered by: parts of the file's name. */
function daysIn(dates: DatesFilter<string> | undefined, values: ListState['filters']): NamedDays {
  const dayOf = (name: string | undefined) => {
    const day = name === undefined ? undefined : values[name]
    return typeof day === 'string' ? day : undefined
  }
  return { from: dayOf(dates?.from), to: dayOf(dates?.to) }
}

interface ListExportWords {
  readonly search: string
  readonly yes: string
  readonly from: string
  readonly to: string
  /** "Posting date: From". */
  readonly named: (filter: string, value: string) => string
}
