import {
  type DayOrder,
  dayOrders,
  decimalSigns,
  type ImportKind,
  importKinds,
  type ImportMapping,
  type MappedColumn,
} from '@/contract/imports/imports'
import { readCents } from './amounts'
import { type ColumnType, type ImportColumn, importColumns } from './columns'
import { readDay } from './days'

/** Which column of a file is which of ours. */

/** Columns that the file of errors has added; they are no data when it comes back. */
export const errorColumns = ['error_code', 'error_message'] as const

/** Case, spaces, punctuation and accents of a heading do not count. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
}

type Place = number | null
type Table = readonly (readonly string[])[]

/**
 * By names, else by synonyms. `headings` is the first row of the file, whether it is one or not, and
 * `rows` some that follow it. The chosen department stands for a missing column of departments.
 */
export function suggestMapping(
  kind: ImportKind,
  headings: readonly string[],
  rows: Table,
  departmentId: string | null,
): ImportMapping {
  const places = placesOf(importColumns[kind], headings)
  const columns = importColumns[kind].map(({ name }) => {
    const from = places.get(name) ?? null
    const constant = from === null && name === 'department_id' ? departmentId : null
    return { column: name, from, constant }
  })
  const has_headings = places.size > 0
  return {
    columns,
    has_headings,
    ...signsOf(kind, columns, has_headings ? rows : [headings, ...rows]),
  }
}

/** The places of our columns in the file; each of its columns is used once. */
function placesOf(columns: readonly ImportColumn[], headings: readonly string[]) {
  const ignored: readonly string[] = errorColumns.map(headingKey)
  const keys = headings.map(headingKey)
  const free = new Map<string, number>()
  keys.forEach((key, place) => {
    if (key !== '' && !ignored.includes(key) && !free.has(key)) free.set(key, place)
  })
  const places = new Map<string, number>()
  const take = ({ name }: ImportColumn, key: string) => {
    const place = free.get(key)
    if (place === undefined || places.has(name)) return
    places.set(name, place)
    free.delete(key)
  }
  for (const column of columns) take(column, headingKey(column.name))
  for (const column of columns) for (const key of column.synonyms) take(column, key)
  return places
}

/**
 * Another kind whose file this seems to be: all that it requires is there, more of the file's columns
 * are its own, and something that this kind requires is missing. null: none.
 */
export function likelyOtherKind(kind: ImportKind, headings: readonly string[]): ImportKind | null {
  const own = foundIn(kind, headings)
  if (own.isWhole) return null
  const [best] = importKinds
    .map((one) => ({ one, ...foundIn(one, headings) }))
    .filter(({ isWhole, count }) => isWhole && count > own.count)
    .toSorted((a, b) => b.count - a.count)
  return best?.one ?? null
}

/** How many of a kind's columns a file has, and whether all that are required are among them. */
function foundIn(kind: ImportKind, headings: readonly string[]) {
  const places = placesOf(importColumns[kind], headings)
  const isWhole = importColumns[kind].every(
    ({ name, isRequired }) => !isRequired || name === 'department_id' || places.has(name),
  )
  return { isWhole, count: places.size }
}

/** The order of days and the decimal sign that most of these cells can be read with. */
function signsOf(kind: ImportKind, columns: readonly MappedColumn[], rows: Table) {
  const days = cellsOf(kind, columns, rows, 'day')
  const amounts = cellsOf(kind, columns, rows, 'amount')
  return {
    days: bestOf(ordersFor(days), (order) => days.filter((cell) => readDay(cell, order) !== null)),
    decimal: bestOf(decimalSigns, (sign) =>
      amounts.filter((cell) => readCents(cell, sign) !== null),
    ),
  }
}

/** Where days are written with dots, the day comes first: 10.07.2026 is the tenth of July. */
const ordersFor = (days: readonly string[]): readonly [DayOrder, ...DayOrder[]] =>
  days.some((cell) => /^\d{1,2}\.\d{1,2}\.\d/u.test(cell)) ? ['ymd', 'dmy', 'mdy'] : dayOrders

function cellsOf(
  kind: ImportKind,
  columns: readonly MappedColumn[],
  rows: Table,
  type: ColumnType,
): readonly string[] {
  const places = columns.flatMap(({ column, from }) =>
    from !== null && importColumns[kind].some((one) => one.name === column && one.type === type)
      ? [from]
      : [],
  )
  return rows
    .flatMap((row) => places.map((place) => row[place] ?? ''))
    .filter((cell) => cell !== '')
}

/** The first of those that read the most. */
function bestOf<Choice>(
  choices: readonly [Choice, ...Choice[]],
  read: (choice: Choice) => readonly string[],
): Choice {
  return choices.reduce((best, choice) => (read(choice).length > read(best).length ? choice : best))
}

/**
 * A mapping of an earlier file for this one: by the headings of then, or by places where neither has
 * headings. null: a required column is not where it was, so that a new suggestion is better.
 */
export function rememberedMapping(
  kind: ImportKind,
  earlier: { readonly headings: readonly string[]; readonly mapping: ImportMapping },
  headings: readonly string[],
): ImportMapping | null {
  const { mapping } = earlier
  const keys = headings.map(headingKey)
  const placeNow = (place: number): Place => {
    if (!mapping.has_headings) return earlier.headings.length === headings.length ? place : null
    const key = headingKey(earlier.headings[place] ?? '')
    const found = keys.indexOf(key)
    return key === '' || found === -1 ? null : found
  }
  const known = importColumns[kind].map(({ name }) => {
    const before = mapping.columns.find(({ column }) => column === name)
    const from = before?.from ?? null
    return {
      column: name,
      from: from === null ? null : placeNow(from),
      constant: before?.constant ?? null,
    }
  })
  const remembered = { ...mapping, columns: known }
  return mappingProblems(kind, headings, remembered).length === 0 ? remembered : null
}

export type MappingProblem =
  /** A required column that comes from nowhere (E001). */
  | { readonly problem: 'missing'; readonly column: string }
  /** None of this kind's. */
  | { readonly problem: 'unknown'; readonly column: string }
  /** Ours, with two sources. */
  | { readonly problem: 'two-sources'; readonly column: string }
  /** One of the file's columns for several of ours. */
  | { readonly problem: 'used-twice'; readonly from: number; readonly columns: readonly string[] }
  /** The file has fewer columns. */
  | { readonly problem: 'beyond'; readonly column: string; readonly from: number }
  /** The same account, name or reference for all rows. */
  | { readonly problem: 'constant-not-allowed'; readonly column: string }

/** What keeps a mapping from being saved; the chosen department stands for a missing one. */
export function mappingProblems(
  kind: ImportKind,
  headings: readonly string[],
  mapping: ImportMapping,
): readonly MappingProblem[] {
  const ours = new Map(importColumns[kind].map((column) => [column.name, column]))
  const mapped = mapping.columns.filter(isMapped)
  const problems: MappingProblem[] = []
  for (const { name, isRequired } of importColumns[kind]) {
    const sources = mapped.filter(({ column }) => column === name)
    const isMissing = sources.length === 0 && isRequired && name !== 'department_id'
    if (isMissing) problems.push({ problem: 'missing', column: name })
    const isDoubled =
      sources.length > 1 || sources.some(({ from, constant }) => from !== null && hasText(constant))
    if (isDoubled) problems.push({ problem: 'two-sources', column: name })
  }
  for (const { column, from, constant } of mapped) {
    const known = ours.get(column)
    if (known === undefined) problems.push({ problem: 'unknown', column })
    else if (hasText(constant) && !known.takesConstant) {
      problems.push({ problem: 'constant-not-allowed', column })
    }
    if (from !== null && from >= headings.length) problems.push({ problem: 'beyond', column, from })
  }
  for (const from of new Set(mapped.map((one) => one.from))) {
    const columns = mapped.filter((one) => one.from === from).map(({ column }) => column)
    if (from !== null && new Set(columns).size > 1) {
      problems.push({ problem: 'used-twice', from, columns })
    }
  }
  return problems
}

const isMapped = ({ from, constant }: MappedColumn) => from !== null || hasText(constant)
const hasText = (constant: string | null) => constant !== null && constant.trim() !== ''

/** The places of the file's columns that nothing uses: said, and no mistake. */
export function unusedPlaces(headings: readonly string[], mapping: ImportMapping) {
  const used = new Set(mapping.columns.map(({ from }) => from))
  return headings.map((_, place) => place).filter((place) => !used.has(place))
}

/** Headings that stand above several columns, as they are written first. */
export function doubledHeadings(headings: readonly string[]): readonly string[] {
  const keys = headings.map(headingKey)
  return headings.filter(
    (_, place) =>
      keys[place] !== '' &&
      keys.indexOf(keys[place] ?? '') === place &&
      keys.lastIndexOf(keys[place] ?? '') !== place,
  )
}
