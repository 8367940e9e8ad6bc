import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '@tanstack/react-query'
import { isGone, managedUserQuery } from '@/api/managed-users'
import type { ManagedUser } from '@/contract/managed-users'
import { may } from '@/rules/people/permissions'
import { firstRole } from '@/rules/people/roles'
import { actionProblem } from '@/rules/people/user-actions'
import { DetailScreen } from '@/screens/shared/detail-screen'
import { CodePill } from '@/screens/shared/use-code-words'
import { useViewer } from '@/state/viewer'
import { BackLink } from '@/ui/action/back-link'
import { LinkButton } from '@/ui/action/link-button'
import { UserIcon } from '@/ui/display/icons'
import { Banner } from '@/ui/feedback/banner'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { ManyTabs } from '@/ui/layout/many-tabs'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { useUserActions } from './use-user-actions'
import { UserAccounts, type UserAccountsProps } from './user-accounts'
import { UserActivity } from './user-activity'
import { UserAudit } from './user-audit'
import { UserDetails } from './user-details'
import { UserFacts } from './user-facts'
import { UserPayments } from './user-payments'
import { UserSide } from './user-side'
import { UserSkeleton } from './user-skeleton'
import { userTabIn, type UserTabName, userTabNames, type UserTabProps } from './user-tabs'
import { statusWords } from './user-words'

interface UserScreenProps extends Omit<UserTabProps, 'id'> {
  /** undefined: a new user. */
  id: string | undefined
  /** The merchant of a new user; '' lets the form ask. */
  merchant: string
  /** On the root, which has users of all merchants. */
  chooseMerchant: boolean
  /** The link back to a merchant's list; null: to the provider's own people. */
  back: (text: ReactNode, merchantId: string | null) => ReactNode
  /** Leaves the page of a deleted user, to the same list. */
  onDeleted: (merchantId: string | null) => Promise<void>
  tabLink: (tab: UserTabName, text: ReactNode, isCurrent: boolean) => ReactNode
  accountLink: (userId: string) => UserAccountsProps['accountLink']
  onAdded: (user: ManagedUser) => void
}

/** A7: add a user by invitation, or view and edit one. */
export function UserScreen({ id, back, ...props }: UserScreenProps) {
  return id === undefined ? (
    <NewUser back={back} {...props} />
  ) : (
    <KnownUser id={id} back={back} {...props} />
  )
}

function NewUser({ back, ...props }: Omit<UserScreenProps, 'id'>) {
  const { subject } = useViewer()
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            {back(<FormattedMessage id="user.page.back" />, props.merchant || null)}
          </BackLink>
        }
        title={<FormattedMessage id="user.page.add" />}
      />
      {may(subject, 'users.create') ? (
        <UserDetails {...props} user={null} />
      ) : (
        <p>
          <FormattedMessage id="user.page.mayNot" />
        </p>
      )}
    </>
  )
}

function KnownUser({
  id,
  back,
  onDeleted,
  tabLink,
  accountLink,
  ...props
}: UserScreenProps & { id: string }) {
  const { formatMessage } = useIntl()
  const query = useQuery(managedUserQuery(id))
  const tab = userTabIn(props.search)
  const { actions, notices } = useUserActions({ onDeleted })
  const menu = query.data ? actions(query.data) : []
  return (
    <DetailScreen
      query={query}
      back={back(
        <FormattedMessage id="user.page.back" />,
        query.data?.merchant_id ?? (props.merchant || null),
      )}
      title={<FormattedMessage id="office.page.user" />}
      heading={(user) => ({
        title: user.name,
        subtitle: (
          <>
            {user.role.join(', ')} <CodePill words={statusWords} code={user.status} />
          </>
        ),
        ...(menu.length > 0 && {
          action: (
            <ActionMenu
              label={formatMessage({ id: 'list.row.actions' }, { name: user.name })}
              actions={menu}
              button={<FormattedMessage id="list.row.menus" />}
            />
          ),
        }),
      })}
      failed={<FormattedMessage id="user.page.failed" />}
      gone={
        isGone(query.error) && (
          <EmptyState
            icon={<UserIcon />}
            action={
              <LinkButton asChild variant="outline">
                {back(<FormattedMessage id="user.page.back" />, props.merchant || null)}
              </LinkButton>
            }
          >
            <FormattedMessage id="users.gone.text" />
          </EmptyState>
        )
      }
      skeleton={<UserSkeleton />}
    >
      {(user) => (
        <Stack gap="5">
          {notices}
          {isGone(query.error) && (
            <Banner tone="late">
              <FormattedMessage id="users.gone.text" />
            </Banner>
          )}
          <ManyTabs label={formatMessage({ id: 'user.tabs.label' })}>
            {userTabNames.map((name) =>
              tabLink(name, <FormattedMessage key={name} id={`user.tabs.${name}`} />, name === tab),
            )}
          </ManyTabs>
          <Details {...props} user={user} hidden={tab !== 'form'} />
          {tab === 'activity' && <UserActivity id={id} {...props} />}
          {tab === 'accounts' && <UserAccounts user={user} accountLink={accountLink(id)} />}
          {tab === 'payments' && <UserPayments id={id} {...props} />}
          {tab === 'audit' && <UserAudit user={user} {...props} />}
        </Stack>
      )}
    </DetailScreen>
  )
}

interface DetailsProps extends Pick<
  UserScreenProps,
  'merchant' | 'chooseMerchant' | 'onAdded' | 'zone'
> {
  user: ManagedUser
  hidden: boolean
}

/** The form for viewers who may edit this user, the facts for others. */
function Details({ user, hidden, zone, ...props }: DetailsProps) {
  const { subject } = useViewer()
  // A user who leaves the viewer's reach keeps the form until the page is left.
  const [edits] = useState(
    () => actionProblem(subject, 'edit', { ...user, role: firstRole(user) }) === null,
  )
  return (
    <div hidden={hidden}>
      <Columns side={<UserSide user={user} zone={zone} />}>
        {edits ? <UserDetails {...props} user={user} /> : <UserFacts user={user} />}
      </Columns>
    </div>
  )
}
