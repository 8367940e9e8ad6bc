import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { UserScreen } from '@/screens/office/users/user-screen'
import type { UserPageSearch } from '@/screens/office/users/user-tabs'

export const Route = createFileRoute('/_admin/users/add-user/{-$id}')({
  ...officeTwinRoute(officeScreens.addUser),
  validateSearch: searchOf<UserPageSearch>(),
  component: Page,
})

function Page() {
  return <UserScreen id={Route.useParams().id} />
}
