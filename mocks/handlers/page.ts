import type { Pagination } from '@/contract/wire'
import { ownValue } from '@/rules/own-value'

const usualSize = 25

export interface PageQuery {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

export function pageOf<Row>(
  rows: readonly Row[],
  query: PageQuery,
): { data: Row[]; pagination: Pagination } {
  const { from, to, pagination } = placeOnPages(rows.length, query)
  return { data: rows.slice(from, to), pagination }
}

/** From which row to which the page goes. */
export function placeOnPages(
  total: number,
  { page = 1, per_page = usualSize }: PageQuery,
): { from: number; to: number; pagination: Pagination } {
  return {
    from: (page - 1) * per_page,
    to: Math.min(page * per_page, total),
    pagination: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
  }
}

/** `-name` sorts downwards; a name that is not in the table keeps the usual order. */
export function sortBy<Row>(
  rows: readonly Row[],
  sort: string | undefined,
  keys: Readonly<Record<string, (row: Row) => string | number>>,
): Row[] {
  const name = sort?.replace(/^-/, '') ?? ''
  const key = ownValue(keys, name)
  if (!key) return [...rows]
  const direction = sort?.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => direction * compare(key(a), key(b)))
}

export function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
