import type { Pagination } from '@/contract/wire'

interface Report<Totals> {
  readonly data: { readonly totals: Totals; readonly pagination: Pagination } | undefined
  readonly isError: boolean
}

/** The totals for the tiles; undefined: they are loaded, null: the report has none to show. */
export function shownTotals<Totals>(
  { data, isError }: Report<Totals>,
  hasSearched: boolean,
): Totals | null | undefined {
  if (!hasSearched || (data === undefined && isError)) return null
  if (data === undefined) return undefined
  return data.pagination.total === 0 ? null : data.totals
}
