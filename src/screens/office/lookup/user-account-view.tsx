import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AccountKey } from '@/api/bills/accounts'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { isGone, managedUserQuery } from '@/api/people/managed-users'
import {
  accountOfUserQuery,
  activityOfUserQuery,
  linkForUser,
  unlinkForUser,
} from '@/api/bills/office-accounts'
import type { ManagedUser } from '@/contract/people/managed-users'
import { AccountSkeleton } from '@/screens/shared/account/account-skeleton'
import { Activity } from '@/screens/shared/account/activity'
import { AsOf } from '@/screens/shared/detail/as-of'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { DetailScreen } from '@/screens/shared/detail/detail-screen'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { useMay } from '@/state/session/use-may'
import { Button } from '@/ui/action/button'
import { UserIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Card } from '@/ui/layout/card'
import { SideCard } from '@/ui/layout/side-card'
import { accountName } from './account-name'
import { AccountSubtitle } from './merchant-account-view'
import { OfficeAccountBody } from './office-account'
import { useActivityPage } from './use-activity-page'

interface UserAccountViewProps {
  userId: string
  of: AccountKey
}

/** `/admin/users/account-view/:id/…`: what a citizen sees, for the provider's help (product.md A8). */
export function UserAccountView(props: UserAccountViewProps) {
  const { userId, of } = props
  const user = useQuery(managedUserQuery(userId))
  return (
    <DetailScreen
      query={user}
      back={
        <Link
          to="/admin/users/merchants/add-user/{-$id}"
          params={{ id: userId }}
          search={{ tab: 'accounts' }}
        >
          <FormattedMessage id="lookup.user.back" />
        </Link>
      }
      title={<FormattedMessage id="account-view.view.heading" values={{ account: of.account }} />}
      heading={({ name, merchant }) => ({
        title: (
          <FormattedMessage
            id="account-view.view.heading"
            values={{ account: <span className="figures">{of.account}</span> }}
          />
        ),
        subtitle: (
          <FormattedMessage id="lookup.user.of" values={{ name, merchant: merchant ?? '' }} />
        ),
      })}
      failed={<FormattedMessage id="lookup.account.failed" />}
      skeleton={<AccountSkeleton />}
      gone={
        isGone(user.error) && (
          <Card>
            <EmptyState icon={<UserIcon />}>
              <FormattedMessage id="lookup.user.gone" />
            </EmptyState>
          </Card>
        )
      }
    >
      {(known) => <AccountOfUser {...props} user={known} />}
    </DetailScreen>
  )
}

function AccountOfUser(props: UserAccountViewProps & { user: ManagedUser }) {
  const { userId, user, of } = props
  const activityPage = useActivityPage()
  const merchantId = user.merchant_id ?? undefined
  const zone = useTimeZone()
  const account = useQuery(accountOfUserQuery(userId, of))
  const departments = useQuery(useMerchantDepartmentsQuery(merchantId))
  const activity = useQuery({
    ...activityOfUserQuery(userId, of, {
      page: activityPage.pages.page,
      kind: activityPage.pages.kind,
    }),
    enabled: activityPage.isShown,
  })
  const mayEdit = useMay('user-accounts.edit')
  const mayHold = useMay('merchant-accounts.hold')
  const mayResend = useMay('receipts.resend')
  const mayOpenReceipts = useMay('receipts.view')
  const department = departments.data?.find(({ id }) => id === of.departmentId)
  const failed = account.data === undefined ? account : departments
  if (account.data === undefined || department === undefined) {
    return failed.error === null ? (
      <AccountSkeleton />
    ) : (
      <FailurePanel
        error={failed.error}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      >
        <FormattedMessage id="lookup.account.failed" />
      </FailurePanel>
    )
  }
  return (
    <OfficeAccountBody
      of={{ ...of, merchantId }}
      account={account.data}
      department={department}
      subDomain={user.sub_domain ?? ''}
      rights={{
        hold: mayHold,
        sendLink: mayEdit,
        ebilling: mayEdit,
        resend: mayResend,
        receipts: mayOpenReceipts,
      }}
      asOf={
        <>
          <chakra.p textStyle="help">
            <AccountSubtitle
              account={account.data}
              client={of.client}
              department={department.name}
            />
          </chakra.p>
          <AsOf
            updatedAt={account.dataUpdatedAt}
            zone={zone}
            refreshing={account.isFetching}
            onRefresh={() => void account.refetch()}
          />
        </>
      }
      activity={
        activityPage.isShown && (
          <Activity departmentId={of.departmentId} activity={activity} {...activityPage.pages} />
        )
      }
      side={
        <LinkState
          userId={userId}
          name={user.name}
          of={of}
          isLinked={account.data.link !== null}
          nickname={account.data.link?.nickname ?? null}
          mayEdit={mayEdit}
        />
      }
    />
  )
}

interface LinkStateProps {
  userId: string
  name: string
  of: AccountKey
  isLinked: boolean
  nickname: string | null
  mayEdit: boolean
}

/** Whether it is in the citizen's profile, and putting it there or taking it out. */
function LinkState({ userId, name, of, isLinked, nickname, mayEdit }: LinkStateProps) {
  const { formatMessage } = useIntl()
  const { account } = of
  const shared = {
    invalidates: [keys.accounts.all, keys.users.all, officeKeys.officeSearch.all],
    awaits: true,
  } as const
  const link = useWrite({
    ...shared,
    about: `link of ${userId} to ${accountName(of)}`,
    call: (_, { key }) => linkForUser(userId, of, key),
    successMessage: formatMessage({ id: 'lookup.user.linked' }, { account, name }),
    words: { codes: { not_linkable: 'lookup.callers.notLinkable' }, other: 'lookup.user.failed' },
  })
  const unlink = useWrite({
    ...shared,
    call: () => unlinkForUser(userId, of),
    successMessage: formatMessage({ id: 'lookup.user.unlinked' }, { account, name }),
    words: { other: 'lookup.user.failed' },
  })
  return (
    <SideCard sticky={false} title={<FormattedMessage id="lookup.user.title" />}>
      <p>
        {isLinked ? (
          <FormattedMessage
            id="lookup.user.isLinked"
            values={{ name, nickname: nickname ?? account }}
          />
        ) : (
          <FormattedMessage id="lookup.user.isNotLinked" values={{ name }} />
        )}
      </p>
      {mayEdit && (
        <div>
          <Button
            variant="outline"
            size="sm"
            pending={link.pending}
            onClick={() => {
              if (isLinked) unlink.ask()
              else link.ask()
            }}
          >
            <FormattedMessage id={isLinked ? 'account-view.unlink.button' : 'lookup.user.link'} />
          </Button>
        </div>
      )}
      <WriteProblem problem={link.asked === null ? link.problem : null} />
      <ConfirmWrite
        write={link}
        title={() => <FormattedMessage id="lookup.user.linkTitle" values={{ account, name }} />}
        verb={<FormattedMessage id="lookup.user.link" />}
      >
        {() => (
          <p>
            <FormattedMessage id="lookup.user.linkText" values={{ name }} />
          </p>
        )}
      </ConfirmWrite>
      <ConfirmWrite
        write={unlink}
        tone="danger"
        title={() => <FormattedMessage id="lookup.user.unlinkTitle" values={{ account, name }} />}
        verb={<FormattedMessage id="account-view.unlink.button" />}
      >
        {() => (
          <p>
            <FormattedMessage id="lookup.user.unlinkText" values={{ name }} />
          </p>
        )}
      </ConfirmWrite>
    </SideCard>
  )
}
