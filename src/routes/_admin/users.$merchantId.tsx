import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { UsersPage } from '@/app/pages/users-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'
import type { UsersSearch } from '@/screens/office/users/users-search'

export const Route = createFileRoute('/_admin/users/$merchantId')({
  staticData: { address: officeAddresses.merchantUsers },
  validateSearch: searchOf<UsersSearch>(),
  beforeLoad: needsMessages('users', 'list'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <UsersPage merchantId={Route.useParams().merchantId} search={Route.useSearch()} />
}
