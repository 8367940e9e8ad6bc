import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { UserPage, type UserSearch } from '@/app/pages/user-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/users/merchants/add-user/{-$id}')({
  ...officeRoute(officeScreens.addUser),
  validateSearch: searchOf<UserSearch>(),
  component: Page,
})

function Page() {
  return <UserPage id={Route.useParams().id} search={Route.useSearch()} />
}
