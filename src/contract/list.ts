import * as v from 'valibot'
import type { WireSchema } from './endpoint'
import { pageIn, pageNumber } from './page-number'
import { daysInOrder } from './reports/days-in-order'
import { pageOf, searchText } from './wire'

/** The offered page sizes; the default is 25. */
export const pageSizes = [10, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]
export const usualPageSize: PageSize = 25

/**
 * The page size of exports: 10,000 rows are ten calls instead of a hundred, so that the list hardly
 * changes in between. Screens do not offer it, and addresses do not accept it.
 */
export const exportPageSize = 1000

/** A sortable column; with a minus sign descending. */
export type Sorting<Column extends string> = Column | `-${Column}`

/** The filters of a list: each is optional. */
export type FilterValues<Filters extends v.ObjectEntries> = {
  readonly [Name in keyof Filters]?: v.InferOutput<Filters[Name]>
}

export interface ListDescription<Column extends string, Filters extends v.ObjectEntries> {
  /** The sortable columns. */
  readonly sort: readonly [Column, ...Column[]]
  /** The default order. */
  readonly usualSort: Sorting<Column>
  /** The filters: optional texts, numbers and flags. */
  readonly filters: Filters
  /**
   * Those that say which list it is, rather than narrow it: merchant, tab, day. They stay when
   * filters are cleared (decision 44).
   */
  readonly places: readonly (keyof Filters & string)[]
}

/**
 * Describes a list once. `query` is the query of the call, of the screen's address and of an
 * export; `answer` is one page. A query with anything else is a 422.
 * @__NO_SIDE_EFFECTS__
 */
export function listOf<Row, const Column extends string, const Filters extends v.ObjectEntries>({
  row,
  sort,
  usualSort,
  filters,
  places = [],
}: Omit<ListDescription<Column, Filters>, 'places'> & {
  /** The schema of one row. */
  readonly row: WireSchema<Row>
  readonly places?: readonly (keyof Filters & string)[]
}) {
  const downwards = sort.map((column) => `-${column}` as const)
  return {
    row,
    sort,
    usualSort,
    filters,
    places,
    query: v.object({
      q: v.optional(searchText),
      sort: v.optional(v.picklist([...sort, ...downwards])),
      page: v.optional(pageNumber),
      per_page: v.optional(v.picklist([...pageSizes, exportPageSize])),
      ...filters,
    }),
    answer: pageOf(row),
  }
}

/** Several choices of a list, in one text: `Admin,Support`. */
export function anyOf(words: readonly string[]) {
  return v.pipe(
    v.string(),
    v.maxLength(words.join(',').length),
    v.check((text) => text.split(',').every((word) => isOneOf(words, word))),
  )
}

/** The choices of a text that `anyOf` has accepted. */
export function wordsIn<const Word extends string>(words: readonly Word[], text: string): Word[] {
  return text.split(',').filter((word) => isOneOf(words, word))
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return words.some((known) => known === word)
}

export type ListQuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>

/** The query in an address: with the page sizes of screens only. */
export type ListAddress<Schema extends ListQuerySchema> = Partial<v.InferOutput<Schema>> & {
  per_page?: PageSize | undefined
}

/**
 * Reads the query of a list from the search params of an address, where everything is text: invalid
 * values are dropped.
 */
export function readListSearch<const Schema extends ListQuerySchema>(
  schema: Schema,
  search: Readonly<Record<string, unknown>>,
): ListAddress<Schema> {
  const entries = { ...schema.entries, per_page: v.optional(v.picklist(pageSizes)) }
  const fitting = Object.entries(entries).flatMap(([name, entry]): [string, unknown][] => {
    const param = name === 'page' ? pageIn(search[name]) : search[name]
    const value = [param, asNumber(param), asFlag(param)].find(
      (candidate) => candidate !== undefined && candidate !== '' && v.is(entry, candidate),
    )
    return value === undefined ? [] : [[name, value]]
  })
  const address = inOrder(wholeRange(Object.fromEntries(fitting), search))
  return isAddress(schema, address) ? address : {}
}

type Params = Readonly<Record<string, unknown>>

/** A range with an end that is no day is none: its other end alone would be one day. */
function wholeRange(address: Params, search: Params): Params {
  const isGiven = [search['from'], search['to']].every((day) => day !== undefined && day !== '')
  const isHalf = (address['from'] === undefined) !== (address['to'] === undefined)
  return isGiven && isHalf ? { ...address, from: undefined, to: undefined } : address
}

const askedDays = v.object({ from: v.string(), to: v.string() })

function inOrder(address: Params): Params {
  return v.is(askedDays, address) ? { ...address, ...daysInOrder(address) } : address
}

interface LinkedList<Schema extends ListQuerySchema> extends Pick<
  ListDescription<string, v.ObjectEntries>,
  'filters' | 'places'
> {
  readonly query: Schema
}

/**
 * The filters of an address that another list has, too: for a link from one list to the next. Its
 * search, order and page are its own, and a link names its place.
 */
export function filtersFor<const Schema extends ListQuerySchema>(
  list: LinkedList<Schema>,
  search: Readonly<Record<string, unknown>>,
): ListAddress<Schema> {
  const names = filterNames(list)
  const filters = Object.entries(search).filter(([name]) => names.includes(name))
  return readListSearch(list.query, Object.fromEntries(filters))
}

/** The names of what narrows a list. */
export function filterNames({
  filters,
  places,
}: Pick<ListDescription<string, v.ObjectEntries>, 'filters' | 'places'>): string[] {
  return Object.keys(filters).filter((name) => !places.includes(name))
}

export function isFilterValue(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
}

function isAddress<const Schema extends ListQuerySchema>(
  schema: Schema,
  address: Readonly<Record<string, unknown>>,
): address is ListAddress<Schema> {
  const screenSize = v.optional(v.picklist(pageSizes))
  return v.is(v.partial(schema), address) && v.is(screenSize, address['per_page'])
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,15}$/u.test(value) ? Number(value) : undefined
}

function asFlag(value: unknown): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined
}
