import { Link } from '@tanstack/react-router'
import { filtersFor, type ListAddress } from '@/contract/list'
import { postingReportList } from '@/contract/posting-report'
import { postingDepartmentList } from '@/contract/reports'
import { PostingMerchants } from '@/screens/office/reports/posting-merchants'
import { useSiteMerchantId } from '@/screens/shared/site'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { PostingDepartmentsPage } from './posting-departments-page'
import { useListPage } from '@/screens/shared/list/use-list-page'

export type PostingReportSearch = ListAddress<typeof postingReportList.query>

/** On the root every merchant; a merchant's own site has but one, so that its departments are shown. */
export function PostingReportPage({ search }: { search: AddressSearch }) {
  const merchantId = useSiteMerchantId()
  const list = useListPage(postingReportList)
  if (merchantId !== null) return <PostingDepartmentsPage merchantId={merchantId} search={search} />
  return (
    <PostingMerchants
      {...list}
      departmentsLink={({ merchant_id }, content) => (
        <Link
          to="/admin/reports/departments/$id"
          params={{ id: merchant_id }}
          search={filtersFor(postingDepartmentList, search)}
        >
          {content}
        </Link>
      )}
    />
  )
}
