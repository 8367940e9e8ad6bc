import { type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { ErrorState } from '@/ui/feedback/error-state'
import { FailureText } from './failure-text'
import { LazyBoundary } from './lazy-boundary'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { lazyUi } from '@/ui/theme/late-ui'
import { referenceOf } from './reference-of'

// Rarely needed, so it is not on the first screen.
const FailureInstead = lazyUi(async () => (await import('./failure-instead')).FailureInstead)

interface FailurePanelProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
  /** The data that failed to load; the reason follows. */
  children?: ReactNode
  /** Replaces the general text of the reason. */
  reason?: ReactNode
  /** The number to call; null: none is known. */
  phone?: string | null
}

/**
 * Replaces the content that a call failed to load; the rest of the page keeps working. A 403 other
 * than for an unknown subdomain means a missing permission (decision 3).
 */
export function FailurePanel({
  error,
  children,
  reason,
  phone = null,
  ...retry
}: FailurePanelProps) {
  if (error instanceof ApiFailure && (error.is(403) || error.kind === 'not-offered')) {
    return (
      <LazyBoundary>
        <FailureInstead error={error} phone={phone} />
      </LazyBoundary>
    )
  }
  return (
    <ErrorState referenceId={referenceOf(error)} {...retry}>
      {children}
      {children !== undefined && ' '}
      {reason ?? <FailureText error={error} reading />}
      {phone !== null && (
        <>
          {' '}
          <FormattedMessage
            id="failures.failure.phone"
            values={{ phone: <PhoneLink phone={phone} /> }}
          />
        </>
      )}
    </ErrorState>
  )
}
