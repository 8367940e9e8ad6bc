import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { BackLink } from '@/ui/action/back-link'
import { lastSearch } from '@/screens/citizen/parcels/search/last-search'

const StaffWayBack = lazy(async () => ({
  default: (await import('./staff-way-back')).StaffWayBack,
}))

/** From a bill back to the search that found it. */
export function BackToSearch({ department: { id, name } }: { department: Department }) {
  const mayPay = useMayPay()
  const citizensWay = (
    <BackLink>
      <Link to="/$department_id/search" params={{ department_id: id }} search={lastSearch(id)}>
        <chakra.span hideBelow="sm">
          <FormattedMessage id="bill.page.backTo" values={{ department: name }} />
        </chakra.span>
        <chakra.span hideFrom="sm">
          <FormattedMessage id="bill.page.back" />
        </chakra.span>
      </Link>
    </BackLink>
  )
  if (mayPay) return citizensWay
  return (
    <LazyBoundary fallback={citizensWay}>
      <StaffWayBack departmentId={id} citizensWay={citizensWay} />
    </LazyBoundary>
  )
}
