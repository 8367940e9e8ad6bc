import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { WarningsSearch } from '@/screens/office/warnings/warnings-search'
import { WarningsScreen } from '@/screens/office/warnings/warnings-screen'

export const Route = createFileRoute('/_admin/admin/warnings/')({
  ...officeRoute(officeScreens.warnings),
  validateSearch: searchOf<WarningsSearch>(),
  component: WarningsScreen,
})
