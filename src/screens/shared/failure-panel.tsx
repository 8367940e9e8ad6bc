import { lazy, type ReactNode } from 'react'
import { errorList } from '@/api/error-list'
import { ApiFailure } from '@/api/failure'
import { ErrorState } from '@/ui/error-state'
import { FailureText } from './failure-text'
import { Late } from './late'
import { referenceOf } from './reference-of'

// Few are ever told; what it takes to tell them is not on the first screen.
const NotAllowed = lazy(async () => ({ default: (await import('./not-allowed')).NotAllowed }))

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
  if (error instanceof ApiFailure && error.is(403)) {
    return (
      <Late>
        <NotAllowed />
      </Late>
    )
  }
  const said = error instanceof ApiFailure ? errorList(error) : []
  return (
    <ErrorState referenceId={referenceOf(error)} {...retry}>
      {children ?? <FailureText error={error} />}
      {children !== undefined && said.map((sentence) => ` ${sentence}`)}
    </ErrorState>
  )
}
