import { createFileRoute } from '@tanstack/react-router'
import { adminAddresses } from '@/rules/admin-addresses'
import { DashboardPending } from '@/screens/dashboard/dashboard-pending'
import { DashboardPage } from '../-dashboard-page'
import { dashboardSearch } from '../-dashboard-search'
import { PanelError } from '../-error-panel'

export const Route = createFileRoute('/_admin/dashboard')({
  staticData: { address: adminAddresses.merchantDashboard },
  validateSearch: dashboardSearch,
  component: Page,
  pendingComponent: DashboardPending,
  errorComponent: PanelError,
})

function Page() {
  return <DashboardPage params={Route.useSearch()} />
}
