import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountQuery, type AccountKey } from '@/api/bills/accounts'
import type { Account } from '@/contract/bills/accounts'
import type { Department } from '@/contract/departments/departments'
import { isLinkable } from '@/rules/people/linkable'
import { may } from '@/rules/people/permissions'
import { AccountNumber } from '@/screens/shared/account/account-number'
import { AccountSkeleton } from '@/screens/shared/account/account-skeleton'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { LinkAccountForm } from '@/screens/shared/account/link-account-form'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { WayHome } from '@/screens/shared/failure/way-home'
import { useDepartmentsQuery } from '@/screens/shared/merchant/in-language'
import { useViewer } from '@/state/session/viewer'
import { BackLink } from '@/ui/action/back-link'
import { Card } from '@/ui/layout/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { LinkIcon, UserIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import { announce } from '@/ui/feedback/live-region'
import { NoPermission } from '@/ui/feedback/no-permission'
import { PageHeading } from '@/ui/layout/page-heading'
import { AccountPage } from './account-page'
import type { BillPieces } from './bill-pieces'

interface AccountViewProps {
  /** The user in the address. */
  id: string
  /** The account in its department. */
  of: AccountKey
  /** Leads to sign-in, and from there back. */
  signInLink: (content: ReactNode) => ReactNode
  pieces: BillPieces
  /** Another page of the activity. */
  page: number
  /** Its kind, as the address names it. */
  type: string | undefined
}

/**
 * `/account-view/:id/:account/:client/:department` (product.md P8). The route has no guard: this
 * screen requests only the visitor's own data, and the API refuses others' too (decision 15).
 */
export function AccountView(props: AccountViewProps) {
  const { id, of } = props
  const access = useAccess(id)
  const account = useQuery({ ...accountQuery(of), enabled: access === 'given' })
  const departments = useQuery(useDepartmentsQuery())
  const department = departments.data?.find((one) => one.id === of.departmentId)
  const shown = access === 'given' ? (account.data ?? null) : null
  const isKnown = shown !== null && department !== undefined
  return (
    <>
      {/* One heading for every content below: it has the focus after the navigation. */}
      <PageHeading
        title={
          shown?.link?.nickname ?? (
            <FormattedMessage
              id="account-view.view.heading"
              values={{ account: <span className="figures">{of.account}</span> }}
            />
          )
        }
        {...(isKnown && shown.link !== null && { back: <BackToAccounts id={id} /> })}
        {...(isKnown && { subtitle: <WhichAccount account={shown} department={department} /> })}
      />
      {access === 'waits' ? (
        <AccountSkeleton />
      ) : access !== 'given' ? (
        <Refused access={access} signInLink={props.signInLink} />
      ) : account.isPending || departments.isPending ? (
        <AccountSkeleton />
      ) : account.data === undefined ? (
        <FailurePanel
          error={account.error}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      ) : isKnown ? (
        <AccountPage
          {...props}
          account={shown}
          department={department}
          fresh={{
            updatedAt: account.dataUpdatedAt,
            refreshing: account.isFetching,
            onRefresh: () => void account.refetch(),
          }}
        />
      ) : (
        <NotLinked of={of} department={department} />
      )}
    </>
  )
}

/** `waits`: the session's user is not known yet. */
type Access = 'waits' | 'guest' | 'role' | 'other' | 'given'

function useAccess(id: string): Access {
  const { authenticated, user, subject } = useViewer()
  if (!authenticated) return 'guest'
  if (user === null) return 'waits'
  if (!may(subject, 'accounts.view')) return 'role'
  return subject.role === 'User' && user.id !== id ? 'other' : 'given'
}

function BackToAccounts({ id }: { id: string }) {
  return (
    <BackLink>
      <Link to="/user-profile/$id" params={{ id }} search={{ tab: 'linked' }}>
        <FormattedMessage id="account-view.tabs.linkedBack" />
      </Link>
    </BackLink>
  )
}

function WhichAccount({ account, department }: { account: Account; department: Department }) {
  const { parcel } = account
  return (
    <>
      {department.name} · <AccountNumber account={parcel.account} client={parcel.client} /> ·{' '}
      {parcel.address}
    </>
  )
}

interface RefusedProps {
  access: 'guest' | 'role' | 'other'
  signInLink: AccountViewProps['signInLink']
}

function Refused({ access, signInLink }: RefusedProps) {
  const { user } = useViewer()
  if (access === 'role') return <NotAllowed action={<WayHome />} />
  if (access === 'guest' || user === null) {
    return (
      <Card>
        <EmptyState
          icon={<UserIcon />}
          action={
            <LinkButton asChild>
              {signInLink(<FormattedMessage id="account-view.view.signIn" />)}
            </LinkButton>
          }
        >
          <FormattedMessage id="account-view.view.guest" />
        </EmptyState>
      </Card>
    )
  }
  return (
    <NoPermission
      action={
        <LinkButton asChild variant="outline">
          <Link to="/user-profile/$id" params={{ id: user.id }} search={{ tab: 'linked' }}>
            <FormattedMessage id="account-view.view.own" />
          </Link>
        </LinkButton>
      }
    >
      <FormattedMessage id="account-view.view.other" />
    </NoPermission>
  )
}

interface NotLinkedProps {
  of: AccountKey
  department: Department | undefined
}

/** Does not reveal whether the account exists, because two facts open it (product.md P8). */
function NotLinked({ of, department }: NotLinkedProps) {
  const { formatMessage } = useIntl()
  if (department === undefined || !isLinkable(department)) {
    return (
      <Card>
        <EmptyState
          action={
            <LinkButton asChild>
              <Link to="/departments">
                <FormattedMessage id="account-view.view.departments" />
              </Link>
            </LinkButton>
          }
        >
          <FormattedMessage id="account-view.view.none" />
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card padded maxWidth="34rem">
      <EmptyState icon={<LinkIcon />}>
        <FormattedMessage
          id="account-view.view.notLinked"
          values={{ account: <b className="figures">{of.account}</b>, department: department.name }}
        />
      </EmptyState>
      <LinkAccountForm
        fixed={{ department_id: of.departmentId, account: of.account, client: of.client }}
        onLinked={({ account }) =>
          announce(formatMessage({ id: 'account-view.add.done' }, { account }))
        }
      />
    </Card>
  )
}
