import type { Pagination } from '@/contract/wire'

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

export function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
