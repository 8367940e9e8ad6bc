import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import {
  TransactionDepartmentsPage,
  type TransactionDepartmentsSearch,
} from '@/app/pages/transaction-report-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/transactions-reports/departments/$id')({
  ...officeTwinRoute(officeScreens.transactionDepartments),
  validateSearch: searchOf<TransactionDepartmentsSearch>(),
  component: Page,
})

function Page() {
  return <TransactionDepartmentsPage merchantId={Route.useParams().id} search={Route.useSearch()} />
}
