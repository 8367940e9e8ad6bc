import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { shownRole } from '@/rules/roles'
import { useViewer } from '@/state/viewer'
import { ErrorState } from '@/ui/error-state'
import { NoPermission } from '@/ui/no-permission'
import { FailureText } from './failure-text'
import { referenceOf } from './reference-of'

interface FailurePanelProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
  /** What could not be had; without it, why. */
  children?: ReactNode
}

/**
 * In place of what a call should have brought; the rest of the page keeps working. A 403 with any
 * other text than that of an unknown subdomain says that one may not (product.md decision 3).
 */
export function FailurePanel({ error, children, ...retry }: FailurePanelProps) {
  const { subject } = useViewer()
  if (error instanceof ApiFailure && error.is(403)) {
    return (
      <NoPermission>
        {subject.role === 'Guest' ? (
          <FormattedMessage id="errors.permission.guest" />
        ) : (
          <FormattedMessage
            id="errors.permission.role"
            values={{ role: shownRole(subject.role) }}
          />
        )}
      </NoPermission>
    )
  }
  return (
    <ErrorState referenceId={referenceOf(error)} {...retry}>
      {children ?? <FailureText error={error} />}
    </ErrorState>
  )
}
