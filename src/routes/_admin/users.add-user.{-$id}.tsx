import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'
import { addressSearch } from '@/app/pages/address-search'
import { UserPage } from '@/app/pages/user-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'
import { UserSkeleton } from '@/screens/office/users/user-skeleton'

export const Route = createFileRoute('/_admin/users/add-user/{-$id}')({
  staticData: { address: officeAddresses.merchantAddUser },
  validateSearch: addressSearch,
  beforeLoad: async () => {
    await loadMessages('user', 'users', 'list', 'forms', 'changes', 'payment-status')
  },
  component: Page,
  pendingComponent: UserSkeleton,
  errorComponent: PanelError,
})

function Page() {
  return <UserPage id={Route.useParams().id} search={Route.useSearch()} />
}
