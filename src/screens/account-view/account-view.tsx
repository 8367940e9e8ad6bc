import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { accountQuery, type AccountKey } from '@/api/accounts'
import { departmentsQuery } from '@/api/departments'
import type { Department } from '@/contract/departments'
import { isLinkable } from '@/rules/linkable'
import { may } from '@/rules/permissions'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { LinkAccountForm } from '@/screens/shared/link-account-form'
import { NotAllowed } from '@/screens/shared/not-allowed'
import { useViewer } from '@/state/viewer'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { LinkIcon, UserIcon } from '@/ui/icons'
import { LinkButton } from '@/ui/link-button'
import { announce } from '@/ui/live-region'
import { NoPermission } from '@/ui/no-permission'
import { PageHeading } from '@/ui/page-heading'
import { AccountPage } from './account-page'
import type { BillPieces } from './bill-pieces'
import { AccountSkeleton } from './account-view-pending'

interface AccountViewProps {
  /** Whose account the address says it is. */
  id: string
  /** The account in its department. */
  of: AccountKey
  /** Leads to sign-in, and from there back. */
  signInLink: (content: ReactNode) => ReactNode
  /** Beside the open bills. */
  cart: ReactNode
  pieces: BillPieces
  /** Another page of the activity. */
  page: number
}

/**
 * `/account-view/:id/:account/:client/:department` (product.md P8). The route has no guard: this
 * screen asks for nothing that is not the visitor's, and the API refuses it too (decision 15).
 */
export function AccountView(props: AccountViewProps) {
  const { id, of, signInLink } = props
  const { authenticated, user, subject } = useViewer()
  const isCitizen = subject.role === 'User'
  if (!authenticated) {
    return (
      <Untold of={of}>
        <Card>
          <EmptyState
            icon={<UserIcon />}
            action={
              <LinkButton asChild>
                {signInLink(<FormattedMessage id="citizen.view.signIn" />)}
              </LinkButton>
            }
          >
            <FormattedMessage id="citizen.view.guest" />
          </EmptyState>
        </Card>
      </Untold>
    )
  }
  if (user === null) return <AccountSkeleton title={<Heading of={of} />} />
  if (!may(subject, 'accounts.view')) {
    return (
      <Untold of={of}>
        <NotAllowed />
      </Untold>
    )
  }
  if (isCitizen && user.id !== id) {
    return (
      <Untold of={of}>
        <NoPermission
          action={
            <LinkButton asChild variant="outline">
              <Link to="/user-profile/$id" params={{ id: user.id }} search={{ tab: 'linked' }}>
                <FormattedMessage id="citizen.view.own" />
              </Link>
            </LinkButton>
          }
        >
          <FormattedMessage id="citizen.view.other" />
        </NoPermission>
      </Untold>
    )
  }
  return <KnownAccount {...props} isCitizen={isCitizen} />
}

const Heading = ({ of }: { of: AccountKey }) => (
  <FormattedMessage id="citizen.view.heading" values={{ account: of.account }} />
)

/** The page without anything of the account: only what the address says. */
function Untold({ of, children }: { of: AccountKey; children: ReactNode }) {
  return (
    <>
      <PageHeading title={<Heading of={of} />} />
      {children}
    </>
  )
}

function KnownAccount(props: AccountViewProps & { isCitizen: boolean }) {
  const { of, isCitizen } = props
  const account = useQuery(accountQuery(of))
  const departments = useQuery(departmentsQuery)
  const department = departments.data?.find(({ id }) => id === of.department)
  if (account.isPending || departments.isPending)
    return <AccountSkeleton title={<Heading of={of} />} />
  if (account.data === undefined) {
    return (
      <Untold of={of}>
        <FailurePanel
          error={account.error}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      </Untold>
    )
  }
  if (account.data === null || department === undefined) {
    return <NotLinked {...props} department={department} />
  }
  return (
    <AccountPage
      {...props}
      account={account.data}
      department={department}
      fresh={{
        updatedAt: account.dataUpdatedAt,
        refreshing: account.isFetching,
        onRefresh: () => void account.refetch(),
      }}
      mayPay={isCitizen}
    />
  )
}

/** Whether there is such an account is not said: two facts open it (product.md P8). */
function NotLinked({ of, department }: AccountViewProps & { department: Department | undefined }) {
  if (department === undefined || !isLinkable(department)) {
    return (
      <Untold of={of}>
        <Card>
          <EmptyState
            action={
              <LinkButton asChild>
                <Link to="/departments">
                  <FormattedMessage id="citizen.view.departments" />
                </Link>
              </LinkButton>
            }
          >
            <FormattedMessage id="citizen.view.none" />
          </EmptyState>
        </Card>
      </Untold>
    )
  }
  return (
    <Untold of={of}>
      <Card padded maxWidth="34rem">
        <EmptyState icon={<LinkIcon />}>
          <FormattedMessage
            id="citizen.view.notLinked"
            values={{ account: <b>{of.account}</b>, department: department.name }}
          />
        </EmptyState>
        <LinkAccountForm
          fixed={{ department_id: of.department, account: of.account, client: of.client }}
          onLinked={({ account }) => announce(account)}
        />
      </Card>
    </Untold>
  )
}
