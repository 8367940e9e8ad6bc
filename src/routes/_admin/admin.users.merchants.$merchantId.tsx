import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { UsersList } from '@/screens/office/users/users-list'
import type { UsersSearch } from '@/screens/office/users/users-search'

export const Route = createFileRoute('/_admin/admin/users/merchants/$merchantId')({
  ...officeRoute(officeScreens.users),
  validateSearch: searchOf<UsersSearch>(),
  component: Page,
})

function Page() {
  return <UsersList merchantId={Route.useParams().merchantId} />
}
