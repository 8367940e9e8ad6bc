import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { addressSearch } from '@/app/pages/address-search'
import { SettingsListPage } from '@/app/pages/settings-list-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/settings/')({
  staticData: { address: officeAddresses.settings },
  validateSearch: addressSearch,
  beforeLoad: needsMessages('merchant-list', 'merchants', 'list', 'changes', 'forms'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <SettingsListPage search={Route.useSearch()} />
}
