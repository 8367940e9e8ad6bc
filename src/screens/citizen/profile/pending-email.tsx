import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { keepOldEmail, sendConfirmation } from '@/api/profile'
import type { User } from '@/contract/users'
import type { MessageId } from '@/i18n/message-ids'
import { DemoMailboxSlot } from '@/screens/shared/demo-slot'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { Row, Stack } from '@/ui/layout/stack'

interface PendingEmailProps {
  user: User
  onSaved: (user: User) => void
  /** Somebody else settled it: another tab, or staff. */
  onStale: () => void
}

/** A changed address has to be confirmed (product.md P7), and so has a new account's. */
export function PendingEmail({ user, onSaved, onStale }: PendingEmailProps) {
  const [kept, setKept] = useState(false)
  if (user.pending_email) {
    return (
      <Waiting
        key={user.pending_email}
        user={user}
        pending={user.pending_email}
        onStale={onStale}
        onKept={(saved) => {
          setKept(true)
          onSaved(saved)
        }}
      />
    )
  }
  return kept ? (
    <Kept>
      <FormattedMessage id="profile.pending.kept" values={{ old: <b>{user.email}</b> }} />
    </Kept>
  ) : null
}

/** Takes the place of the button that was pressed, and its focus. */
function Kept({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone="good" role="status">
        {children}
      </Banner>
    </div>
  )
}

interface WaitingProps {
  user: User
  pending: string
  onKept: (user: User) => void
  onStale: () => void
}

function Waiting({ user, pending, onKept, onStale }: WaitingProps) {
  const [working, setWorking] = useState<'again' | 'keep' | null>(null)
  const [said, setSaid] = useState<MessageId | null>(null)
  const [sent, setSent] = useState(0)
  const isNewAccount = pending.toLowerCase() === user.email.toLowerCase()

  const attempt = async (what: 'again' | 'keep', work: () => Promise<void>) => {
    setWorking(what)
    setSaid(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.is(409)) onStale()
      else setSaid(error.is(429) ? 'profile.pending.tooMany' : 'profile.pending.failed')
    } finally {
      setWorking(null)
    }
  }
  const again = () =>
    attempt('again', async () => {
      await sendConfirmation()
      setSent((count) => count + 1)
      setSaid('profile.pending.sent')
    })
  const keep = () => attempt('keep', async () => onKept(await keepOldEmail()))

  const values = { email: <b>{pending}</b>, old: <b>{user.email}</b> }
  return (
    <Banner tone="due" title={<FormattedMessage id="profile.pending.title" values={values} />}>
      <Stack gap="2">
        <p>
          <FormattedMessage
            id={isNewAccount ? 'profile.pending.newAccount' : 'profile.pending.text'}
            values={values}
          />
        </p>
        <Row>
          <Button variant="outline" pending={working === 'again'} onClick={() => void again()}>
            <FormattedMessage id="profile.pending.again" />
          </Button>
          {!isNewAccount && (
            <Button variant="outline" pending={working === 'keep'} onClick={() => void keep()}>
              <FormattedMessage id="profile.pending.keep" values={{ old: user.email }} />
            </Button>
          )}
        </Row>
        <p role="status">{said !== null && <FormattedMessage id={said} values={values} />}</p>
        <DemoMailboxSlot to={pending} kind="confirm" sent={sent} />
      </Stack>
    </Banner>
  )
}
