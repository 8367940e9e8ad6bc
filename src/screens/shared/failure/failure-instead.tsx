import { Link, useLocation } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/api/failure'
import { otherDepartmentCode } from '@/rules/people/departments-seen'
import { useViewer } from '@/state/session/viewer'
import { LinkButton } from '@/ui/action/link-button'
import { Row } from '@/ui/layout/stack'
import { NotAllowed } from './not-allowed'
import { NotOffered } from './not-offered'
import { OtherDepartment } from './other-department'
import { WayHome } from './way-home'

/**
 * Replaces what no second try would bring: the role may not see it, or not of that department, or the
 * host does not have it.
 */
export function FailureInstead({ error, phone }: { error: ApiFailure; phone: string | null }) {
  const { role } = useViewer().subject
  if (error.kind === 'not-offered') return <NotOffered phone={phone} />
  if (error.body.code === otherDepartmentCode) return <OtherDepartment />
  return role === 'Guest' ? <NotAllowed action={<GuestWays />} /> : <NotAllowed />
}

/** A guest may have an account that sees the page, or go on to what everybody sees. */
function GuestWays() {
  const href = useLocation({ select: (location) => location.href })
  return (
    <Row justifyContent="center">
      <LinkButton asChild size="sm">
        <Link to="/sign-in" search={{ return_to: href }}>
          <FormattedMessage id="shell.account.signIn" />
        </Link>
      </LinkButton>
      <WayHome />
    </Row>
  )
}
