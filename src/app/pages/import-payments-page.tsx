import { Link, useLocation } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { ImportsPage } from '@/screens/office/imports/imports-page'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { WayHome } from '@/screens/shared/failure/way-home'
import { useMay } from '@/state/session/use-may'
import { useViewer } from '@/state/session/viewer'
import { LinkButton } from '@/ui/action/link-button'
import { LockIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'

/** The route has no guard: this page asks for nothing before it knows who is there (decision 15). */
export function ImportPaymentsPage({ departmentId }: { departmentId: string }) {
  const { authenticated, user } = useViewer()
  const mayUse = useMay('import-payments.use')
  if (authenticated && user !== null && mayUse) {
    return <ImportsPage kind="payments" departmentId={departmentId} />
  }
  return (
    <>
      <PageHeading title={<FormattedMessage id="imports.page.payments" />} />
      {authenticated && user === null ? (
        <Skeleton>
          <Card padded>
            <Bone height="18rem" />
          </Card>
        </Skeleton>
      ) : authenticated && user?.role.includes('User') === false ? (
        <NotAllowed action={<WayHome />} />
      ) : (
        <StaffOnly isSignedIn={authenticated} />
      )}
    </>
  )
}

/** Guests and citizens are told no more than that (decision 15). */
function StaffOnly({ isSignedIn }: { isSignedIn: boolean }) {
  const href = useLocation({ select: (location) => location.href })
  return (
    <Card>
      <EmptyState
        icon={<LockIcon />}
        action={
          isSignedIn ? (
            <WayHome />
          ) : (
            <LinkButton asChild>
              <Link to="/sign-in" search={{ return_to: href }}>
                <FormattedMessage id="imports.page.signIn" />
              </Link>
            </LinkButton>
          )
        }
      >
        <FormattedMessage id="imports.page.staffOnly" />
      </EmptyState>
    </Card>
  )
}
