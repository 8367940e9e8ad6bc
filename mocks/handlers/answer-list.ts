import type { ObjectEntries } from 'valibot'
import { type FilterValues, type ListDescription, usualPageSize } from '@/contract/list'
import type { Pagination } from '@/contract/wire'
import { textTest } from '@mocks/lib/text-test'
import { compare, placeOnPages } from './page'

interface AskedList {
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** What a list knows of its rows. */
export interface ListRules<Row, Column extends string, Filters> {
  /** What a column is sorted by; without an entry, the row's field of that name. */
  readonly sort?: { readonly [Name in Column]?: (row: Row) => string | number }
  /** Ties keep this order, so that pages never overlap. */
  readonly key: (row: Row) => string
  /** What the search looks at. */
  readonly text: (row: Row) => readonly string[]
  /**
   * What fits a filter; without an entry, the row's field of that name has the value, or one of
   * them (`Admin,Support`).
   */
  readonly filters?: {
    readonly [Name in keyof Filters]?: (row: Row, value: NonNullable<Filters[Name]>) => boolean
  }
}

/** The entries that a list cannot do without: those of what is no field of its rows. */
type NeededRules<Row, Column extends string, Filters, Applied extends keyof Filters> = Needed<
  'sort',
  Exclude<Column, FieldOf<Row, string | null> | FieldOf<Row, number>>
> &
  Needed<
    'filters',
    Exclude<keyof Filters, FieldOf<Row, string | number | boolean | null> | Applied>
  >

type Needed<Part extends string, Missing extends PropertyKey> = [Missing] extends [never]
  ? object
  : Readonly<Record<Part, Readonly<Record<Missing, unknown>>>>

type FieldOf<Row, Value> = {
  [Name in keyof Row]-?: Row[Name] extends Value ? Name : never
}[keyof Row]

/**
 * Filter, sort, page: the one way in which the cloud answers a list. `matching` are the rows of all
 * pages, for totals.
 */
export function answerList<
  Row,
  Column extends string,
  Filters extends ObjectEntries,
  const Applied extends keyof Filters = never,
>(
  list: Pick<ListDescription<Column, Filters>, 'sort' | 'usualSort' | 'filters'>,
  rows: readonly Row[],
  query: AskedList & FilterValues<Filters>,
  rules: ListRules<Row, Column, FilterValues<Filters>> &
    NeededRules<Row, Column, FilterValues<Filters>, Applied> & {
      /** The filters that these rows have passed already. */
      readonly applied?: readonly Applied[]
    },
): { rows: Row[]; matching: Row[]; pagination: Pagination } {
  const applied: readonly PropertyKey[] = rules.applied ?? []
  const matching = sorted(
    filtered(list, rows, query, rules, applied),
    query.sort ?? list.usualSort,
    rules,
  )
  const { from, to, pagination } = placeOnPages(matching.length, {
    page: query.page,
    per_page: query.per_page ?? usualPageSize,
  })
  return { rows: matching.slice(from, to), matching, pagination }
}

/** The filters `from` and `to`, both days included. */
export const betweenDays = <Row>(dayOf: (row: Row) => string) => ({
  from: (row: Row, day: string) => dayOf(row) >= day,
  to: (row: Row, day: string) => dayOf(row) <= day,
})

function filtered<Row, Column extends string, Filters extends ObjectEntries>(
  list: Pick<ListDescription<Column, Filters>, 'filters'>,
  rows: readonly Row[],
  query: AskedList & FilterValues<Filters>,
  { filters = {}, text }: ListRules<Row, Column, FilterValues<Filters>>,
  applied: readonly PropertyKey[],
): Row[] {
  const tests: ((row: Row) => boolean)[] = []
  const { q = '' } = query
  if (q.trim() !== '') {
    const fits = textTest(q)
    tests.push((row) => text(row).some(fits))
  }
  for (const name in list.filters) {
    const value: FilterValues<Filters>[typeof name] = query[name]
    if (value === undefined || value === null || applied.includes(name)) continue
    const fits = filters[name]
    tests.push(fits ? (row) => fits(row, value) : (row) => isAmong(value, fieldOf(row, name)))
  }
  return rows.filter((row) => tests.every((fits) => fits(row)))
}

/** Several choices stand in one text (`anyOf`). */
const isAmong = (chosen: unknown, value: unknown): boolean =>
  typeof chosen === 'string' ? chosen.split(',').some((one) => one === value) : chosen === value

function sorted<Row, Column extends string, Filters>(
  rows: readonly Row[],
  sort: string,
  { sort: columns = {}, key }: ListRules<Row, Column, Filters>,
): Row[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const column = sort.replace(/^-/u, '')
  const by = isColumn(columns, column) ? columns[column] : undefined
  const keyed = rows.map((row) => ({
    row,
    by: by ? by(row) : sortable(fieldOf(row, column)),
    tie: key(row),
  }))
  return keyed
    .toSorted((a, b) => direction * compare(a.by, b.by) || compare(a.tie, b.tie))
    .map(({ row }) => row)
}

/** What there is not stands before all that there is. */
const sortable = (value: unknown): string | number =>
  typeof value === 'number' || typeof value === 'string' ? value : ''

/** Of a row, which lists name by their columns and filters. */
function fieldOf(row: unknown, name: string): unknown {
  return isObject(row) && Object.hasOwn(row, name) ? row[name] : undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function isColumn<Column extends string>(
  columns: Readonly<Partial<Record<Column, unknown>>>,
  name: string,
): name is Column {
  return Object.hasOwn(columns, name)
}
