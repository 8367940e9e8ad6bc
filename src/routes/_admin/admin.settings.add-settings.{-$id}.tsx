import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { SettingsPage, type SettingsSearch } from '@/app/pages/settings-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/settings/add-settings/{-$id}')({
  ...officeRoute(officeScreens.addSettings),
  validateSearch: searchOf<SettingsSearch>(),
  component: Page,
})

function Page() {
  return <SettingsPage id={Route.useParams().id} search={Route.useSearch()} />
}
