import { FormattedMessage } from 'react-intl'
import { ApiFailure, sentencesIn, waitSeconds } from '@/api/failure'
import { useFormats } from '@/i18n/format'
import { formatWait } from '@/i18n/wait'

interface FailureTextProps {
  error: unknown
  /** Something was asked for, and nothing sent to be saved. */
  reading?: boolean
}

/**
 * The reason of a failure and the next step: one text for each way to fail, and the server's
 * message where it is the error list. A 429 also says when to try again.
 */
export function FailureText({ error, reading = false }: FailureTextProps) {
  const { locale } = useFormats()
  if (!(error instanceof ApiFailure)) return <FormattedMessage id="failures.failure.http" />
  const said = sentencesIn(error).join(' ')
  const seconds = waitSeconds(error)
  return (
    <>
      {said || <FormattedMessage id={`failures.failure.${wordsFor(error, reading)}`} />}
      {seconds !== null && (
        <>
          {' '}
          <FormattedMessage
            id="failures.failure.wait"
            values={{ wait: formatWait(locale, seconds) }}
          />
        </>
      )}
    </>
  )
}

function wordsFor(failure: ApiFailure, reading: boolean) {
  if (failure.timedOut) return 'timeout'
  // A screen sends only what it lets choose: what is refused came with the address.
  if (reading && failure.is(422)) return 'invalid'
  return failure.is(429) ? 'tooMany' : failure.kind
}
