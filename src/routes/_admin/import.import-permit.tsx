import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { knownMerchantOnly } from '@/app/pages/reject-unknown-merchant'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { ImportsSearch } from '@/screens/office/imports/import-search'
import { ImportsPage } from '@/screens/office/imports/imports-page'

export const Route = createFileRoute('/_admin/import/import-permit')({
  ...officeRoute(officeScreens.importPermits),
  validateSearch: searchOf<ImportsSearch>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant }),
  loader: knownMerchantOnly('/import/import-permit'),
  component: Page,
})

function Page() {
  return <ImportsPage key="permits" kind="permits" />
}
