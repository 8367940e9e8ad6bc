import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import type { OfficeAccountKey } from '@/api/office-accounts'
import type { BillRow } from '@/contract/bill-search'
import type { Department } from '@/contract/departments'
import type { OfficeAccount } from '@/contract/office-accounts'
import { isLinkable } from '@/rules/people/linkable'
import { BalanceCard } from '@/screens/shared/account/balance-card'
import type { BillLink } from '@/screens/shared/account/bill-table'
import { Contacts } from '@/screens/shared/account/contacts'
import { Documents } from '@/screens/shared/account/documents'
import { AgingBar } from '@/screens/shared/aging-bar'
import { UsageChart } from '@/screens/shared/usage-chart'
import { MailIcon, PrintIcon } from '@/ui/display/icons'
import { SummaryLayout } from '@/ui/layout/summary-layout'
import { type MenuLinkProps } from '@/ui/overlay/action-menu'
import { RowMenu } from './row-menu'
import { AccountActions } from './account-actions'
import { AccountPayments, type ReceiptLink } from './account-payments'
import { CallersCard } from './callers-card'
import { HoldCard } from './hold-card'
import { OfficeBills } from './office-bills'
import { SendLinkDialog } from './send-link-dialog'

export interface AccountLinks {
  /** The bill of a year, on the public site. */
  readonly bill: (parcelId: string, year: number, link: MenuLinkProps) => ReactNode
  readonly receipt: ReceiptLink | null
}

/** What the viewer may do to the account. */
export interface AccountRights {
  readonly hold: boolean
  readonly sendLink: boolean
  readonly ebilling: boolean
  readonly resend: boolean
}

interface OfficeAccountBodyProps {
  of: OfficeAccountKey
  account: OfficeAccount
  department: Department
  links: AccountLinks
  rights: AccountRights
  asOf: ReactNode
  activity: ReactNode
  /** Takes payments for a caller; absent where the viewer may not. */
  pay?: ReactNode
  /** On top of the side column. */
  side?: ReactNode
}

/** One account with all that staff need of it (product.md P9, A8). */
export function OfficeAccountBody({
  of,
  account,
  department,
  links,
  rights,
  asOf,
  activity,
  pay,
  side,
}: OfficeAccountBodyProps) {
  const { formatMessage } = useIntl()
  const [linking, setLinking] = useState<number | null>(null)
  const billLink: BillLink = (year, children) => links.bill(account.parcel.id, year, { children })
  const actions = ({ year, account: number }: BillRow) => (
    <RowMenu
      label={formatMessage({ id: 'lookup.bill.menu' }, { account: number, year: String(year) })}
      actions={[
        {
          key: 'print',
          label: formatMessage({ id: 'lookup.bill.print' }),
          icon: <PrintIcon />,
          link: (item) => links.bill(account.parcel.id, year, item),
        },
        ...(rights.sendLink
          ? [
              {
                key: 'link',
                label: formatMessage({ id: 'lookup.link.open' }),
                icon: <MailIcon />,
                onSelect: () => setLinking(year),
              },
            ]
          : []),
      ]}
    />
  )
  return (
    <>
      <SummaryLayout
        summary={<BalanceCard account={account} asOf={asOf} />}
        choose={pay ?? null}
        details={
          <>
            <OfficeBills
              account={account}
              billLink={billLink}
              actions={actions}
              {...(rights.sendLink && {
                onSendLink: () => setLinking(account.years[0] ?? null),
              })}
            />
            {account.balance_cents > 0 && <AgingBar aging={account.aging} />}
            <AccountPayments
              payments={account.payments}
              receiptLink={links.receipt}
              merchant={of.merchantId ?? null}
              mayResend={rights.resend}
            />
            {activity}
            {account.usage !== null && <UsageChart usage={account.usage} />}
            <AccountActions actions={account.actions} />
          </>
        }
        side={
          <>
            {side}
            <HoldCard of={of} account={account} mayChange={rights.hold} />
            {isLinkable(department) && (
              <CallersCard of={of} users={account.users} mayChange={rights.ebilling} />
            )}
            <Documents account={account} billLink={billLink} />
            <Contacts department={department} parcel={account.parcel} />
          </>
        }
      />
      {linking !== null && (
        <SendLinkDialog of={of} year={linking} onClose={() => setLinking(null)} />
      )}
    </>
  )
}
