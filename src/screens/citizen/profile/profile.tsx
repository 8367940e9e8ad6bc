import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { userQuery } from '@/api/people/users'
import type { CallId } from '@/contract/all'
import type { User } from '@/contract/people/users'
import { may } from '@/rules/people/permissions'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { hasAddedCall } from '@/api/added-calls'
import { keepUser } from '@/state/session/signed-in'
import { tellUserChanged } from '@/state/session/user-changed'
import { useViewer } from '@/state/session/viewer'
import { Card } from '@/ui/layout/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { UserIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import { NoPermission } from '@/ui/feedback/no-permission'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { ManyTabs } from '@/ui/layout/many-tabs'
import { CitizenSkeleton } from './citizen-part'
import { ConfirmedEmail } from './confirmed-email'
import { DetailsTab } from './details-tab'
import { type CitizenTabName, isCitizens, type ProfileParams, profileTabs } from './profile-params'
import { ProfileSkeleton } from './profile-pending'
import { Columns } from '@/ui/layout/columns'
import { ChangePassword } from './change-password'
import { EndSessions } from './end-sessions'

/** The call without which a tab has nothing to show. */
const callOfTab = {
  linked: 'listLinkedAccounts',
  ebilling: 'listLinkedAccounts',
  notifications: 'getSubscriptions',
  history: 'listUserPayments',
} as const satisfies Record<CitizenTabName, CallId>

const CitizenTab = lazy(async () => ({ default: (await import('./citizen-tab')).CitizenTab }))

interface ProfileProps {
  /** The user in the address. */
  id: string
  params: ProfileParams
  /** Leads to sign-in, and from there back. */
  signInLink: (content: ReactNode) => ReactNode
}

/**
 * `/user-profile/:id` (product.md P7). The route has no guard: this screen shows and requests only
 * the signed-in user's data (decision 15).
 */
export function Profile({ id, params, signInLink }: ProfileProps) {
  const { authenticated, user } = useViewer()
  const own = user?.id === id
  return (
    <>
      <PageHeading title={<FormattedMessage id="profile.profile.title" />} />
      {!authenticated ? (
        <SignInPanel confirming={params.confirm !== undefined} signInLink={signInLink} />
      ) : user === null ? (
        <ProfileSkeleton />
      ) : own ? (
        <OwnProfile key={id} id={id} params={params} />
      ) : (
        <OthersProfile ownId={user.id} />
      )}
    </>
  )
}

interface SignInPanelProps {
  confirming: boolean
  signInLink: ProfileProps['signInLink']
}

function SignInPanel({ confirming, signInLink }: SignInPanelProps) {
  return (
    <Card>
      <EmptyState
        icon={<UserIcon />}
        action={
          <LinkButton asChild>
            {signInLink(<FormattedMessage id="profile.guest.signIn" />)}
          </LinkButton>
        }
      >
        <FormattedMessage id={confirming ? 'profile.guest.confirm' : 'profile.guest.text'} />
      </EmptyState>
    </Card>
  )
}

function OthersProfile({ ownId }: { ownId: string }) {
  return (
    <NoPermission
      action={
        <LinkButton asChild variant="outline">
          <Link to="/user-profile/$id" params={{ id: ownId }} search={{}}>
            <FormattedMessage id="profile.other.own" />
          </Link>
        </LinkButton>
      }
    >
      <FormattedMessage id="profile.other.text" />
    </NoPermission>
  )
}

function OwnProfile({ id, params }: { id: string; params: ProfileParams }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const profile = useQuery(userQuery(id))
  const shown = params.tab ?? 'details'
  const isCitizen = may(useViewer().subject, 'accounts.own')
  const tabs = profileTabs.filter(
    (tab) => !isCitizens(tab) || (isCitizen && hasAddedCall(callOfTab[tab])),
  )

  const onSaved = (user: User) => {
    queryClient.setQueryData(userQuery(id).queryKey, user)
    // The header and every permission use the session's own copy.
    keepUser(user)
    tellUserChanged()
  }
  const readAgain = async () => {
    const { data, isSuccess } = await profile.refetch()
    if (!isSuccess) return null
    keepUser(data)
    return data
  }

  if (profile.isPending) return <ProfileSkeleton />
  if (profile.data === undefined) {
    return (
      <FailurePanel
        error={profile.error}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    )
  }
  const user = profile.data
  return (
    <Stack gap="5">
      {params.confirm !== undefined && (
        <ConfirmedEmail
          key={params.confirm}
          token={params.confirm}
          user={user}
          onSaved={onSaved}
          readAgain={readAgain}
        />
      )}
      <ManyTabs label={formatMessage({ id: 'profile.profile.tabs' })}>
        {tabs.map((tab) => (
          <Link
            key={tab}
            to="/user-profile/$id"
            params={{ id }}
            search={{ tab: tab === 'details' ? undefined : tab }}
            resetScroll={false}
            preload={false}
            // Otherwise the first tab, an address without a param, would be current on the others
            // too.
            activeOptions={{ exact: true, explicitUndefined: true }}
            aria-current={tab === shown ? 'page' : undefined}
          >
            <FormattedMessage id={`profile.tabs.${tab}`} />
          </Link>
        ))}
      </ManyTabs>
      <DetailsTab
        user={user}
        hidden={shown !== 'details'}
        onSaved={onSaved}
        onStale={() => void readAgain()}
      />
      {shown === 'security' && <SecurityTab email={user.email} />}
      {isCitizens(shown) &&
        (isCitizen ? (
          <LazyBoundary fallback={<CitizenSkeleton />}>
            <CitizenTab tab={shown} user={user} params={params} />
          </LazyBoundary>
        ) : (
          <NotAllowed />
        ))}
    </Stack>
  )
}

/** Password and sessions (product.md P7, "Security"). */
function SecurityTab({ email }: { email: string }) {
  return (
    <Columns side={<EndSessions />}>
      <ChangePassword email={email} />
    </Columns>
  )
}
