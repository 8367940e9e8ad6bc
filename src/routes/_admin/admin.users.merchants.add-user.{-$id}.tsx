import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { UserPage, type UserSearch } from '@/app/pages/user-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/users/merchants/add-user/{-$id}')({
  staticData: { address: officeAddresses.adminAddUser },
  validateSearch: searchOf<UserSearch>(),
  beforeLoad: needsMessages('user', 'users', 'audit', 'list', 'forms', 'payment-status'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <UserPage id={Route.useParams().id} search={Route.useSearch()} />
}
