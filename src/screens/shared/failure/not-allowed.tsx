import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { shownRole } from '@/rules/people/roles'
import { useViewer } from '@/state/session/viewer'
import { NoPermission } from '@/ui/feedback/no-permission'

/** Replaces content that the visitor's role may not see (product.md 2.0, "No permission"). */
export function NotAllowed({ action }: { action?: ReactNode }) {
  return (
    <NoPermission action={action}>
      <NotAllowedText />
    </NoPermission>
  )
}

/** The same in a form or beside a button. */
export function NotAllowedText() {
  const { role } = useViewer().subject
  return role === 'Guest' ? (
    <FormattedMessage id="failures.permission.guest" />
  ) : (
    <FormattedMessage id="failures.permission.role" values={{ role: shownRole(role) }} />
  )
}
