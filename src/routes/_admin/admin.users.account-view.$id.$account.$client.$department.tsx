import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { UserAccountPage } from '@/app/pages/user-account-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'
import type { ActivitySearch } from '@/app/pages/activity-page'

export const Route = createFileRoute(
  '/_admin/admin/users/account-view/$id/$account/$client/$department',
)({
  staticData: { address: officeAddresses.adminAccountView },
  validateSearch: searchOf<ActivitySearch>(),
  beforeLoad: needsMessages('lookup', 'account-view', 'bill', 'payment-status', 'audit'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  const { id, department, ...account } = Route.useParams()
  return (
    <UserAccountPage
      userId={id}
      of={{ ...account, departmentId: department }}
      search={Route.useSearch()}
    />
  )
}
