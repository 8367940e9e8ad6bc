import type { BillSearch } from '@/api/bills/bill-search'
import type { Department, SearchField, SearchWay } from '@/contract/departments/departments'
import { pageIn } from '@/contract/page-number'
import { longest } from '@/contract/wire'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { isOfAllYears } from '@/rules/bills/search-years'
import { waysOf } from '@/rules/bills/search-ways'

/** The search params of a search, so that it can be bookmarked and Back works (product.md 2.0). */
export interface ParcelSearchParams {
  by?: SearchWay | undefined
  q?: string | undefined
  /** House number or range, with `by=address`. */
  house?: string | undefined
  year?: number | undefined
  /** Every year; without it and without `year`, the newest. */
  all?: true | undefined
  status?: 'due' | undefined
  page?: number | undefined
  per_page?: PageSize | undefined
  sort?: SortKey | undefined
}

const pageSizes = [10, 25, 50, 100] as const
type PageSize = (typeof pageSizes)[number]
const defaultPageSize: PageSize = 25

/** A minus sign means descending. */
export const sortKeys = ['account', 'owner', 'address', '-amount_due_cents'] as const
type SortKey = (typeof sortKeys)[number]

const searchFields = ['number', 'owner', 'address'] as const
const ways = [...searchFields, 'contractor', 'case', 'name'] as const

/**
 * Reads the search params and drops invalid values. Every key is named, so that an invalid value is
 * overridden by `undefined` and not passed on.
 */
export function readSearchParams(raw: Readonly<Record<string, unknown>>): ParcelSearchParams {
  const { all } = raw
  return {
    by: oneOf(ways, raw['by']),
    q: textIn(raw['q']),
    house: textIn(raw['house']),
    year: wholeNumber(raw['year'], 1900, 2200),
    all: all === true || all === 'true' || all === '1' ? true : undefined,
    status: oneOf(['due'] as const, raw['status']),
    page: pageIn(raw['page']),
    per_page: oneOf(pageSizes, Number(raw['per_page'])),
    sort: oneOf(sortKeys, raw['sort']),
  }
}

function oneOf<const T>(values: readonly T[], raw: unknown): T | undefined {
  return values.find((value) => value === raw)
}

/** Card numbers are refused. */
function textIn(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const text = raw.trim().slice(0, longest.search)
  return text === '' || looksLikeCardNumber(text) ? undefined : text
}

function wholeNumber(raw: unknown, least: number, most: number): number | undefined {
  const value = typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined
}

type Searched = Readonly<Pick<Department, 'search'>>

/** The current way to search: the address's, if the department has it. */
export function wayOf(params: ParcelSearchParams, department: Searched): SearchWay {
  const all = waysOf(department)
  return all.find((way) => way === params.by) ?? all[0] ?? 'number'
}

/** A way that every department may have; its messages are loaded from the start. */
export function usualField(way: SearchWay): SearchField | undefined {
  return oneOf(searchFields, way)
}

/** A second fact or a way of its own: their messages load later (./special-search). */
export function isSpecial({ search }: Searched): boolean {
  return search.also_by !== undefined || search.second !== undefined
}

/** The current year; undefined: every year. */
export function yearOf(params: ParcelSearchParams, department: Searched): number | undefined {
  const { years, pattern } = department.search
  if (params.all || years.length === 0) return undefined
  const wanted = years.find((year) => year === params.year)
  if (wanted !== undefined) return wanted
  const typed = { by: wayOf(params, department), q: params.q ?? '', pattern }
  return typed.q !== '' && isOfAllYears(typed) ? undefined : Math.max(...years)
}

/**
 * The query of the call. What the address leaves open is left to the server, so that the address
 * alone decides what is asked; a known department corrects what it does not have.
 */
export function toBillSearch(
  params: ParcelSearchParams,
  department?: Searched,
  facts?: GivenFacts,
): BillSearch {
  const { by } = params
  const year =
    department === undefined || yearOf(params, department) === params.year ? params.year : undefined
  return {
    by: department === undefined || by === wayOf(params, department) ? by : undefined,
    q: params.q ?? '',
    house: by === 'address' || by === undefined ? params.house : undefined,
    ...facts,
    year: params.all ? undefined : year,
    newest_year: params.all !== true && year === undefined ? true : undefined,
    status: params.status ?? 'all',
    page: params.page ?? 1,
    per_page: params.per_page ?? defaultPageSize,
    sort: params.sort,
  }
}
