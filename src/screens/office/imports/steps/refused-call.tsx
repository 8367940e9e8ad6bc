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
  /** For any other failure. */
  children: ReactNode
}

/** Why the server has no answer about an import, in words with the way on. */
export function RefusedCall({ error, row, page, children }: RefusedCallProps) {
  const code = error instanceof ApiFailure && error.is(409) ? (error.body.code ?? '') : ''
  const words = ownValue(refusalWords.codes, code)
  if (words === undefined) return children
  return (
    <Banner
      tone="due"
      role="alert"
      action={
        <LinkButton asChild variant="outline" size="sm">
          <ImportLink
            kind={row.kind}
            departmentId={row.department?.id ?? null}
            search={{ merchant: page.merchant }}
          >
            <FormattedMessage id="imports.page.uploadAgain" />
          </ImportLink>
        </LinkButton>
      }
    >
      <FormattedMessage id={words} />
    </Banner>
  )
}
