import { createFileRoute, redirect } from '@tanstack/react-router'
import { billQuery } from '@/api/bills'
import { ApiFailure } from '@/api/failure'
import { addresses } from '@/rules/addresses'
import { CartPanel } from '@/screens/cart/cart-panel'
import { readBillParams } from '@/screens/parcels/bill-params'
import { factsOf } from '@/screens/parcels/known-facts'
import { OverviewParcel } from '@/screens/parcels/overview-parcel'
import { OverviewParcelPending } from '@/screens/parcels/overview-parcel-pending'
import { PanelError } from '../-error-panel'
import { searchableDepartment } from '../-searchable-department'
import { words } from '../-words'

export const Route = createFileRoute('/_public/overview-parcel/$parcelId/$year/$department_id')({
  staticData: { address: addresses.overviewParcel },
  validateSearch: readBillParams,
  loader: async ({ context: { queryClient }, params, preload }) => {
    const { department_id: slug, parcelId, year } = params
    try {
      const [department, { parcel }] = await Promise.all([
        searchableDepartment(queryClient, slug),
        queryClient.query({
          // A link that is only pointed at never leads to an error page (product.md decision 3).
          ...billQuery(slug, parcelId, year, factsOf(slug), { quiet: preload }),
          staleTime: 'static',
        }),
        words('bill'),
      ])
      if (parcel !== null && parcel.department_id !== slug)
        throw redirect({ to: '/404', replace: true })
      return department
    } catch (error) {
      if (error instanceof ApiFailure && error.is(404))
        throw redirect({ to: '/404', replace: true })
      throw error
    }
  },
  component: () => <OverviewParcel cart={<CartPanel />} />,
  pendingComponent: OverviewParcelPending,
  errorComponent: PanelError,
})
