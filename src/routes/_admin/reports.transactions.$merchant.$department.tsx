import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { postingTransactionList } from '@/contract/reports/posting-report'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { PostingTransactions } from '@/screens/office/reports/posting/posting-transactions'
import {
  type DrawerSearch,
  TransactionDrawer,
} from '@/screens/office/transactions/transaction-drawer'

export const Route = createFileRoute('/_admin/reports/transactions/$merchant/$department')({
  ...officeTwinRoute(officeScreens.postingTransactions),
  validateSearch: searchOf<ListAddress<typeof postingTransactionList.query> & DrawerSearch>(),
  component: Page,
})

function Page() {
  const place = Route.useParams()
  return (
    <>
      <PostingTransactions place={place} />
      <TransactionDrawer merchantId={place.merchant} />
    </>
  )
}
