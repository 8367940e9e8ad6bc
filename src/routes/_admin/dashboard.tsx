import { createFileRoute } from '@tanstack/react-router'
import { officeAddresses } from '@/rules/addresses/office-addresses'
import { DashboardPending } from '@/screens/office/dashboard/dashboard-pending'
import { checkMerchant } from '@/app/pages/dashboard-loader'
import { DashboardPage } from '@/app/pages/dashboard-page'
import { searchOf } from '@/app/pages/address-search'
import { dashboardSearch } from '@/app/pages/dashboard-search'
import { needsMessages } from '@/app/frames/load-messages'
import { PanelError } from '@/app/failures/error-panel'
import type { DashboardParams } from '@/screens/office/dashboard/dashboard-params'

export const Route = createFileRoute('/_admin/dashboard')({
  staticData: { address: officeAddresses.merchantDashboard },
  validateSearch: searchOf<DashboardParams>(),
  beforeLoad: needsMessages('dashboard', 'list', 'chart', 'forms', 'payment-status'),
  loaderDeps: ({ search }) => ({ merchant: search.merchant }),
  loader: async ({ context, location, preload }) => {
    if (!preload) await checkMerchant(context, dashboardSearch({ ...location.search }))
  },
  component: Page,
  pendingComponent: DashboardPending,
  errorComponent: PanelError,
})

function Page() {
  return <DashboardPage params={dashboardSearch(Route.useSearch())} />
}
