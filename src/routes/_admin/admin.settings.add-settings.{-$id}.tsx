import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { SettingsPage, type SettingsSearch } from '@/app/pages/settings-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/settings/add-settings/{-$id}')({
  staticData: { address: officeAddresses.addSettings },
  validateSearch: searchOf<SettingsSearch>(),
  beforeLoad: needsMessages(
    'merchants',
    'department-setup',
    'go-live',
    'password',
    'changes',
    'user',
    'users',
    'audit',
    'list',
    'forms',
  ),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <SettingsPage id={Route.useParams().id} search={Route.useSearch()} />
}
