import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import {
  TransactionDepartmentsPage,
  type TransactionDepartmentsSearch,
} from '@/app/pages/transaction-report-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/transactions-reports/departments/$id')({
  ...officeRoute(officeScreens.transactionDepartments),
  validateSearch: searchOf<TransactionDepartmentsSearch>(),
  component: Page,
})

function Page() {
  return <TransactionDepartmentsPage merchantId={Route.useParams().id} search={Route.useSearch()} />
}
