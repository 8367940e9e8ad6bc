import { Link, useMatches } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Permission } from '@/contract/people/permissions'
import { may } from '@/rules/people/permissions'
import { shownRole } from '@/rules/people/roles'
import { roleToAsk } from '@/rules/people/role-to-ask'
import { useViewer } from '@/state/session/viewer'
import { LinkButton } from '@/ui/action/link-button'
import { NoPermission } from '@/ui/feedback/no-permission'
import { PageHeading } from '@/ui/layout/page-heading'
import { useSite } from '@/screens/shared/merchant/site'

/**
 * Names the role that cannot open the page, the role to ask, and where to go instead (product.md
 * 2.0, decision 16).
 */
export function NoPermissionPanel({ permission }: { permission: Permission }) {
  const { subject } = useViewer()
  const { isTenant } = useSite()
  const title = useMatches().at(-1)?.staticData.address?.title
  const asked = roleToAsk(subject.role, permission)
  return (
    <>
      <PageHeading title={<FormattedMessage id="office.denied.heading" />} />
      <NoPermission
        action={<WayOut dashboard={may(subject, 'dashboard.view')} {...{ isTenant }} />}
      >
        <FormattedMessage
          id="office.denied.text"
          values={{
            role: shownRole(subject.role),
            page: title === undefined ? '' : <FormattedMessage id={title} />,
          }}
        />{' '}
        {asked !== null && (
          <FormattedMessage id="office.denied.ask" values={{ asked: shownRole(asked) }} />
        )}
      </NoPermission>
    </>
  )
}

function WayOut({ dashboard, isTenant }: { dashboard: boolean; isTenant: boolean }) {
  if (dashboard) {
    return (
      <LinkButton asChild size="sm">
        <Link to={isTenant ? '/dashboard' : '/admin/dashboard'}>
          <FormattedMessage id="office.denied.dashboard" />
        </Link>
      </LinkButton>
    )
  }
  if (!isTenant) return null
  return (
    <LinkButton asChild size="sm">
      <Link to="/departments">
        <FormattedMessage id="office.denied.departments" />
      </Link>
    </LinkButton>
  )
}
