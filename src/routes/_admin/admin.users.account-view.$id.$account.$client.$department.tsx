import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { UserAccountPage } from '@/app/pages/user-account-page'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { ActivitySearch } from '@/app/pages/activity-page'

export const Route = createFileRoute(
  '/_admin/admin/users/account-view/$id/$account/$client/$department',
)({
  ...officeRoute(officeScreens.userAccount),
  validateSearch: searchOf<ActivitySearch>(),
  component: Page,
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
