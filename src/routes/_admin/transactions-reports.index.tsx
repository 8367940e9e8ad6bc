import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import {
  TransactionReportPage,
  type TransactionDepartmentsSearch,
} from '@/app/pages/transaction-report-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/transactions-reports/')({
  staticData: { address: officeAddresses.merchantTransactionReport },
  validateSearch: searchOf<TransactionDepartmentsSearch>(),
  beforeLoad: needsMessages('transaction-report', 'reports', 'dashboard', 'payment-status', 'list'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <TransactionReportPage search={Route.useSearch()} />
}
