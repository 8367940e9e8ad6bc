import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { knownMerchantOnly } from '@/app/pages/reject-unknown-merchant'
import type { ListAddress } from '@/contract/list'
import type { transactionsReportList } from '@/contract/reports/transactions-report'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { TransactionReport } from '@/screens/office/reports/transaction-report'

export const Route = createFileRoute('/_admin/admin/transactions-reports/')({
  ...officeRoute(officeScreens.transactionReport),
  validateSearch: searchOf<ListAddress<typeof transactionsReportList.query>>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant_id }),
  loader: knownMerchantOnly('/admin/transactions-reports'),
  component: TransactionReport,
})
