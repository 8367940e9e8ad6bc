import { useBlocker } from '@tanstack/react-router'
import { useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { session } from '@/state/session'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'

interface LeaveDialogProps {
  /** Something was typed that is not saved: `form.dirty`. */
  dirty: boolean
  /** What takes the form away: another page, or any other address, search params too. */
  by: 'page' | 'address'
  /** Drops what was typed; the page goes on afterwards. */
  onLeave: () => void
  /** No draft keeps what was typed: the browser asks before a reload, too. Default false. */
  lostByReload?: boolean
  /** True from the moment that it is saved: the page may go before it has rendered that. */
  saved?: RefObject<boolean>
}

/**
 * Asks before a navigation takes a form away. Never when the session ended meanwhile: that page has
 * to go at once, and a draft keeps what was typed (decision 4).
 */
export function LeaveDialog({ dirty, by, onLeave, lostByReload = false, saved }: LeaveDialogProps) {
  const [owner] = useState(whoIsHere)
  const blocker = useBlocker({
    withResolver: true,
    // A reload keeps a draft; the browser's own question would be a second one.
    enableBeforeUnload: lostByReload && dirty,
    disabled: !dirty,
    shouldBlockFn: ({ current, next }) =>
      whoIsHere() === owner &&
      saved?.current !== true &&
      (current.pathname !== next.pathname ||
        (by === 'address' && JSON.stringify(current.search) !== JSON.stringify(next.search))),
  })
  if (blocker.status !== 'blocked') return null
  const { proceed, reset } = blocker
  // Not within the form: a tab that is not looked at is hidden with all that it holds.
  return createPortal(
    <Dialog
      open
      onClose={reset}
      fullOnPhone={false}
      title={<FormattedMessage id="forms.leave.title" />}
      footer={
        <>
          <Button onClick={reset}>
            <FormattedMessage id="forms.leave.stay" />
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              onLeave()
              proceed()
            }}
          >
            <FormattedMessage id="forms.leave.leave" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="forms.leave.text" />
      </p>
    </Dialog>,
    document.body,
  )
}

const whoIsHere = () => session.user?.id ?? null
