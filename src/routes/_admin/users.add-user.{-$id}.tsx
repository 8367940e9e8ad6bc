import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { UserPage, type UserSearch } from '@/app/pages/user-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/users/add-user/{-$id}')({
  ...officeTwinRoute(officeScreens.addUser),
  validateSearch: searchOf<UserSearch>(),
  component: Page,
})

function Page() {
  return <UserPage id={Route.useParams().id} search={Route.useSearch()} />
}
