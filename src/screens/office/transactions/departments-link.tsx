import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { readListSearch } from '@/contract/list'
import { transactionsDepartmentList } from '@/contract/reports/transactions-report'
import { useWayBack } from '@/screens/shared/list/use-list-page'
import { useSite } from '@/screens/shared/merchant/site'
import { BackLink } from '@/ui/action/back-link'

/** Back to the report's departments: on the merchant's own site they are its first page. */
export function DepartmentsLink({ merchant }: { merchant: string }) {
  const { isTenant } = useSite()
  const wayBack = useWayBack()
  const words = <FormattedMessage id="office.page.admin-transaction-departments" />
  const searchOf = (path: string) => readListSearch(transactionsDepartmentList.query, wayBack(path))
  return (
    <BackLink>
      {isTenant ? (
        <Link to="/transactions-reports" search={searchOf('/transactions-reports')}>
          {words}
        </Link>
      ) : (
        <Link
          to="/admin/transactions-reports/departments/$id"
          params={{ id: merchant }}
          search={searchOf(`/admin/transactions-reports/departments/${merchant}`)}
        >
          {words}
        </Link>
      )}
    </BackLink>
  )
}
