import type { DepartmentPlace } from '@/api/transactions'
import { DailyTransactions } from '@/screens/office/transactions/daily-transactions'
import { readTransactionsSearch } from '@/screens/office/transactions/transactions-search'
import type { AddressSearch } from './address-search'
import { useListPage } from './use-list-page'
import { useTransactionDrawer } from './use-transaction-drawer'

interface DailyTransactionsPageProps {
  place: DepartmentPlace
  search: AddressSearch
}

/** A day of a department, on the merchant's own site and on the root (decision 16). */
export function DailyTransactionsPage({ place, search }: DailyTransactionsPageProps) {
  const list = useListPage(readTransactionsSearch(search))
  const { link, drawer } = useTransactionDrawer(search, place.merchant)
  return (
    <>
      <DailyTransactions
        // Another department is another list.
        key={`${place.merchant} ${place.department}`}
        place={place}
        {...list}
        link={({ id }, content) => link(id, content)}
      />
      {drawer}
    </>
  )
}
