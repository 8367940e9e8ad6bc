import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { endOtherSessions } from '@/api/profile'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'
import { SignOutIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { SideCard } from '@/ui/layout/side-card'
import { DoneLine } from './done-line'

type Ending = 'not-asked' | 'asked' | 'working' | 'failed' | 'done'

/**
 * All other sessions of this person end. This one stays: whoever presses the button is here, and
 * sees what became of it.
 */
export function EndSessions() {
  const { formatMessage } = useIntl()
  const [ending, setEnding] = useState<Ending>('not-asked')

  const end = async () => {
    setEnding('working')
    try {
      await endOtherSessions()
      setEnding('done')
      announce(formatMessage({ id: 'profile.sessions.done' }))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setEnding('failed')
    }
  }
  const close = () => setEnding('not-asked')

  return (
    <SideCard title={<FormattedMessage id="profile.sessions.title" />}>
      <p>
        <FormattedMessage id="profile.sessions.text" />
      </p>
      <Button wide variant="outline" icon={<SignOutIcon />} onClick={() => setEnding('asked')}>
        <FormattedMessage id="profile.sessions.button" />
      </Button>
      {ending === 'done' && <DoneLine id="profile.sessions.done" />}
      <Dialog
        open={ending === 'asked' || ending === 'working' || ending === 'failed'}
        onClose={close}
        locked={ending === 'working'}
        fullOnPhone={false}
        title={<FormattedMessage id="profile.sessions.question" />}
        footer={
          <>
            <Button pending={ending === 'working'} onClick={() => void end()}>
              <FormattedMessage id="profile.sessions.button" />
            </Button>
            <Button variant="outline" pending={ending === 'working'} onClick={close}>
              <FormattedMessage id="profile.sessions.cancel" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="profile.sessions.consequence" />
        </p>
        {ending === 'failed' && (
          <Banner tone="late" role="alert">
            <FormattedMessage id="profile.sessions.failed" />
          </Banner>
        )}
      </Dialog>
    </SideCard>
  )
}
