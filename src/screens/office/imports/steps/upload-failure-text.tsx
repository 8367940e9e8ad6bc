import { FormattedMessage } from 'react-intl'
import { FailureText } from '@/screens/shared/failure/failure-text'
import { referenceOf } from '@/screens/shared/failure/reference-of'
import type { UploadFailure } from '@/state/office/import-jobs'

/** Why rows stopped coming; what has arrived is there. */
export function UploadFailureText({ failure }: { failure: UploadFailure }) {
  switch (failure.kind) {
    case 'call': {
      const reference = referenceOf(failure.error)
      return (
        <>
          <FormattedMessage id="imports.upload.stopped" /> <FailureText error={failure.error} />
          {reference !== null && (
            <>
              {' '}
              <FormattedMessage id="ui.errorState.reference" values={{ id: reference }} />
            </>
          )}
        </>
      )
    }
    case 'file':
      return <FormattedMessage id="imports.upload.fileChanged" />
    case 'reader':
      return <FormattedMessage id="imports.file.reader" />
  }
}
