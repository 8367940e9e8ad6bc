import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { knownMerchantOnly } from '@/app/pages/known-merchant'
import {
  TransactionReportPage,
  type TransactionReportSearch,
} from '@/app/pages/transaction-report-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/transactions-reports/')({
  ...officeRoute(officeScreens.transactionReport),
  validateSearch: searchOf<TransactionReportSearch>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant_id }),
  loader: knownMerchantOnly('/admin/transactions-reports'),
  component: Page,
})

function Page() {
  return <TransactionReportPage search={Route.useSearch()} />
}
