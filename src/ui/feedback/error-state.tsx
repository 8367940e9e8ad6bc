import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { ErrorIcon, RefreshIcon } from '@/ui/display/icons'

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
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="3"
      p="5"
      bg="surface"
      border="1px solid"
      borderColor="line"
      borderRadius="card"
      // In a card, its edge is the only one.
      css={{ '.card &': { border: 'none' }, '.card[data-padded] &': { p: '0' } }}
    >
      <chakra.p display="flex" gap="2.5">
        <chakra.span color="late.fg" mt="0.125rem" flexShrink="0">
          <ErrorIcon />
        </chakra.span>
        <span>{children ?? <FormattedMessage id="ui.errorState.message" />}</span>
      </chakra.p>
      {onRetry && (
        <Button variant="outline" icon={<RefreshIcon />} pending={retrying} onClick={onRetry}>
          <FormattedMessage id="ui.errorState.retry" />
        </Button>
      )}
      {referenceId && (
        <chakra.p textStyle="help">
          <FormattedMessage id="ui.errorState.reference" values={{ id: referenceId }} />
        </chakra.p>
      )}
    </chakra.div>
  )
}
