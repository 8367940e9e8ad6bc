import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messageText } from '@/i18n/message-text'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { ErrorSummary, type SummaryError } from './error-summary'
import { FootBar } from './foot-bar'
import type { FormFailure } from './form-bindings'
import type { StepStatus } from './wizard-state'

interface ReviewPart {
  status: StepStatus
  title: string
  blocks: readonly string[]
  content: ReactNode
}

interface WizardReviewProps {
  heading: RefObject<HTMLHeadingElement | null>
  parts: readonly ReviewPart[]
  onStep: (key: string) => void
  finishLabel: ReactNode
  /** null: done, or the refused step is shown; otherwise a refusal that belongs to no step. */
  onFinish: () => Promise<FormFailure | null>
}

const Part = chakra('section', {
  base: {
    pt: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      mb: '1.5',
    },
    '& h3': { fontWeight: 'semibold' },
  },
})

/** The last step: all values, and the problems that block the end, each with a link to its step. */
export function WizardReview({ heading, parts, onStep, finishLabel, onFinish }: WizardReviewProps) {
  const intl = useIntl()
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<FormFailure | null>(null)
  const blocking = parts.filter(({ status }) => !status.isReady)
  const said: readonly (string | ReactElement)[] = [
    ...Object.values(refused?.errors ?? {}).flat(),
    ...(refused?.message ? [refused.message] : []),
  ]
  const summary: SummaryError[] = [
    ...said.map((message, index) => ({
      key: `said ${index}`,
      message: typeof message === 'string' ? messageText(intl, message) : message,
    })),
    ...blocking.map(({ status, title, blocks }) => ({
      key: status.key,
      message: <Blocking title={title} status={status} blocks={blocks} />,
      goTo: () => onStep(status.key),
    })),
  ]
  const finish = async () => {
    setRefused(null)
    if (blocking.length > 0) setAttempt((count) => count + 1)
    else {
      setPending(true)
      const rest = await onFinish()
      setPending(false)
      setRefused(rest)
      if (rest !== null) setAttempt((count) => count + 1)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void finish()
      }}
    >
      <Stack gap="5">
        {(attempt > 0 || blocking.length > 0) && (
          <ErrorSummary errors={summary} attempt={attempt} />
        )}
        <Card padded>
          <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2" mb="4">
            <FormattedMessage id="forms.wizard.review" />
          </chakra.h2>
          <Stack gap="4">
            {parts.map(({ status, title, content }) => (
              <Part key={status.key} aria-label={title}>
                <header>
                  <h3>{title}</h3>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={intl.formatMessage({ id: 'forms.wizard.changeStep' }, { title })}
                    onClick={() => onStep(status.key)}
                  >
                    <FormattedMessage id="forms.wizard.change" />
                  </Button>
                </header>
                {content}
              </Part>
            ))}
          </Stack>
        </Card>
        <FootBar>
          <Button type="submit" pending={pending}>
            {finishLabel}
          </Button>
        </FootBar>
      </Stack>
    </form>
  )
}

/** "Departments: 2 fields to correct · Needs a first import." */
function Blocking({ title, status, blocks }: Pick<ReviewPart, 'title' | 'status' | 'blocks'>) {
  const { formatMessage } = useIntl()
  const reasons = [
    ...(status.state === 'pending' ? [formatMessage({ id: 'forms.wizard.notYet' })] : []),
    ...(status.state === 'wrong' && status.wrongFields > 0
      ? [formatMessage({ id: 'forms.wizard.wrongFields' }, { count: status.wrongFields })]
      : []),
    ...blocks,
  ]
  return (
    <>
      <b>{title}</b>: {reasons.join(' · ')}
    </>
  )
}
