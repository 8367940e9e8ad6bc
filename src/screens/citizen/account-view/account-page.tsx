import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type AccountKey, activityQuery } from '@/api/bills/accounts'
import type { Account } from '@/contract/bills/accounts'
import type { Department } from '@/contract/departments/departments'
import { AgingBar } from '@/screens/shared/account/aging-bar'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { UsageChart } from '@/screens/shared/account/usage-chart'
import { Banner } from '@/ui/feedback/banner'
import { SummaryLayout } from '@/ui/layout/summary-layout'
import { Activity, activityKindIn } from '@/screens/shared/account/activity'
import type { BillLink } from '@/screens/shared/account/bill-table'
import { BalanceCard } from '@/screens/shared/account/balance-card'
import type { AccountParams } from './account-params'
import type { BillPieces, Freshness } from './bill-pieces'
import { Contacts } from '@/screens/shared/account/contacts'
import { Documents } from '@/screens/shared/account/documents'
import { LinkCard } from './link-card'
import { OpenBills } from './open-bills'
import { PayAccount } from './pay-account'

interface AccountPageProps {
  id: string
  of: AccountKey
  account: Account
  department: Department
  page: number
  /** The kind of its activity, as the address names it. */
  type: string | undefined
  pieces: BillPieces
  fresh: Freshness
}

/** One account, everything about it, and pay (product.md P8). */
export function AccountPage({
  id,
  of,
  account,
  department,
  page,
  type,
  pieces,
  fresh,
}: AccountPageProps) {
  const { parcel, link } = account
  // Only the account's user pays; staff can only look.
  const mayPay = link !== null
  const billLink: BillLink = (year, content) => (
    <Link
      to="/overview-parcel/$parcelId/$year/$department_id"
      params={{
        parcelId: parcel.id,
        year: String(year),
        department_id: parcel.department_id,
      }}
    >
      {content}
    </Link>
  )
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  return (
    <SummaryLayout
      summary={
        <>
          {account.hold !== null && (
            <Banner tone="due">
              {account.hold.reason} <PhoneLink phone={account.hold.phone} />
            </Banner>
          )}
          <BalanceCard account={account} asOf={pieces.asOf(fresh)} />
        </>
      }
      choose={
        mayPay && (
          <PayAccount
            account={account}
            department={department}
            pieces={pieces}
            selecting={ticked.size > 0}
          />
        )
      }
      details={
        <>
          <OpenBills
            account={account}
            department={department}
            mayPay={mayPay}
            billLink={billLink}
            pieces={pieces}
            ticked={ticked}
            onTick={setTicked}
          />
          {account.balance_cents > 0 && <AgingBar aging={account.aging} />}
          <OwnActivity id={id} of={of} page={page} type={type} />
          {account.usage !== null && <UsageChart usage={account.usage} />}
        </>
      }
      side={
        <>
          {link !== null && <LinkCard id={id} link={link} account={parcel.account} />}
          <Documents account={account} billLink={billLink} />
          <Contacts department={department} parcel={parcel} />
        </>
      }
    />
  )
}

type OwnActivityProps = Pick<AccountPageProps, 'id' | 'of' | 'page' | 'type'>

function OwnActivity({ id, of, page, type }: OwnActivityProps) {
  const navigate = useNavigate()
  const kind = activityKindIn(type)
  const activity = useQuery(activityQuery(of, { page, kind }))
  const to = '/account-view/$id/$account/$client/$department'
  const params = { id, account: of.account, client: of.client, department: of.departmentId }
  const searchOf = (next: number, only = kind): AccountParams => ({
    page: next > 1 ? next : undefined,
    type: only ?? undefined,
  })
  const go = (search: AccountParams) =>
    void navigate({ to, params, search, resetScroll: false, replace: true })
  return (
    <Activity
      departmentId={of.departmentId}
      activity={activity}
      page={page}
      onPage={(next) => go(searchOf(next))}
      kind={kind}
      onKind={(only) => go(searchOf(1, only))}
      pageLink={(next, content) => (
        <Link to={to} params={params} search={searchOf(next)} resetScroll={false} preload={false}>
          {content}
        </Link>
      )}
    />
  )
}
