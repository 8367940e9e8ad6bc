import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { departmentsQuery } from '@/api/departments/departments'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { titleFromSlug } from '@/contract/departments/slug-title'
import { useInLanguage } from '@/screens/shared/merchant/in-language'
import { BackLink } from '@/ui/action/back-link'
import { PageHeading } from '@/ui/layout/page-heading'
import { Skeleton } from '@/ui/feedback/skeleton'
import { ResultsSkeleton } from './results-skeleton'
import './parcel-search-pending.css'

/** The skeleton of the search while the departments load. */
export function ParcelSearchPending() {
  const { department_id: slug = '' } = useParams({ strict: false })
  const { q } = useSearch({ strict: false })
  const queryClient = useQueryClient()
  const merchant = queryClient.getQueryData(merchantInfoQuery.queryKey)?.data
  // The departments of a city that may be switched off are never shown.
  const isOpen = merchant !== undefined && !isDisabled(merchant)
  const departments = isOpen ? queryClient.getQueryData(departmentsQuery.queryKey) : undefined
  const department = useInLanguage(departments?.find(({ id }) => id === slug) ?? null)
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            <Link to="/departments" state={{ list: true }}>
              <FormattedMessage id="departments.page.title" />
            </Link>
          </BackLink>
        }
        title={department?.name ?? titleFromSlug(slug)}
      />
      <Skeleton silent>
        <span className="bone search-bone" data-with-filters={q ? '' : undefined} />
      </Skeleton>
      <ResultsSkeleton />
    </>
  )
}
