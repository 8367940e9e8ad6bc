import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { keepOldEmail, sendConfirmation } from '@/api/people/profile'
import type { User } from '@/contract/people/users'
import { useWrite, type Write } from '@/screens/shared/forms/use-write'
import type { FailureWords } from '@/screens/shared/forms/write-problem'
import { DemoMailboxSlot } from '@/screens/shared/auth/demo-slot'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { Row, Stack } from '@/ui/layout/stack'

interface PendingEmailProps {
  user: User
  /** With its tab. */
  hidden: boolean
  onSaved: (user: User) => void
  /** Settled elsewhere: in another tab, or by staff. */
  onStale: () => void
}

/** A changed address must be confirmed (product.md P7), and so must a new user's. */
export function PendingEmail({ user, hidden, onSaved, onStale }: PendingEmailProps) {
  const [kept, setKept] = useState(false)
  if (user.pending_email) {
    return (
      <Waiting
        key={user.pending_email}
        user={user}
        hidden={hidden}
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

/** Replaces the pressed button, and takes its focus. */
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
  hidden: boolean
  pending: string
  onKept: (user: User) => void
  onStale: () => void
}

function Waiting({ user, hidden, pending, onKept, onStale }: WaitingProps) {
  const place = useFocusFromLink(hidden)
  const [sent, setSent] = useState(0)
  const isNewAccount = pending.toLowerCase() === user.email.toLowerCase()
  const words: FailureWords = {
    409: () => {
      onStale()
      return null
    },
    429: 'profile.pending.tooMany',
    other: 'profile.pending.failed',
  }
  const again = useWrite({
    call: sendConfirmation,
    done: () => setSent((count) => count + 1),
    words: { ...words, lost: 'failures.failure.mailMade' },
  })
  const keep = useWrite({ call: keepOldEmail, done: onKept, words })

  /** One sentence at a time: the result of the last press. */
  const press = (pressed: Write<void, unknown>, other: Write<void, unknown>) => {
    other.forget()
    void pressed.run()
  }

  const values = { email: <b>{pending}</b>, old: <b>{user.email}</b> }
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone="due" title={<FormattedMessage id="profile.pending.title" values={values} />}>
        <Stack gap="2">
          <p>
            <FormattedMessage
              id={isNewAccount ? 'profile.pending.newAccount' : 'profile.pending.text'}
              values={values}
            />
          </p>
          <Row>
            <Button variant="outline" pending={again.pending} onClick={() => press(again, keep)}>
              <FormattedMessage id="profile.pending.again" />
            </Button>
            {!isNewAccount && (
              <Button variant="outline" pending={keep.pending} onClick={() => press(keep, again)}>
                <FormattedMessage id="profile.pending.keep" values={{ old: user.email }} />
              </Button>
            )}
          </Row>
          <p role="status">
            {again.problem ?? keep.problem}
            {again.isDone && <FormattedMessage id="profile.pending.sent" values={values} />}
          </p>
          <DemoMailboxSlot to={pending} kind="confirm" sent={sent} />
        </Stack>
      </Banner>
    </div>
  )
}

/** The link to here is gone with its tab, and only the search changed: the notice takes its focus. */
function useFocusFromLink(hidden: boolean) {
  const { history } = useRouter()
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(hidden)
  useEffect(() => {
    const isOpened = before.current && !hidden
    before.current = hidden
    if (isOpened && history.location.state.toConfirm === true) place.current?.focus()
  }, [hidden, history])
  return place
}
