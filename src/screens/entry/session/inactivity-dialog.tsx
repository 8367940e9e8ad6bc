import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { inactivityTimeoutMs } from '@/rules/constants'
import { minutesAndSeconds } from '@/rules/time/countdown'
import { spokenSeconds } from '@/rules/people/inactivity'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'
import { Stack } from '@/ui/layout/stack'

interface InactivityDialogProps {
  secondsLeft: number
  /** The office's own sentence. */
  text?: string | null | undefined
  onStay: () => void
  onSignOut: () => void
}

/**
 * The warning two minutes before the end (decision 6, WCAG 2.2.1). Closing it keeps the session.
 */
export function InactivityDialog({ secondsLeft, text, onStay, onSignOut }: InactivityDialogProps) {
  const stay = useRef<HTMLButtonElement>(null)
  const spoken = spokenSeconds(secondsLeft)
  return (
    <Dialog
      open
      onClose={onStay}
      fullOnPhone={false}
      initialFocus={stay}
      title={<FormattedMessage id="session.inactivity.title" />}
      footer={
        <>
          <Button ref={stay} onClick={onStay}>
            <FormattedMessage id="session.inactivity.stay" />
          </Button>
          <Button variant="outline" onClick={onSignOut}>
            <FormattedMessage id="session.inactivity.leave" />
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <p>
          <FormattedMessage
            id="session.inactivity.text"
            values={{ minutes: inactivityTimeoutMs / 60_000 }}
          />
        </p>
        {text && <p>{text}</p>}
        {/* Read out on focus, not every second. */}
        <chakra.p role="timer" className="figures" textStyle="h2">
          <FormattedMessage
            id="session.inactivity.left"
            values={{ time: minutesAndSeconds(secondsLeft) }}
          />
        </chakra.p>
      </Stack>
      <chakra.p role="status" srOnly>
        {spoken !== null && (
          <FormattedMessage id="session.inactivity.spoken" values={{ seconds: spoken }} />
        )}
      </chakra.p>
    </Dialog>
  )
}
