import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { merchantList } from '@/contract/merchants/merchant-list'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { MerchantsList } from '@/screens/office/users/merchants-list'

export const Route = createFileRoute('/_admin/admin/users/merchants/')({
  ...officeRoute(officeScreens.userMerchants),
  validateSearch: searchOf<ListAddress<typeof merchantList.query>>(),
  component: MerchantsList,
})
