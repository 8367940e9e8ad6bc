import { useBlocker } from '@tanstack/react-router'
import { useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { session } from '@/state/session/session'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'

interface LeaveDialogProps {
  /** The form has unsaved values: `form.dirty`. */
  dirty: boolean
  /**
   * The navigations that unmount the form: to another page, or to any other address, search params
   * too.
   */
  by: 'page' | 'address'
  /** Drops the typed values; the navigation continues afterwards. */
  onLeave: () => void
  /** True as soon as it is saved: the page may navigate before it has rendered that. */
  saved?: RefObject<boolean>
}

/**
 * Asks before a navigation unmounts a form. Never after the session's end: that page must go at
 * once, and a draft keeps the values (decision 4).
 */
export function LeaveDialog({ dirty, by, onLeave, saved }: LeaveDialogProps) {
  const [owner] = useState(whoIsHere)
  const blocker = useBlocker({
    withResolver: true,
    // A reload keeps the draft.
    enableBeforeUnload: false,
    disabled: !dirty,
    shouldBlockFn: ({ current, next }) =>
      whoIsHere() === owner &&
      saved?.current !== true &&
      (current.pathname !== next.pathname ||
        (by === 'address' && JSON.stringify(current.search) !== JSON.stringify(next.search))),
  })
  if (blocker.status !== 'blocked') return null
  const { proceed, reset } = blocker
  // Outside the form, because an inactive tab is hidden with everything in it.
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
