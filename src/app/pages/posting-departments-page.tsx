import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { filtersFor, type ListAddress, readListSearch } from '@/contract/list'
import { postingReportList, postingTransactionList } from '@/contract/posting-report'
import { postingDepartmentList } from '@/contract/reports'
import { usualPostingDays } from '@/rules/reports/report-days'
import { plainDateIn } from '@/rules/time/dates'
import { PostingDepartments } from '@/screens/office/reports/posting-departments'
import { useSite } from '@/screens/shared/site'
import { now } from '@/state/clock'
import { BackLink } from '@/ui/action/back-link'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useListPage, useWayBack } from '@/screens/shared/list/use-list-page'

export type PostingDepartmentsSearch = ListAddress<typeof postingDepartmentList.query>

interface PostingDepartmentsPageProps {
  merchantId: string
  search: AddressSearch
}

export function PostingDepartmentsPage({ merchantId, search }: PostingDepartmentsPageProps) {
  const { isTenant } = useSite()
  const wayBack = useWayBack()
  const list = useListPage(postingDepartmentList)
  return (
    <PostingDepartments
      {...list}
      merchantId={merchantId}
      usual={usualPostingDays(plainDateIn(list.zone, now()))}
      transactionsLink={({ department_id: department }, content) => (
        <Link
          to={
            isTenant
              ? '/reports/transactions/$merchant/$department'
              : '/admin/reports/transactions/$merchant/$department'
          }
          params={{ merchant: merchantId, department }}
          search={filtersFor(postingTransactionList, search)}
        >
          {content}
        </Link>
      )}
      {...(!isTenant && {
        back: (
          <BackLink>
            <Link
              to="/admin/reports"
              search={readListSearch(postingReportList.query, wayBack('/admin/reports'))}
            >
              <FormattedMessage id="office.page.postingReport" />
            </Link>
          </BackLink>
        ),
      })}
    />
  )
}
