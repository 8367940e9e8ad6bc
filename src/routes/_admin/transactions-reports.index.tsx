import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import {
  TransactionReportPage,
  type TransactionDepartmentsSearch,
} from '@/app/pages/transaction-report-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/transactions-reports/')({
  ...officeTwinRoute(officeScreens.transactionReport),
  validateSearch: searchOf<TransactionDepartmentsSearch>(),
  component: Page,
})

function Page() {
  return <TransactionReportPage search={Route.useSearch()} />
}
