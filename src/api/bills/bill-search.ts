import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchBills } from '@/contract/bills/bill-search'
import type { SearchWay } from '@/contract/departments/departments'
import { minimumQuery } from '@/rules/bills/search-terms'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

export interface BillSearch {
  by?: SearchWay | undefined
  q: string
  house?: string | undefined
  name?: string | undefined
  zip?: string | undefined
  born?: string | undefined
  year?: number | undefined
  newest_year?: boolean | undefined
  status?: 'due' | 'all' | undefined
  page?: number | undefined
  per_page?: number | undefined
  sort?: string | undefined
}

/** Below the minimum length no call is made (specification §5). */
export function billSearchQuery(departmentId: string, search: BillSearch) {
  return queryOptions({
    queryKey: keys.bills.search(departmentId, search),
    // Asked ahead (`src/app/prefetch.ts`), a failure leads nowhere: `meta: { quiet: true }`.
    queryFn: ({ signal, meta }) =>
      call(
        searchBills,
        { query: search },
        { signal, departmentId, quiet: meta?.['quiet'] === true },
      ),
    enabled: search.q.trim().length >= minimumQuery,
    // Its page’s loader asks; a failure that came before the page rendered is shown, not asked again.
    retryOnMount: false,
    placeholderData: keepPreviousData,
  })
}
