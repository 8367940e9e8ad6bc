import { lazy, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { ErrorState } from '@/ui/feedback/error-state'
import { FailureText } from './failure-text'
import { LazyBoundary } from './lazy-boundary'
import { PhoneLink } from './phone-link'
import { referenceOf } from './reference-of'

// Few are ever told; what it takes to tell them is not on the first screen.
const NotAllowed = lazy(async () => ({ default: (await import('./not-allowed')).NotAllowed }))

interface FailurePanelProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
  /** What could not be had; the reason follows. */
  children?: ReactNode
  /** Replaces the general words for the reason. */
  reason?: ReactNode
  /** Whom to call instead; null: nobody is known. */
  phone?: string | null
}

/**
 * In place of what a call should have brought; the rest of the page keeps working. A 403 with any
 * other text than that of an unknown subdomain says that one may not (decision 3).
 */
export function FailurePanel({
  error,
  children,
  reason,
  phone = null,
  ...retry
}: FailurePanelProps) {
  if (error instanceof ApiFailure && error.is(403)) {
    return (
      <LazyBoundary>
        <NotAllowed />
      </LazyBoundary>
    )
  }
  return (
    <ErrorState referenceId={referenceOf(error)} {...retry}>
      {children}
      {children !== undefined && ' '}
      {reason ?? <FailureText error={error} />}
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
