import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { SettingsListPage, type SettingsListSearch } from '@/app/pages/settings-list-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/settings/')({
  ...officeRoute(officeScreens.settings),
  validateSearch: searchOf<SettingsListSearch>(),
  component: Page,
})

function Page() {
  return <SettingsListPage search={Route.useSearch()} />
}
