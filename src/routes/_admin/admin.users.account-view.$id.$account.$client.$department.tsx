import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { ActivitySearch } from '@/screens/office/lookup/use-activity-page'
import { UserAccountView } from '@/screens/office/lookup/user-account-view'

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
    <UserAccountView
      key={`${id}/${department}/${account.account}/${account.client}`}
      userId={id}
      of={{ ...account, departmentId: department }}
    />
  )
}
