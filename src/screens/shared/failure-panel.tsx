import type { ReactNode } from 'react'
import { ApiFailure } from '@/api/failure'
import { ErrorState } from '@/ui/error-state'
import { FailureText } from './failure-text'
import { NotAllowed } from './not-allowed'
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
  if (error instanceof ApiFailure && error.is(403)) return <NotAllowed />
  return (
    <ErrorState referenceId={referenceOf(error)} {...retry}>
      {children ?? <FailureText error={error} />}
    </ErrorState>
  )
}
