import { createFileRoute, redirect } from '@tanstack/react-router'
import { billQuery } from '@/api/bills/bills'
import { ApiFailure } from '@/api/failure'
import { addresses } from '@/rules/addresses/addresses'
import { readBillParams } from '@/screens/citizen/parcels/bill/bill-params'
import { factsOf } from '@/screens/citizen/parcels/search/known-facts'
import { OverviewParcel } from '@/screens/citizen/parcels/bill/overview-parcel'
import { OverviewParcelPending } from '@/screens/citizen/parcels/bill/overview-parcel-pending'
import { isOfSource } from '@/screens/citizen/parcels/search/source-failure'
import { PanelError } from '@/app/failures/error-panel'
import { searchableDepartment } from '@/app/guard/searchable-department'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_public/overview-parcel/$parcelId/$year/$department_id')({
  staticData: { address: addresses.overviewParcel },
  validateSearch: readBillParams,
  loader: async ({ context, params, preload }) => {
    const { department_id: slug, parcelId, year } = params
    const [department, answer] = await Promise.all([
      searchableDepartment(context, slug),
      context.queryClient
        .query({
          // A prefetched link never leads to an error page (decision 3).
          ...billQuery(slug, parcelId, year, factsOf(slug), { quiet: preload }),
          staleTime: 'static',
        })
        .catch((error: unknown) => ({ error })),
      loadMessages('bill', 'cart-lines', 'payment-words'),
    ])
    if ('error' in answer) {
      const { error } = answer
      if (error instanceof ApiFailure && error.is(404)) throw notFound()
      // The screen reports it: the site works, and only one office's system does not.
      if (!isOfSource(department, error)) throw error
    } else if (answer.parcel !== null && answer.parcel.department_id !== slug) throw notFound()
    return department
  },
  component: OverviewParcel,
  pendingComponent: OverviewParcelPending,
  errorComponent: PanelError,
})

const notFound = () => redirect({ to: '/404', replace: true })
