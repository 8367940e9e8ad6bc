import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { knownMerchantOnly } from '@/app/pages/known-merchant'
import { UserSearchPage } from '@/app/pages/user-search-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'
import type { UsersSearch } from '@/screens/office/users/users-search'

export const Route = createFileRoute('/_admin/admin/users/search')({
  staticData: { address: officeAddresses.userSearch },
  validateSearch: searchOf<UsersSearch>(),
  beforeLoad: needsMessages('users', 'list'),
  loaderDeps: ({ search }) => ({ merchant: search.merchant_id }),
  loader: knownMerchantOnly('/admin/users/search'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <UserSearchPage search={Route.useSearch()} />
}
