import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { transactionsDepartmentList } from '@/contract/reports/transactions-report'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { TransactionReport } from '@/screens/office/reports/transaction-report'

export const Route = createFileRoute('/_admin/transactions-reports/')({
  ...officeTwinRoute(officeScreens.transactionReport),
  validateSearch: searchOf<ListAddress<typeof transactionsDepartmentList.query>>(),
  component: TransactionReport,
})
