import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { UserScreen } from '@/screens/office/users/user-screen'
import type { UserPageSearch } from '@/screens/office/users/user-tabs'

export const Route = createFileRoute('/_admin/admin/users/merchants/add-user/{-$id}')({
  ...officeRoute(officeScreens.addUser),
  validateSearch: searchOf<UserPageSearch>(),
  component: Page,
})

function Page() {
  return <UserScreen id={Route.useParams().id} />
}
