import type { ReactNode } from 'react'
import type { AccountKey } from '@/api/accounts'
import type { Account } from '@/contract/accounts'
import type { Department } from '@/contract/departments'
import { AgingBar } from '@/screens/shared/aging-bar'
import { UsageChart } from '@/screens/shared/usage-chart'
import { Banner } from '@/ui/feedback/banner'
import { Columns } from '@/ui/layout/columns'
import { Activity } from './activity'
import { BalanceCard } from './balance-card'
import type { BillPieces, Freshness } from './bill-pieces'
import { Contacts } from './contacts'
import { Documents } from './documents'
import { LinkCard } from './link-card'
import { OpenBills } from './open-bills'

interface AccountPageProps {
  id: string
  of: AccountKey
  account: Account
  department: Department
  cart: ReactNode
  page: number
  pieces: BillPieces
  fresh: Freshness
}

/** One account, everything about it, and pay (product.md P8). */
export function AccountPage({
  id,
  of,
  account,
  department,
  cart,
  page,
  pieces,
  fresh,
}: AccountPageProps) {
  const { parcel, link } = account
  // Only the account's user pays; staff can only look.
  const mayPay = link !== null
  return (
    <Columns
      side={
        <>
          {mayPay && cart}
          {link !== null && <LinkCard id={id} link={link} account={parcel.account} />}
          <Documents account={account} />
          <Contacts department={department} parcel={parcel} />
        </>
      }
    >
      {account.hold !== null && (
        <Banner tone="due">
          {account.hold.reason} {account.hold.phone}
        </Banner>
      )}
      <BalanceCard account={account} asOf={pieces.asOf(fresh)} />
      {account.balance_cents > 0 && <AgingBar aging={account.aging} />}
      <OpenBills account={account} department={department} mayPay={mayPay} pieces={pieces} />
      <Activity id={id} of={of} page={page} />
      {account.usage !== null && <UsageChart usage={account.usage} />}
    </Columns>
  )
}
