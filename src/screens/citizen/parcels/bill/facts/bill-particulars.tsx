import { lazy, type ReactNode } from 'react'
import type { Bill } from '@/contract/bills/bills'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { isOneAmount } from '@/screens/citizen/parcels/bill/charges/charge-lines'

// The code for one kind of bill loads with the first bill of that kind.
const ManufacturedHome = lazy(() =>
  import('@/screens/citizen/parcels/kinds/manufactured-home').then((part) => ({
    default: part.ManufacturedHome,
  })),
)
const Utility = lazy(() =>
  import('@/screens/citizen/parcels/kinds/utility').then((part) => ({ default: part.Utility })),
)
const Permit = lazy(() =>
  import('@/screens/citizen/parcels/kinds/permit').then((part) => ({ default: part.Permit })),
)
const Citation = lazy(() =>
  import('@/screens/citizen/parcels/kinds/citation').then((part) => ({ default: part.Citation })),
)
const Court = lazy(() =>
  import('@/screens/citizen/parcels/kinds/court').then((part) => ({ default: part.Court })),
)

interface BillParticularsProps {
  bill: Bill
  charges: ReactNode
  details: ReactNode
}

/** The charges behind the amounts, as the kind of bill shows them. */
export function BillParticulars({ bill, charges: given, details }: BillParticularsProps) {
  // Of a ticket as it was issued the amount stands over the table already.
  const charges = isTicket(bill) && isOneAmount(bill) ? null : given
  const props = { bill, charges, details }
  const usual = (
    <>
      {charges}
      {details}
    </>
  )
  // The charges stand first everywhere, so that what comes later moves nothing above it.
  return <LazyBoundary fallback={charges}>{particularsOf(props, bill.about) ?? usual}</LazyBoundary>
}

/** A ticket has one year and one amount. */
const isTicket = ({ about, years }: Bill) =>
  (about.kind === 'citation' || about.kind === 'court') && years.length === 1

function particularsOf(props: BillParticularsProps, about: Bill['about']) {
  switch (about.kind) {
    case 'property':
      return null
    case 'manufactured-home':
      return <ManufacturedHome {...props} about={about} />
    case 'utility':
      return <Utility {...props} about={about} />
    case 'permit':
      return <Permit {...props} about={about} />
    case 'citation':
      return <Citation {...props} about={about} />
    case 'court':
      return <Court {...props} about={about} />
  }
}
