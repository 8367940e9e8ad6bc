import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSite } from '@/screens/shared/site'
import type { DepartmentPlace } from '@/api/transactions'
import { type ListAddress, readListSearch } from '@/contract/list'
import { transactionList } from '@/contract/transactions'
import { transactionsDepartmentList } from '@/contract/transactions-report'
import { DailyTransactions } from '@/screens/office/transactions/daily-transactions'
import { BackLink } from '@/ui/action/back-link'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useListPage, useWayBack } from '@/screens/shared/list/use-list-page'
import { type DrawerSearch, useTransactionDrawer } from './use-transaction-drawer'

export type DailyTransactionsSearch = ListAddress<typeof transactionList.query> & DrawerSearch

interface DailyTransactionsPageProps {
  place: DepartmentPlace
  search: AddressSearch
}

/** A day of a department, on the merchant's own site and on the root (decision 16). */
export function DailyTransactionsPage({ place, search }: DailyTransactionsPageProps) {
  const list = useListPage(transactionList)
  const { link, drawer } = useTransactionDrawer(search, place.merchant)
  return (
    <>
      <DailyTransactions
        // Another department is another list.
        key={`${place.merchant} ${place.department}`}
        place={place}
        {...list}
        link={({ id }, content) => link(id, content)}
        back={
          <BackLink>
            <DepartmentsLink merchant={place.merchant} />
          </BackLink>
        }
      />
      {drawer}
    </>
  )
}

/** The report's departments: on the merchant's own site they are its first page. */
function DepartmentsLink({ merchant }: Pick<DepartmentPlace, 'merchant'>) {
  const { isTenant } = useSite()
  const wayBack = useWayBack()
  const words = <FormattedMessage id="office.page.transactionDepartments" />
  const onRoot = `/admin/transactions-reports/departments/${merchant}`
  return isTenant ? (
    <Link
      to="/transactions-reports"
      search={readListSearch(transactionsDepartmentList.query, wayBack('/transactions-reports'))}
    >
      {words}
    </Link>
  ) : (
    <Link
      to="/admin/transactions-reports/departments/$id"
      params={{ id: merchant }}
      search={readListSearch(transactionsDepartmentList.query, wayBack(onRoot))}
    >
      {words}
    </Link>
  )
}
