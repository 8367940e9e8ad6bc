import { getRouteApi } from '@tanstack/react-router'
import { AccountSkeleton } from '@/screens/shared/account/account-skeleton'
import { PageHeading } from '@/ui/layout/page-heading'

const route = getRouteApi('/_public/account-view/$id/$account/$client/$department')

/** The skeleton of the page while its route and messages load. */
export function AccountViewPending() {
  return (
    <>
      <PageHeading title={route.useParams().account} />
      <AccountSkeleton />
    </>
  )
}
