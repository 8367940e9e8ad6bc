import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { ownValue } from '@/rules/own-value'
import { LinkButton } from '@/ui/action/link-button'
import { Banner } from '@/ui/feedback/banner'
import { ImportLink } from '@/screens/office/imports/import-link'
import type { StepProps } from './step-props'
import { refusalWords } from '@/screens/office/imports/import-words'

interface RefusedCallProps extends Pick<StepProps, 'row' | 'page'> {
  error: unknown
  /** What happened to the import before, and why: said together with what helps now. */
  title?: ReactNode
  reason?: ReactNode
  /** For any other failure. */
  children: ReactNode
}

/** Why the server has no answer about an import, in words with the way on. */
export function RefusedCall({ error, row, page, title, reason, children }: RefusedCallProps) {
  const code = error instanceof ApiFailure && error.is(409) ? (error.body.code ?? '') : ''
  const words = ownValue(refusalWords.codes, code)
  if (words === undefined) return children
  return (
    <Banner
      tone={reason === undefined ? 'due' : 'late'}
      role="alert"
      title={title}
      action={<UploadAgain row={row} page={page} size="sm" />}
    >
      {reason} <FormattedMessage id={words} />
    </Banner>
  )
}

interface UploadAgainProps extends Pick<StepProps, 'row' | 'page'> {
  size?: 'sm'
}

/** To a new import of the same kind. */
export function UploadAgain({ row, page, size }: UploadAgainProps) {
  return (
    <LinkButton asChild variant="outline" {...(size && { size })}>
      <ImportLink
        kind={row.kind}
        departmentId={row.department?.id ?? null}
        search={{ merchant: page.merchant }}
      >
        <FormattedMessage id="imports.page.uploadAgain" />
      </ImportLink>
    </LinkButton>
  )
}
