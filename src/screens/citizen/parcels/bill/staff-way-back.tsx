import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { lookupAddress, readLookupSearch } from '@/rules/bills/lookup-search'
import { useWayBack } from '@/screens/shared/list/use-list-page'
import { lastListOf } from '@/state/office/list-searches'
import { routeLog } from '@/state/route-log'
import { BackLink } from '@/ui/action/back-link'

const officeSearch = '/search-for-bill'

interface StaffWayBackProps {
  departmentId: string
  /** Who came from the citizens' search gets back to that one. */
  citizensWay: ReactNode
}

/** From a bill back to the office's search that found it, with its words. */
export function StaffWayBack({ departmentId, citizensWay }: StaffWayBackProps) {
  const wayBack = useWayBack()
  if (!cameFromOffice(departmentId)) return citizensWay
  return (
    <BackLink>
      <Link to={officeSearch} search={lookupAddress(readLookupSearch(wayBack(officeSearch)))}>
        <FormattedMessage id="bill.page.backToOffice" />
      </Link>
    </BackLink>
  )
}

/** The later of both searches counts; after a reload, whether this tab has shown the office's. */
function cameFromOffice(departmentId: string): boolean {
  const searches = [officeSearch, `/${departmentId}/search`]
  const last = routeLog().findLast(({ path }) => searches.includes(path))
  return (last?.path ?? lastListOf([officeSearch])) === officeSearch
}
