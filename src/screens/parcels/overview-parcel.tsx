import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, type ReactNode, useEffect, useRef } from 'react'
import { billQuery } from '@/api/bills'
import { Late } from '@/screens/shared/late'
import { useFacts } from './known-facts'
import { OpenBill } from './open-bill'
import { OverviewParcelPending } from './overview-parcel-pending'

const SealedBill = lazy(async () => ({ default: (await import('./sealed-bill')).SealedBill }))

const route = getRouteApi('/_public/overview-parcel/$parcelId/$year/$department_id')

interface OverviewParcelProps {
  /** The cart, shown beside a bill that is in it. */
  cart: ReactNode
}

/** Understand a bill and choose what to pay of it (product.md P4, "Overview Parcel"). */
export function OverviewParcel({ cart }: OverviewParcelProps) {
  const department = route.useLoaderData()
  const { parcelId, year } = route.useParams()
  const facts = useFacts(department.id)
  const { data, dataUpdatedAt, isFetching, refetch } = useSuspenseQuery(
    billQuery(department.id, parcelId, year, facts),
  )
  const { parcel, years, bill, sealed } = data
  useFocusOnOpening(parcel === null)
  if (parcel === null) {
    return (
      <Late fallback={<OverviewParcelPending />}>
        <SealedBill
          department={department}
          parcelId={parcelId}
          year={year}
          account={sealed?.account ?? parcelId}
        />
      </Late>
    )
  }
  return (
    <OpenBill
      department={department}
      facts={facts}
      parcel={parcel}
      years={years}
      bill={bill}
      updatedAt={dataUpdatedAt}
      refreshing={isFetching}
      onRefresh={() => void refetch()}
      cart={cart}
    />
  )
}

/** The form with the button that was pressed is gone: reading goes on at the heading. */
function useFocusOnOpening(sealed: boolean): void {
  const before = useRef(sealed)
  useEffect(() => {
    if (before.current && !sealed) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    before.current = sealed
  }, [sealed])
}
