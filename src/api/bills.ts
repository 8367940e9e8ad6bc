import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getBill, getBillHistory, searchBills } from '@/contract/bills'
import type { SearchField } from '@/contract/departments'
import { minimumQuery } from '@/rules/search-terms'
import { call } from './client'

export interface BillSearch {
  by: SearchField
  q: string
  house?: string | undefined
  year?: number | undefined
  status?: 'due' | 'all' | undefined
  page?: number | undefined
  per_page?: number | undefined
  sort?: string | undefined
}

/** Below the minimum length nothing is asked (specification §5). */
export function billSearchQuery(department: string, search: BillSearch) {
  return queryOptions({
    queryKey: ['bills', 'search', department, search],
    queryFn: ({ signal }) => call(searchBills, { query: defined(search) }, { signal, department }),
    enabled: search.q.trim().length >= minimumQuery,
    placeholderData: keepPreviousData,
  })
}

function defined(search: BillSearch) {
  const { by, q, house, year, status, page, per_page, sort } = search
  return {
    by,
    q,
    ...(house === undefined ? {} : { house }),
    ...(year === undefined ? {} : { year }),
    ...(status === undefined ? {} : { status }),
    ...(page === undefined ? {} : { page }),
    ...(per_page === undefined ? {} : { per_page }),
    ...(sort === undefined ? {} : { sort }),
  }
}

/** `quiet`: only pointed at, so its failure leads nowhere (product.md decision 3). */
export function billQuery(
  department: string,
  parcelId: string,
  year: string,
  { quiet = false }: { quiet?: boolean } = {},
) {
  return queryOptions({
    queryKey: ['bills', 'one', department, parcelId, year],
    queryFn: async ({ signal }) =>
      (await call(getBill, { params: { parcelId, year } }, { signal, department, quiet })).data,
  })
}

export function billHistoryQuery(department: string, parcelId: string) {
  return queryOptions({
    queryKey: ['bills', 'history', department, parcelId],
    queryFn: async ({ signal }) =>
      (await call(getBillHistory, { params: { parcelId } }, { signal, department })).data,
  })
}
