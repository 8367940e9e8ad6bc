import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { knownMerchantOnly } from '@/app/pages/reject-unknown-merchant'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { UserSearch } from '@/screens/office/users/user-search'
import type { UsersSearch } from '@/screens/office/users/users-search'

export const Route = createFileRoute('/_admin/admin/users/search')({
  ...officeRoute(officeScreens.userSearch),
  validateSearch: searchOf<UsersSearch>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant_id }),
  loader: knownMerchantOnly('/admin/users/search'),
  component: UserSearch,
})
