import { FormattedMessage } from 'react-intl'
import { ApiFailure, sentencesIn, waitSeconds } from '@/api/failure'
import { useFormats } from '@/i18n/format'

/**
 * The reason of a failure and the next step: one text for each way to fail, and the server's
 * message where it is the error list. A 429 also says when to try again.
 */
export function FailureText({ error }: { error: unknown }) {
  const { wait } = useFormats()
  if (!(error instanceof ApiFailure)) return <FormattedMessage id="failures.failure.http" />
  const said = sentencesIn(error).join(' ')
  const seconds = waitSeconds(error)
  return (
    <>
      {said || <FormattedMessage id={`failures.failure.${wordsFor(error)}`} />}
      {seconds !== null && (
        <>
          {' '}
          <FormattedMessage id="failures.failure.wait" values={{ wait: wait(seconds) }} />
        </>
      )}
    </>
  )
}

function wordsFor(failure: ApiFailure) {
  if (failure.timedOut) return 'timeout'
  return failure.is(429) ? 'tooMany' : failure.kind
}
