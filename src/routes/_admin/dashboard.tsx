import { createFileRoute } from '@tanstack/react-router'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { DashboardPending } from '@/screens/office/dashboard/dashboard-pending'
import { checkMerchant } from '@/app/pages/dashboard-loader'
import { DashboardPage } from '@/app/pages/dashboard-page'
import { searchOf } from '@/rules/addresses/address-search'
import { dashboardSearch } from '@/app/pages/dashboard-search'
import { officeTwinRoute } from '@/app/frames/office-route'
import type { DashboardParams } from '@/screens/office/dashboard/dashboard-params'

export const Route = createFileRoute('/_admin/dashboard')({
  ...officeTwinRoute(officeScreens.dashboard),
  validateSearch: searchOf<DashboardParams>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant }),
  loader: async ({ context, location, preload }) => {
    if (!preload) await checkMerchant(context, dashboardSearch({ ...location.search }))
  },
  component: Page,
  pendingComponent: DashboardPending,
})

function Page() {
  return <DashboardPage params={dashboardSearch(Route.useSearch())} />
}
