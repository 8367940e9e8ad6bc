import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { shownRole } from '@/rules/people/roles'
import { useViewer } from '@/state/viewer'
import { NoPermission } from '@/ui/feedback/no-permission'

/** In place of what this visitor's role may not see or do (product.md 2.0, "No permission"). */
export function NotAllowed({ action }: { action?: ReactNode }) {
  const { role } = useViewer().subject
  return (
    <NoPermission action={action}>
      {role === 'Guest' ? (
        <FormattedMessage id="failures.permission.guest" />
      ) : (
        <FormattedMessage id="failures.permission.role" values={{ role: shownRole(role) }} />
      )}
    </NoPermission>
  )
}
