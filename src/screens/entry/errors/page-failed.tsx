import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { ChunkFailure } from '@/state/chunks'
import { ErrorState } from '@/ui/feedback/error-state'
import { PageHeading } from '@/ui/layout/page-heading'

interface PageFailedProps {
  error: unknown
  onRetry: () => void
  /** The office's phone, if known. */
  phone?: string | null
}

/**
 * Stands in place of a screen that failed to load: the reason, Retry, the reference, and a phone
 * number.
 */
export function PageFailed({ error, onRetry, phone = null }: PageFailedProps) {
  const denied = error instanceof ApiFailure && error.is(403)
  return (
    <>
      <PageHeading
        title={
          <FormattedMessage
            id={denied ? 'failures.permission.heading' : 'failures.panel.heading'}
          />
        }
      />
      {error instanceof ChunkFailure ? (
        <ScriptFailed kind={error.kind} />
      ) : (
        <FailurePanel error={error} onRetry={onRetry} phone={phone} />
      )}
    </>
  )
}

/** The browser caches the failure of a script: only a reload requests it again. */
function ScriptFailed({ kind }: Pick<ChunkFailure, 'kind'>) {
  useEffect(() => {
    // As calls are repeated then.
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <ErrorState onRetry={reload}>
      <FormattedMessage id={`failures.chunk.${kind}`} />
    </ErrorState>
  )
}

const reload = () => window.location.reload()
