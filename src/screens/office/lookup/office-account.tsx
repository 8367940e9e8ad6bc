import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OfficeAccountKey } from '@/api/bills/office-accounts'
import type { BillRow } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import type { OfficeAccount } from '@/contract/bills/office-accounts'
import { isLinkable } from '@/rules/people/linkable'
import { BalanceCard } from '@/screens/shared/account/balance-card'
import type { BillLink } from '@/screens/shared/account/bill-table'
import { Contacts } from '@/screens/shared/account/contacts'
import { Documents } from '@/screens/shared/account/documents'
import { AgingBar } from '@/screens/shared/account/aging-bar'
import { TabLink } from '@/screens/shared/detail/tab-link'
import { UsageChart } from '@/screens/shared/account/usage-chart'
import { MailIcon, PrintIcon } from '@/ui/display/icons'
import { SiteLink } from '@/screens/shared/merchant/site-link'
import { Stack } from '@/ui/layout/stack'
import { SummaryLayout } from '@/ui/layout/summary-layout'
import { Tabs } from '@/ui/layout/tabs'
import { type MenuLinkProps } from '@/ui/overlay/action-menu'
import { RowMenu } from './row-menu'
import { AccountActions } from './account-actions'
import { AccountPayments } from './account-payments'
import type { AccountRights } from './account-rights'
import { CallersCard } from './callers-card'
import { HoldCard } from './hold-card'
import { OfficeBills } from './office-bills'
import { SendLinkDialog } from './send-link-dialog'

interface OfficeAccountBodyProps {
  of: OfficeAccountKey
  account: OfficeAccount
  department: Department
  /** The subdomain of the site that has its bills; null: this site. */
  subDomain: string | null
  rights: AccountRights
  asOf: ReactNode
  /** In place of the payments; false: they show. */
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
  subDomain,
  rights,
  asOf,
  activity,
  pay,
  side,
}: OfficeAccountBodyProps) {
  const { formatMessage } = useIntl()
  const [linking, setLinking] = useState<number | null>(null)
  const billAt = (year: number, link: MenuLinkProps) => (
    <SiteLink
      merchant={subDomain}
      at={{
        to: '/overview-parcel/$parcelId/$year/$department_id',
        params: {
          parcelId: account.parcel.id,
          year: String(year),
          department_id: of.departmentId,
        },
      }}
      {...link}
    />
  )
  const billLink: BillLink = (year, children) => billAt(year, { children })
  const actions = ({ year, account: number }: BillRow) => (
    <RowMenu
      label={formatMessage({ id: 'lookup.bill.menu' }, { account: number, year: String(year) })}
      actions={[
        {
          key: 'print',
          label: formatMessage({ id: 'lookup.bill.print' }),
          icon: <PrintIcon />,
          link: (item) => billAt(year, item),
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
            <Stack gap="4">
              <Tabs label={formatMessage({ id: 'lookup.account.lists' })}>
                <TabLink
                  search={{ list: undefined, page: undefined, type: undefined }}
                  isCurrent={!activity}
                >
                  <FormattedMessage id="lookup.payments.title" />
                </TabLink>
                <TabLink
                  search={{ list: 'activity', page: undefined, type: undefined }}
                  isCurrent={Boolean(activity)}
                >
                  <FormattedMessage id="account-view.activity.title" />
                </TabLink>
              </Tabs>
              {activity || (
                <AccountPayments
                  payments={account.payments}
                  merchant={of.merchantId ?? null}
                  rights={rights}
                />
              )}
            </Stack>
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
