import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { errorList } from '@/api/error-list'

/**
 * Why a call failed and what to do: one wording for each of the four ways to fail (quality.md,
 * fault rule 2), and the server's own words where they are the error list.
 */
export function FailureText({ error }: { error: unknown }) {
  if (!(error instanceof ApiFailure)) return <FormattedMessage id="errors.failure.http" />
  return errorList(error).join(' ') || <FormattedMessage id={`errors.failure.${error.kind}`} />
}
