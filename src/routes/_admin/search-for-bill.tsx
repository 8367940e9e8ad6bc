import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { knownMerchantOnly } from '@/app/pages/reject-unknown-merchant'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { LookupSearch } from '@/rules/bills/lookup-search'
import { SearchForBill } from '@/screens/office/lookup/search-for-bill'

export const Route = createFileRoute('/_admin/search-for-bill')({
  ...officeRoute(officeScreens.searchForBill),
  validateSearch: searchOf<LookupSearch>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant }),
  loader: knownMerchantOnly('/search-for-bill'),
  component: SearchForBill,
})
