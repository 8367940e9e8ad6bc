import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { knownMerchantOnly } from '@/app/pages/known-merchant'
import {
  TransactionReportPage,
  type TransactionReportSearch,
} from '@/app/pages/transaction-report-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/transactions-reports/')({
  staticData: { address: officeAddresses.adminTransactionReport },
  validateSearch: searchOf<TransactionReportSearch>(),
  beforeLoad: needsMessages('transaction-report', 'reports', 'dashboard', 'payment-status', 'list'),
  loaderDeps: ({ search }) => ({ merchant: search.merchant_id }),
  loader: knownMerchantOnly('/admin/transactions-reports'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <TransactionReportPage search={Route.useSearch()} />
}
