import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { type AccountKey, activityQuery } from '@/api/bills/accounts'
import { officeAccountQuery } from '@/api/bills/office-accounts'
import type { Department } from '@/contract/departments/departments'
import type { OfficeAccount } from '@/contract/bills/office-accounts'
import { AccountSkeleton } from '@/screens/shared/account/account-skeleton'
import { Activity } from '@/screens/shared/account/activity'
import { AsOf } from '@/screens/shared/detail/as-of'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { useWayBack } from '@/screens/shared/list/use-list-page'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { PageHeading } from '@/ui/layout/page-heading'
import { lookupAddress, readLookupSearch } from '@/rules/bills/lookup-search'
import { OfficeAccountBody } from './office-account'
import { useActivityPage } from './use-activity-page'

export interface MerchantAccountViewProps {
  of: AccountKey
  /** Takes a payment for a caller (product.md P9), or says why the viewer may not. */
  pay: (account: OfficeAccount, department: Department) => ReactNode
}

/** `/merchant-account-view/:account/:client/:department` (product.md P9). */
export function MerchantAccountView({ of, pay }: MerchantAccountViewProps) {
  const activityPage = useActivityPage()
  const zone = useTimeZone()
  const account = useQuery(officeAccountQuery(of))
  const departments = useQuery(useMerchantDepartmentsQuery())
  const activity = useQuery({
    ...activityQuery(of, { page: activityPage.pages.page, kind: activityPage.pages.kind }),
    enabled: activityPage.isShown,
  })
  const mayHold = useMay('merchant-accounts.hold')
  const mayResend = useMay('receipts.resend')
  const department = departments.data?.find(({ id }) => id === of.departmentId)
  const failed = account.data === undefined ? account : departments
  return (
    <>
      <PageHeading
        back={<SearchLink />}
        title={
          <FormattedMessage
            id="account-view.view.heading"
            values={{ account: <span className="figures">{of.account}</span> }}
          />
        }
        {...(account.data !== undefined && {
          subtitle: (
            <AccountSubtitle
              account={account.data}
              client={of.client}
              department={department?.name ?? ''}
            />
          ),
        })}
      />
      {account.data !== undefined && department !== undefined ? (
        <OfficeAccountBody
          of={of}
          account={account.data}
          department={department}
          subDomain={null}
          rights={{
            hold: mayHold,
            sendLink: true,
            ebilling: true,
            resend: mayResend,
            receipts: true,
          }}
          asOf={
            <AsOf
              updatedAt={account.dataUpdatedAt}
              zone={zone}
              refreshing={account.isFetching}
              onRefresh={() => void account.refetch()}
            />
          }
          activity={
            activityPage.isShown && (
              <Activity
                departmentId={of.departmentId}
                activity={activity}
                {...activityPage.pages}
              />
            )
          }
          pay={pay(account.data, department)}
        />
      ) : failed.error === null ? (
        <AccountSkeleton />
      ) : (
        <FailurePanel
          error={failed.error}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        >
          <FormattedMessage id="lookup.account.failed" />
        </FailurePanel>
      )}
    </>
  )
}

/** Back to the search, as it was. */
function SearchLink() {
  const wayBack = useWayBack()
  const search = lookupAddress(readLookupSearch(wayBack('/search-for-bill')))
  return (
    <BackLink>
      <Link to="/search-for-bill" search={search}>
        <FormattedMessage id="lookup.account.back" />
      </Link>
    </BackLink>
  )
}

interface AccountSubtitleProps {
  account: Pick<OfficeAccount, 'parcel'>
  /** The customer's number at the account; '': it has one customer only. */
  client: string
  department: string
}

/** Where it belongs, and whose it is. */
export function AccountSubtitle({ account, client, department }: AccountSubtitleProps) {
  const { formatMessage } = useIntl()
  const { owner, address } = account.parcel
  const customer = client === '' ? '' : formatMessage({ id: 'lookup.account.customer' }, { client })
  return [department, customer, owner, address].filter(Boolean).join(' · ')
}
