import { useMatches } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Permission } from '@/contract/people/permissions'
import { shownRole } from '@/rules/people/roles'
import { roleToAsk } from '@/rules/people/role-to-ask'
import { WayHome } from '@/screens/shared/failure/way-home'
import { useViewer } from '@/state/session/viewer'
import { NoPermission } from '@/ui/feedback/no-permission'
import { PageHeading } from '@/ui/layout/page-heading'

/**
 * Names the role that cannot open the page, the role to ask, and where to go instead (product.md
 * 2.0, decision 16).
 */
export function NoPermissionPanel({ permission }: { permission: Permission }) {
  const { subject } = useViewer()
  const title = useMatches().at(-1)?.staticData.address?.title
  const asked = roleToAsk(subject.role, permission)
  return (
    <>
      <PageHeading title={<FormattedMessage id="office.denied.heading" />} />
      <NoPermission action={<WayHome />}>
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
