import { createFileRoute } from '@tanstack/react-router'
import { actOn } from '@/api/client'
import { billSearchQuery } from '@/api/bills/bill-search'
import { addresses, isDepartmentSlug } from '@/rules/addresses/addresses'
import { isLongEnough } from '@/rules/bills/search-terms'
import { CartPanel } from '@/screens/citizen/cart/cart-panel'
import { ParcelSearch } from '@/screens/citizen/parcels/search/parcel-search'
import { ParcelSearchPending } from '@/screens/citizen/parcels/search/parcel-search-pending'
import {
  isSpecial,
  readSearchParams,
  toBillSearch,
} from '@/screens/citizen/parcels/search/search-params'
import { prefetch, takeOver } from '@/app/prefetch'
import type { RouterContext } from '@/app/router-context'
import { PanelError } from '@/app/failures/error-panel'
import { searchableDepartment } from '@/app/guard/searchable-department'
import { loadMessages } from '@/app/frames/load-messages'

/** The answer is taken over by the page, which acts on a failure. */
function askBills(
  page: RouterContext,
  departmentId: string,
  search: Readonly<Record<string, unknown>>,
): void {
  const bills = toBillSearch(readSearchParams(search))
  if (!isDepartmentSlug(departmentId) || !isLongEnough(bills.q)) return
  prefetch(page, billSearchQuery(departmentId, bills))
}

export const Route = createFileRoute('/_public/$department_id/search')({
  staticData: { address: addresses.parcelSearch, prefetchFirstPage: askBills },
  validateSearch: readSearchParams,
  loader: async ({ context, params, location, preload }) => {
    const department = await searchableDepartment(context, params.department_id)
    const search = toBillSearch(readSearchParams({ ...location.search }), department)
    // Not awaited: the form shows at once, and the results have states of their own.
    if (isSpecial(department)) await loadMessages('bill')
    else if (!preload && isLongEnough(search.q)) {
      const query = billSearchQuery(department.id, search)
      takeOver(context, query, actOn).catch(() => undefined)
    }
    return department
  },
  component: () => <ParcelSearch cart={<CartPanel searchable />} />,
  pendingComponent: ParcelSearchPending,
  errorComponent: PanelError,
})
