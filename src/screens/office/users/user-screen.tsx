import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '@tanstack/react-query'
import { isGone, managedUserQuery } from '@/api/people/managed-users'
import type { ManagedUser } from '@/contract/people/managed-users'
import { readListSearch } from '@/contract/list'
import { userList } from '@/contract/people/user-list'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { may } from '@/rules/people/permissions'
import { firstRole } from '@/rules/people/roles'
import { actionProblem } from '@/rules/people/user-actions'
import { DetailScreen } from '@/screens/shared/detail/detail-screen'
import { useOfficePath } from '@/screens/shared/office-path'
import { useSite, useSiteMerchantId } from '@/screens/shared/merchant/site'
import { TabLink } from '@/screens/shared/detail/tab-link'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { CodePill } from '@/screens/shared/use-code-words'
import { useViewer } from '@/state/session/viewer'
import { BackLink } from '@/ui/action/back-link'
import { LinkButton } from '@/ui/action/link-button'
import { UserIcon } from '@/ui/display/icons'
import { Banner } from '@/ui/feedback/banner'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { ManyTabs } from '@/ui/layout/many-tabs'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { useUserActions } from './use-user-actions'
import { UserAccounts } from './user-accounts'
import { UserActivity } from './user-activity'
import { UserAudit } from './user-audit'
import { UserDetails } from './user-details'
import { UserFacts } from './user-facts'
import { UserPayments } from './user-payments'
import { UserSide } from './user-side'
import { userTabIn, type UserTabName, userTabNames } from './user-tabs'
import { useWayToList } from './use-way-to-list'
import { statusWords } from './user-words'

/** A7: add a user by invitation, or view and edit one. */
export function UserScreen({ id }: { id: string | undefined }) {
  const siteMerchantId = useSiteMerchantId()
  const { subject } = useViewer()
  const search = useSearch({ strict: false })
  const named = readListSearch(userList.query, { merchant_id: search.merchant }).merchant_id
  const merchant = siteMerchantId ?? named ?? subject.merchant_id ?? ''
  return id === undefined ? (
    <NewUser key="new" merchant={merchant} />
  ) : (
    <KnownUser key={id} id={id} merchant={merchant} tab={userTabIn(search)} />
  )
}

/** `merchant`: of a new user; '' lets the form ask. */
function NewUser({ merchant }: { merchant: string }) {
  const { subject } = useViewer()
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            <ListLink merchantId={merchant || null} />
          </BackLink>
        }
        title={<FormattedMessage id="user.page.add" />}
      />
      {may(subject, 'users.create') ? (
        <Form user={null} merchant={merchant} />
      ) : (
        <p>
          <FormattedMessage id="user.page.mayNot" />
        </p>
      )}
    </>
  )
}

/** The link back to a merchant's list; null: to the provider's own people. */
function ListLink({ merchantId, ...link }: { merchantId: string | null }) {
  const wayToList = useWayToList()
  return (
    <Link {...wayToList(merchantId)} {...link}>
      <FormattedMessage id="user.page.back" />
    </Link>
  )
}

interface FormProps {
  user: ManagedUser | null
  merchant: string
}

/** The form, which leads to the page of the user that it adds. */
function Form({ user, merchant }: FormProps) {
  const navigate = useNavigate()
  const pathOf = useOfficePath()
  const { isTenant } = useSite()
  return (
    <UserDetails
      user={user}
      merchant={merchant}
      chooseMerchant={!isTenant}
      onAdded={({ id }) =>
        void navigate({ to: pathOf(officeScreens.addUser), params: { id }, ignoreBlocker: true })
      }
    />
  )
}

interface KnownUserProps {
  id: string
  merchant: string
  tab: UserTabName
}

function KnownUser({ id, merchant, tab }: KnownUserProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const wayToList = useWayToList()
  const query = useQuery(managedUserQuery(id))
  const { actions, notices } = useUserActions({ onDeleted: (of) => navigate(wayToList(of)) })
  const menu = query.data ? actions(query.data) : []
  return (
    <DetailScreen
      query={query}
      back={<ListLink merchantId={query.data?.merchant_id ?? (merchant || null)} />}
      title={<FormattedMessage id="office.page.admin-add-user" />}
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
                <ListLink merchantId={merchant || null} />
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
            {userTabNames.map((name) => (
              <TabLink
                key={name}
                search={name === 'form' ? {} : { tab: name }}
                isCurrent={name === tab}
              >
                <FormattedMessage id={`user.tabs.${name}`} />
              </TabLink>
            ))}
          </ManyTabs>
          <Details user={user} merchant={merchant} hidden={tab !== 'form'} />
          {tab === 'activity' && <UserActivity id={id} />}
          {tab === 'accounts' && <UserAccounts user={user} />}
          {tab === 'payments' && <UserPayments user={user} />}
          {tab === 'audit' && <UserAudit user={user} />}
        </Stack>
      )}
    </DetailScreen>
  )
}

interface DetailsProps extends Pick<KnownUserProps, 'merchant'> {
  user: ManagedUser
  hidden: boolean
}

/** The form for viewers who may edit this user, the facts for others. */
function Details({ user, merchant, hidden }: DetailsProps) {
  const zone = useTimeZone()
  const { subject } = useViewer()
  // A user who leaves the viewer's reach keeps the form until the page is left.
  const [edits] = useState(
    () => actionProblem(subject, 'edit', { ...user, role: firstRole(user) }) === null,
  )
  return (
    <div hidden={hidden}>
      <Columns side={<UserSide user={user} zone={zone} />}>
        {edits ? <Form user={user} merchant={merchant} /> : <UserFacts user={user} />}
      </Columns>
    </div>
  )
}

/** The skeleton of the form while the user loads. */
function UserSkeleton() {
  return (
    <Skeleton>
      <Stack gap="5">
        <Bone height="2.75rem" width="24rem" maxWidth="100%" />
        <Card padded>
          <Bone height="15rem" />
        </Card>
        <Card padded>
          <Bone height="18rem" />
        </Card>
      </Stack>
    </Skeleton>
  )
}
