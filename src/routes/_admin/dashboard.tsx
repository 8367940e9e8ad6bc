import { createFileRoute } from '@tanstack/react-router'
import { dashboardAddresses } from '@/rules/addresses/dashboard-addresses'
import { DashboardPending } from '@/screens/dashboard/dashboard-pending'
import { checkMerchant } from '../-dashboard-loader'
import { DashboardPage } from '../-dashboard-page'
import { dashboardSearch } from '../-dashboard-search'
import { PanelError } from '../-error-panel'

export const Route = createFileRoute('/_admin/dashboard')({
  staticData: { address: dashboardAddresses.merchantDashboard },
  validateSearch: dashboardSearch,
  loaderDeps: ({ search: { merchant } }) => ({ merchant }),
  loader: async ({ context, location, preload }) => {
    if (!preload) await checkMerchant(context, dashboardSearch({ ...location.search }))
  },
  component: Page,
  pendingComponent: DashboardPending,
  errorComponent: PanelError,
})

function Page() {
  return <DashboardPage params={Route.useSearch()} />
}
