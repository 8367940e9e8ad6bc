import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { ChunkFailure } from '@/state/chunks'
import { ErrorState } from '@/ui/feedback/error-state'
import { PageHeading } from '@/ui/layout/page-heading'

interface PageFailedProps {
  error: unknown
  onRetry: () => void
  /** Whom to call instead, where somebody is known. */
  phone?: string | null
}

/** Stands where a screen should be: why it is not there, Retry, the reference, and a phone. */
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
        // The browser remembers a script that it could not get: only a reload asks again.
        <ErrorState onRetry={() => window.location.reload()}>
          <FormattedMessage id={`failures.chunk.${error.kind}`} />
        </ErrorState>
      ) : (
        <FailurePanel error={error} onRetry={onRetry} phone={phone} />
      )}
    </>
  )
}
