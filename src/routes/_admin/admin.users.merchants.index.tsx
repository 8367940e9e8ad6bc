import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { UserMerchantsPage, type UserMerchantsSearch } from '@/app/pages/user-merchants-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/users/merchants/')({
  ...officeRoute(officeScreens.userMerchants),
  validateSearch: searchOf<UserMerchantsSearch>(),
  component: Page,
})

function Page() {
  return <UserMerchantsPage search={Route.useSearch()} />
}
