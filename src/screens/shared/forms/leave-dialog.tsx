import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { beforeSignOut } from '@/state/session/before-sign-out'
import { session } from '@/state/session/session'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'

interface LeaveDialogProps {
  /** The form has unsaved values: `form.dirty`. */
  dirty: boolean
  /**
   * The navigations that unmount the form: to another page, to any other address, search params
   * too, or to another page or other values of these search params.
   */
  by: 'page' | 'address' | readonly string[]
  /** Drops the typed values; the navigation continues afterwards. */
  onLeave: () => void
  /** True as soon as it is saved: the page may navigate before it has rendered that. */
  saved?: RefObject<boolean>
}

/**
 * Asks before a navigation unmounts a form, and before the user signs out. Never after the session's
 * end: that page must go at once, and a draft keeps the values (decision 4).
 */
export function LeaveDialog({ dirty, by, onLeave, saved }: LeaveDialogProps) {
  const [owner] = useState(whoIsHere)
  const isUnsaved = () => whoIsHere() === owner && saved?.current !== true
  const blocker = useBlocker({
    withResolver: true,
    // A reload keeps the draft.
    enableBeforeUnload: false,
    disabled: !dirty,
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() &&
      (current.pathname !== next.pathname || isOtherSearch(by, current.search, next.search)),
  })
  const answerSignOut = useSignOutQuestion(dirty, isUnsaved)
  if (blocker.status !== 'blocked' && answerSignOut === null) return null
  const stay = () => {
    blocker.reset?.()
    answerSignOut?.(false)
  }
  const leave = () => {
    if (blocker.status === 'blocked') {
      onLeave()
      blocker.proceed()
    }
    // Signing out drops the values by itself.
    answerSignOut?.(true)
  }
  // Outside the form, because an inactive tab is hidden with everything in it.
  return createPortal(
    <Dialog
      open
      onClose={stay}
      fullOnPhone={false}
      title={<FormattedMessage id="forms.leave.title" />}
      footer={
        <>
          <Button onClick={stay}>
            <FormattedMessage id="forms.leave.stay" />
          </Button>
          <Button variant="outline" onClick={leave}>
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

/** While the user is asked before signing out: gives the answer. */
function useSignOutQuestion(dirty: boolean, isUnsaved: () => boolean) {
  const [asked, setAsked] = useState<{ settle: (mayLeave: boolean) => void } | null>(null)
  const ask = useEffectEvent((): Promise<boolean> =>
    isUnsaved()
      ? new Promise((settle) => {
          setAsked({ settle })
        })
      : Promise.resolve(true),
  )
  useEffect(() => {
    if (!dirty) return
    return beforeSignOut(() => ask())
  }, [dirty])
  // A form that goes otherwise leaves no sign-out waiting.
  useEffect(() => () => asked?.settle(false), [asked])
  if (asked === null) return null
  return (mayLeave: boolean) => {
    asked.settle(mayLeave)
    setAsked(null)
  }
}

function isOtherSearch(by: LeaveDialogProps['by'], current: object, next: object): boolean {
  if (by === 'page') return false
  const textOf = (search: object) => JSON.stringify(search, by === 'address' ? null : [...by])
  return textOf(current) !== textOf(next)
}

const whoIsHere = () => session.user?.id ?? null
