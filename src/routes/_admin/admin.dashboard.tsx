import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { knownMerchantOnly } from '@/app/pages/reject-unknown-merchant'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { Dashboard } from '@/screens/office/dashboard/dashboard'
import type { DashboardParams } from '@/screens/office/dashboard/dashboard-params'
import { DashboardPending } from '@/screens/office/dashboard/dashboard-pending'

export const Route = createFileRoute('/_admin/admin/dashboard')({
  ...officeRoute(officeScreens.dashboard),
  validateSearch: searchOf<DashboardParams>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant }),
  loader: knownMerchantOnly('/admin/dashboard'),
  component: Dashboard,
  pendingComponent: DashboardPending,
})
