import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { SettingsListPage, type SettingsListSearch } from '@/app/pages/settings-list-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/settings/')({
  staticData: { address: officeAddresses.settings },
  validateSearch: searchOf<SettingsListSearch>(),
  beforeLoad: needsMessages('merchant-list', 'merchants', 'list', 'changes', 'forms'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <SettingsListPage search={Route.useSearch()} />
}
