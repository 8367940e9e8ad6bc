import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, useEffect, useRef } from 'react'
import { billQuery } from '@/api/bills/bills'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useInLanguage } from '@/screens/shared/merchant/in-language'
import { useFacts } from '@/screens/citizen/parcels/search/known-facts'
import { OpenBill } from './open-bill'
import { OverviewParcelPending } from './overview-parcel-pending'
import { isOfSource } from '@/screens/citizen/parcels/search/source-failure'

const BillFailed = lazy(async () => ({ default: (await import('./bill-failed')).BillFailed }))
const SealedBill = lazy(async () => ({ default: (await import('./sealed-bill')).SealedBill }))

const route = getRouteApi('/_public/overview-parcel/$parcelId/$year/$department_id')

/** Understand a bill and choose what to pay of it (product.md P4, "Overview Parcel"). */
export function OverviewParcel() {
  const department = useInLanguage(route.useLoaderData())
  const { parcelId, year } = route.useParams()
  const facts = useFacts(department.id)
  const bill = useQuery({
    ...billQuery(department.id, parcelId, year, facts),
    // Data that the loader could not load are requested again by their own components.
    retryOnMount: false,
    throwOnError: (error) => !isOfSource(department, error),
  })
  const { data, error, isFetching, refetch } = bill
  const needsSecondFact = data?.parcel === null
  useFocusOnOpening(needsSecondFact)
  const onRefresh = () => void refetch()
  if (data === undefined) {
    if (error === null) return <OverviewParcelPending />
    return (
      <LazyBoundary fallback={<OverviewParcelPending />}>
        <BillFailed
          department={department}
          account={parcelId}
          error={error}
          failedAt={bill.errorUpdatedAt}
          retrying={isFetching}
          onRetry={onRefresh}
        />
      </LazyBoundary>
    )
  }
  const { parcel, needs_second_fact: sealed, ...answered } = data
  if (parcel === null) {
    return (
      <LazyBoundary fallback={<OverviewParcelPending />}>
        <SealedBill
          department={department}
          parcelId={parcelId}
          year={year}
          account={sealed?.account ?? parcelId}
        />
      </LazyBoundary>
    )
  }
  return (
    <OpenBill
      department={department}
      facts={facts}
      parcel={parcel}
      {...answered}
      updatedAt={bill.dataUpdatedAt}
      refreshing={isFetching}
      onRefresh={onRefresh}
    />
  )
}

/** The form with the pressed button is gone, so focus moves to the heading. */
function useFocusOnOpening(sealed: boolean): void {
  const before = useRef(sealed)
  useEffect(() => {
    if (before.current && !sealed) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    before.current = sealed
  }, [sealed])
}
