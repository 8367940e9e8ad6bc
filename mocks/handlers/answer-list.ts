import type { ObjectEntries } from 'valibot'
import { type FilterValues, type ListDescription, usualPageSize } from '@/contract/list'
import type { Pagination } from '@/contract/wire'
import { compare, placeOnPages } from './page'

interface AskedList {
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** What a list knows of its rows. Each sortable column and each filter needs its entry. */
export interface ListRules<Row, Column extends string, Filters> {
  /** What a column is sorted by. */
  readonly sort: Readonly<Record<Column, (row: Row) => string | number>>
  /** Ties keep this order, so that pages never overlap. */
  readonly key: (row: Row) => string
  /** What the search looks at. */
  readonly text: (row: Row) => readonly string[]
  readonly filters: {
    readonly [Name in keyof Filters]-?: (row: Row, value: NonNullable<Filters[Name]>) => boolean
  }
}

/**
 * Filter, sort, page: the one way in which the cloud answers a list. `matching` are the rows of all
 * pages, for totals.
 */
export function answerList<Row, Column extends string, Filters extends ObjectEntries>(
  list: Pick<ListDescription<Column, Filters>, 'sort' | 'usualSort' | 'filters'>,
  rows: readonly Row[],
  query: AskedList & FilterValues<Filters>,
  rules: ListRules<Row, Column, FilterValues<Filters>>,
): { rows: Row[]; matching: Row[]; pagination: Pagination } {
  const matching = sorted(filtered(rows, query, rules), query.sort ?? list.usualSort, rules)
  const { from, to, pagination } = placeOnPages(matching.length, {
    page: query.page,
    per_page: query.per_page ?? usualPageSize,
  })
  return { rows: matching.slice(from, to), matching, pagination }
}

function filtered<Row, Column extends string, Filters>(
  rows: readonly Row[],
  query: AskedList & Filters,
  { filters, text }: ListRules<Row, Column, Filters>,
): Row[] {
  const wanted = (query.q ?? '').trim().toLowerCase()
  const tests: ((row: Row) => boolean)[] = []
  if (wanted !== '') {
    tests.push((row) => text(row).some((part) => part.toLowerCase().includes(wanted)))
  }
  for (const name in filters) {
    const fits = filters[name]
    const value: Filters[typeof name] = query[name]
    if (value !== undefined && value !== null) tests.push((row) => fits(row, value))
  }
  return rows.filter((row) => tests.every((fits) => fits(row)))
}

function sorted<Row, Column extends string, Filters>(
  rows: readonly Row[],
  sort: string,
  { sort: columns, key }: ListRules<Row, Column, Filters>,
): Row[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const column = sort.replace(/^-/u, '')
  const by = isColumn(columns, column) ? columns[column] : key
  const keyed = rows.map((row) => ({ row, by: by(row), tie: key(row) }))
  return keyed
    .toSorted((a, b) => direction * compare(a.by, b.by) || compare(a.tie, b.tie))
    .map(({ row }) => row)
}

function isColumn<Column extends string>(
  columns: Readonly<Record<Column, unknown>>,
  name: string,
): name is Column {
  return Object.hasOwn(columns, name)
}
