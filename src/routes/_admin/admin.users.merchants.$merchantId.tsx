import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { UsersPage } from '@/app/pages/users-page'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { UsersSearch } from '@/screens/office/users/users-search'

export const Route = createFileRoute('/_admin/admin/users/merchants/$merchantId')({
  ...officeRoute(officeScreens.users),
  validateSearch: searchOf<UsersSearch>(),
  component: Page,
})

function Page() {
  return <UsersPage merchantId={Route.useParams().merchantId} search={Route.useSearch()} />
}
