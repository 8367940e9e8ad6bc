import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useArea } from '@/i18n/use-area'
import { shownRole } from '@/rules/people/roles'
import { useViewer } from '@/state/session/viewer'
import { LazyBoundary } from './lazy-boundary'
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
  return (
    <LazyBoundary>
      <Words />
    </LazyBoundary>
  )
}

function Words() {
  // Anything can be refused, so its words are not among those of each first screen.
  useArea('errors')
  const { role } = useViewer().subject
  return role === 'Guest' ? (
    <FormattedMessage id="errors.permission.guest" />
  ) : (
    <FormattedMessage id="errors.permission.role" values={{ role: shownRole(role) }} />
  )
}
