import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { knownMerchantOnly } from '@/app/pages/known-merchant'
import { SearchForBillPage } from '@/app/pages/search-for-bill-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'
import type { LookupSearch } from '@/screens/office/lookup/lookup-search'

export const Route = createFileRoute('/_admin/search-for-bill')({
  staticData: { address: officeAddresses.searchForBill },
  validateSearch: searchOf<LookupSearch>(),
  beforeLoad: needsMessages('lookup', 'list', 'account-view', 'payment-status'),
  loaderDeps: ({ search }) => ({ merchant: search.merchant }),
  loader: knownMerchantOnly('/search-for-bill'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <SearchForBillPage search={Route.useSearch()} />
}
