import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { billSearchQuery } from '@/api/bills/bill-search'
import type { Department, SearchWay } from '@/contract/departments/departments'
import { chooseLocale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'
import { isLongEnough } from '@/rules/bills/search-terms'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useOfficePhone } from '@/screens/shared/merchant/merchant'
import { useExistingPage } from '@/screens/shared/list/use-existing-page'
import { useInSlices } from '@/screens/shared/use-in-slices'
import { config } from '@/state/preferences'
import { announce } from '@/ui/feedback/live-region'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { lazyUi } from '@/ui/theme/late-ui'
import { ResultList } from './result-list'
import { ResultsSkeleton } from './results-skeleton'
import { SearchFailed } from './search-failed'
import { type ParcelSearchParams, toBillSearch, usualField, wayOf } from './search-params'
import { SearchStart } from './search-start'

// Most searches have results, so this and its messages stay out of the first screen.
const NoResults = lazyUi(async () => {
  const [part] = await Promise.all([
    import('./no-results'),
    loadAreas(chooseLocale(config.language, navigator.languages), 'bill'),
  ])
  return part.NoResults
})

export interface SearchResultsProps {
  department: Department
  params: ParcelSearchParams
  /** The second facts. */
  facts?: GivenFacts
  /** Replaces the hint before a search; `needed`: one fact alone shows nothing. */
  start?: (by: SearchWay, needed: boolean) => ReactNode
  /** A failure's text for this kind of bill; undefined: the usual one. */
  failed?: (error: Error) => ReactNode
}

/** The results in every state; the rest of the page works in any of them. */
export function SearchResults({ department, params, facts, start, failed }: SearchResultsProps) {
  const { formatMessage } = useIntl()
  const officePhone = useOfficePhone()
  const search = toBillSearch(params, department, facts)
  const by = wayOf(params, department)
  const asked = isLongEnough(search.q)
  const { data, error, isPlaceholderData, isFetching, refetch, errorUpdatedAt } = useQuery(
    billSearchQuery(department.id, search),
  )
  const isShown = useInSlices(data !== undefined)
  const kind = accountKindOf(department)
  const fresh = asked && !isPlaceholderData ? data : undefined
  const navigate = useNavigate({ from: '/$department_id/search' })
  const isBeyond = useExistingPage({
    page: params.page ?? 1,
    pagination: fresh?.pagination,
    goTo: (page) =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, page: page > 1 ? page : undefined }),
        replace: true,
        resetScroll: false,
      }),
  })

  // The number of results is announced once per answer, not again once more messages are loaded;
  // focus stays in the field.
  const announceCount = useEffectEvent((count: number) =>
    announce(formatMessage({ id: 'parcels.results.announced' }, { count, kind })),
  )
  useEffect(() => {
    if (fresh === undefined) return
    if (fresh.second_needed === true) return
    announceCount(fresh.pagination.total)
  }, [fresh])

  if (start && (!asked || data?.second_needed === true)) return start(by, asked)
  if (!asked) return <SearchStart department={department} by={usualField(by) ?? 'number'} />
  if (error !== null && fresh === undefined) {
    return (
      <SearchFailed
        department={department}
        error={error}
        reason={failed?.(error)}
        failedAt={errorUpdatedAt}
        retrying={isFetching}
        onRetry={() => void refetch()}
        phone={department.phone ?? officePhone}
      />
    )
  }
  if (data === undefined || !isShown || isBeyond) return <ResultsSkeleton />
  if (data.pagination.total === 0 && !isPlaceholderData) {
    return (
      <LazyBoundary fallback={<ResultsSkeleton />}>
        <NoResults department={department} params={params} answer={data} />
      </LazyBoundary>
    )
  }
  return (
    <ResultList department={department} params={params} answer={data} stale={isPlaceholderData} />
  )
}
