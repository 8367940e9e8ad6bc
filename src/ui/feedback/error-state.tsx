import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { ErrorIcon, RefreshIcon } from '@/ui/display/icons'
import './empty-state.css'

interface ErrorStateProps {
  /** What happened and what to do next; without it, the general sentence. */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** The request's id, for a call to the office (quality.md, fault rule 4). */
  referenceId?: string | null
}

/** A part of the page that could not be loaded; the rest keeps working. */
export function ErrorState({ children, onRetry, retrying = false, referenceId }: ErrorStateProps) {
  return (
    <div role="alert" className="empty-state" data-tone="late">
      <span className="empty-icon">
        <ErrorIcon />
      </span>
      <p>{children ?? <FormattedMessage id="ui.errorState.message" />}</p>
      {onRetry && (
        <Button variant="outline" icon={<RefreshIcon />} pending={retrying} onClick={onRetry}>
          <FormattedMessage id="ui.errorState.retry" />
        </Button>
      )}
      {referenceId && (
        <p className="help">
          <FormattedMessage id="ui.errorState.reference" values={{ id: referenceId }} />
        </p>
      )}
    </div>
  )
}
