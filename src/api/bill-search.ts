import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchBills } from '@/contract/bill-search'
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
