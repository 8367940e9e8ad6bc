import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { billSearchQuery } from '@/api/bill-search'
import type { Department } from '@/contract/departments'
import { isLongEnough } from '@/rules/search-terms'
import { Late } from '@/screens/shared/late'
import { announce } from '@/ui/live-region'
import { accountKindOf } from './account-kind'
import { ResultList } from './result-list'
import { ResultsSkeleton } from './results-skeleton'
import { SearchFailed } from './search-failed'
import { type ParcelSearchParams, toBillSearch } from './search-params'
import { SearchStart } from './search-start'

// Most searches find something: this stays out of the first screen.
const NoResults = lazy(() =>
  import('./no-results').then((module) => ({ default: module.NoResults })),
)

interface SearchResultsProps {
  department: Department
  params: ParcelSearchParams
}

/** What the search found, in every state; the rest of the page works whatever happens here. */
export function SearchResults({ department, params }: SearchResultsProps) {
  const { formatMessage } = useIntl()
  const search = toBillSearch(params, department)
  const asked = isLongEnough(search.q)
  const { data, error, isPlaceholderData, isFetching, refetch, errorUpdatedAt } = useQuery(
    billSearchQuery(department.id, search),
  )
  const kind = accountKindOf(department)
  const fresh = asked && !isPlaceholderData ? data : undefined

  // The number of results is said once for each answer; focus stays in the field.
  useEffect(() => {
    if (fresh === undefined) return
    const count = fresh.pagination.total
    announce(formatMessage({ id: 'parcels.results.announced' }, { count, kind }))
  }, [fresh, kind, formatMessage])

  if (!asked) return <SearchStart department={department} by={search.by} />
  if (error !== null && fresh === undefined) {
    return (
      <SearchFailed
        department={department}
        error={error}
        failedAt={errorUpdatedAt}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <ResultsSkeleton />
  if (data.pagination.total === 0 && !isPlaceholderData) {
    return (
      <Late fallback={<ResultsSkeleton />}>
        <NoResults department={department} params={params} answer={data} />
      </Late>
    )
  }
  return (
    <ResultList department={department} params={params} answer={data} stale={isPlaceholderData} />
  )
}
