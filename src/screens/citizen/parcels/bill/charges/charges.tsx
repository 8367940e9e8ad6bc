import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import { ListHead } from '@/screens/shared/list/list-head'
import { Card } from '@/ui/layout/card'
import { ChargeList } from './charge-list'
import { ChargeTable } from './charge-table'

interface ChargesProps {
  bill: Bill
  /** The years of which there are bills. */
  tabs: ReactNode
}

/** How the amounts come about: of property tax half by half, of anything else line by line. */
export function Charges({ bill, tabs }: ChargesProps) {
  const id = useId()
  const { kind } = bill.about
  if (kind === 'property' || kind === 'manufactured-home') {
    return (
      <Card overflow="hidden">
        {tabs}
        <ChargeTable bill={bill} />
      </Card>
    )
  }
  return (
    <Card as="section" aria-labelledby={id} overflow="hidden">
      <ListHead id={id}>
        <FormattedMessage id={kind === 'permit' ? 'bill.fees.caption' : 'bill.charges.charges'} />
      </ListHead>
      {tabs}
      <ChargeList bill={bill} />
    </Card>
  )
}
