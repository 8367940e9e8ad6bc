import { FormattedMessage, useIntl } from 'react-intl'
import { endOtherSessions } from '@/api/people/profile'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { SignOutIcon } from '@/ui/display/icons'
import { SideCard } from '@/ui/layout/side-card'
import { DoneLine } from './done-line'

/** Ends all other sessions of the user. This one stays, so that the user sees the result. */
export function EndSessions() {
  const { formatMessage } = useIntl()
  const end = useWrite({
    call: endOtherSessions,
    successMessage: formatMessage({ id: 'profile.sessions.done' }),
    words: { other: 'profile.sessions.failed' },
  })

  return (
    <SideCard title={<FormattedMessage id="profile.sessions.title" />}>
      <p>
        <FormattedMessage id="profile.sessions.text" />
      </p>
      <Button wide variant="outline" icon={<SignOutIcon />} onClick={() => end.ask()}>
        <FormattedMessage id="profile.sessions.button" />
      </Button>
      {end.isDone && <DoneLine id="profile.sessions.done" />}
      <ConfirmWrite
        write={end}
        title={() => <FormattedMessage id="profile.sessions.question" />}
        verb={<FormattedMessage id="profile.sessions.button" />}
        cancel={<FormattedMessage id="profile.sessions.cancel" />}
      >
        {() => (
          <p>
            <FormattedMessage id="profile.sessions.consequence" />
          </p>
        )}
      </ConfirmWrite>
    </SideCard>
  )
}
