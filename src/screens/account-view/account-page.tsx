import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AccountKey } from '@/api/accounts'
import type { Account } from '@/contract/accounts'
import type { Department } from '@/contract/departments'
import { BackLink } from '@/ui/back-link'
import { Banner } from '@/ui/banner'
import { Columns } from '@/ui/columns'
import { PageHeading } from '@/ui/page-heading'
import { Activity } from './activity'
import { AgingBar } from './aging-bar'
import { BalanceCard } from './balance-card'
import type { BillPieces, Freshness } from './bill-pieces'
import { Contacts } from './contacts'
import { Documents } from './documents'
import { LinkCard } from './link-card'
import { OpenBills } from './open-bills'
import { UsageChart } from './usage-chart'

interface AccountPageProps {
  id: string
  of: AccountKey
  account: Account
  department: Department
  cart: ReactNode
  page: number
  pieces: BillPieces
  fresh: Freshness
  /** The citizen whose account it is; staff looks on. */
  mayPay: boolean
}

/** One account, everything about it, and pay (product.md P8). */
export function AccountPage({
  id,
  of,
  account,
  department,
  cart,
  page,
  mayPay,
  pieces,
  fresh,
}: AccountPageProps) {
  const { parcel, link } = account
  return (
    <>
      <PageHeading
        {...(mayPay && {
          back: (
            <BackLink>
              <Link to="/user-profile/$id" params={{ id }} search={{ tab: 'linked' }}>
                <FormattedMessage id="citizen.tabs.linkedBack" />
              </Link>
            </BackLink>
          ),
        })}
        title={
          link?.nickname ?? (
            <FormattedMessage id="citizen.view.heading" values={{ account: parcel.account }} />
          )
        }
        subtitle={
          <>
            {department.name} · {parcel.account} · {parcel.client} · {parcel.address}
          </>
        }
      />
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
    </>
  )
}
