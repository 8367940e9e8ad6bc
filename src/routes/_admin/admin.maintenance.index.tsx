import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { MaintenanceSearch } from '@/screens/office/maintenance-windows/maintenance-search'
import { MaintenanceScreen } from '@/screens/office/maintenance-windows/maintenance-screen'

export const Route = createFileRoute('/_admin/admin/maintenance/')({
  ...officeRoute(officeScreens.maintenance),
  validateSearch: searchOf<MaintenanceSearch>(),
  component: MaintenanceScreen,
})
