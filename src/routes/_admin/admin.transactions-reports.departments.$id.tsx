import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import {
  TransactionDepartmentsPage,
  type TransactionDepartmentsSearch,
} from '@/app/pages/transaction-report-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/transactions-reports/departments/$id')({
  staticData: { address: officeAddresses.adminTransactionDepartments },
  validateSearch: searchOf<TransactionDepartmentsSearch>(),
  beforeLoad: needsMessages('transaction-report', 'reports', 'dashboard', 'payment-status', 'list'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <TransactionDepartmentsPage merchantId={Route.useParams().id} search={Route.useSearch()} />
}
