import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { billSearchQuery } from '@/api/bill-search'
import { addresses, isDepartmentSlug } from '@/rules/addresses/addresses'
import { isLongEnough } from '@/rules/bills/search-terms'
import { CartPanel } from '@/screens/citizen/cart/cart-panel'
import { ParcelSearch } from '@/screens/citizen/parcels/parcel-search'
import { ParcelSearchPending } from '@/screens/citizen/parcels/parcel-search-pending'
import { isSpecial, readSearchParams, toBillSearch } from '@/screens/citizen/parcels/search-params'
import { PanelError } from '@/app/failures/error-panel'
import { searchableDepartment } from '@/app/guard/searchable-department'
import { loadMessages } from '@/app/frames/load-messages'

/** The answer is taken over by the page, which acts on a failure. */
function askBills(
  queryClient: QueryClient,
  departmentId: string,
  search: Readonly<Record<string, unknown>>,
): void {
  const bills = toBillSearch(readSearchParams(search))
  if (!isDepartmentSlug(departmentId) || !isLongEnough(bills.q)) return
  const query = { ...billSearchQuery(departmentId, bills), meta: { quiet: true } }
  queryClient.query(query).catch(() => undefined)
}

export const Route = createFileRoute('/_public/$department_id/search')({
  staticData: { address: addresses.parcelSearch, askEarly: askBills },
  validateSearch: readSearchParams,
  loader: async ({ context, params, location, preload }) => {
    const { queryClient } = context
    const department = await searchableDepartment(queryClient, params.department_id)
    const search = toBillSearch(readSearchParams({ ...location.search }), department)
    // Not awaited: the form shows at once, and the results have states of their own.
    if (isSpecial(department)) await loadMessages('bill')
    else if (!preload && isLongEnough(search.q)) {
      queryClient.query(billSearchQuery(department.id, search)).catch(() => undefined)
    }
    return department
  },
  component: () => <ParcelSearch cart={<CartPanel searchable />} />,
  pendingComponent: ParcelSearchPending,
  errorComponent: PanelError,
})
