import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { transactionList } from '@/contract/payments/transactions'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { DailyTransactions } from '@/screens/office/transactions/daily-transactions'
import type { DrawerSearch } from '@/screens/office/transactions/transaction-drawer'

export const Route = createFileRoute(
  '/_admin/transactions-reports/transactions/$merchant/$department',
)({
  ...officeTwinRoute(officeScreens.dailyTransactions),
  validateSearch: searchOf<ListAddress<typeof transactionList.query> & DrawerSearch>(),
  component: Page,
})

function Page() {
  return <DailyTransactions place={Route.useParams()} />
}
