import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { transactionsDepartmentList } from '@/contract/reports/transactions-report'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { TransactionDepartments } from '@/screens/office/reports/transaction-departments'

export const Route = createFileRoute('/_admin/transactions-reports/departments/$id')({
  ...officeTwinRoute(officeScreens.transactionDepartments),
  validateSearch: searchOf<ListAddress<typeof transactionsDepartmentList.query>>(),
  component: Page,
})

function Page() {
  return <TransactionDepartments merchantId={Route.useParams().id} />
}
