import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { UserMerchantsPage, type UserMerchantsSearch } from '@/app/pages/user-merchants-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/users/merchants/')({
  staticData: { address: officeAddresses.userMerchants },
  validateSearch: searchOf<UserMerchantsSearch>(),
  beforeLoad: needsMessages('users', 'list'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <UserMerchantsPage search={Route.useSearch()} />
}
