import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { announce } from '@/ui/feedback/live-region'
import { usePlacedPopover } from '@/ui/overlay/use-placed-popover'
import { popupLook } from '@/ui/overlay/use-popup'
import { Button, type ButtonProps } from './button'

const Note = chakra('span', {
  base: { ...popupLook, maxWidth: 'min(20rem, calc(100vw - 1rem))', px: '3.5', py: '2.5' },
})

interface ReasonButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it cannot be pressed now, in a sentence; null if it can. */
  disabledReason: string | null
}

/** Moving between button and note does not count as leaving. */
const leaveMs = 150

/**
 * A button for an allowed action that is not possible now: it stays in the tab order, and shows the
 * reason on focus, on hover and when pressed. An action that is not allowed is left out instead.
 */
export function ReasonButton({ disabledReason, onClick, type, ...button }: ReasonButtonProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const note = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shows = isShown && disabledReason !== null

  usePlacedPopover({ anchor: place, popover: note, open: shows })
  useEffect(() => () => clearTimeout(leaving.current), [])

  const show = () => {
    clearTimeout(leaving.current)
    setShown(true)
  }
  const hide = () => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setShown(false), leaveMs)
  }
  return (
    <chakra.span
      ref={place}
      display={button.wide === true ? 'grid' : 'inline-flex'}
      onMouseEnter={show}
      onMouseLeave={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isShown) return
        // A dialog around it stays open.
        event.stopPropagation()
        setShown(false)
      }}
    >
      <Button
        {...button}
        {...(disabledReason === null
          ? { onClick, type }
          : {
              type: 'button',
              'aria-disabled': true,
              'aria-describedby': id,
              onFocus: show,
              onBlur: hide,
              onClick: () => {
                show()
                announce(disabledReason)
              },
            })}
      />
      {disabledReason !== null && (
        <Note id={id} ref={note} popover="manual">
          {disabledReason}
        </Note>
      )}
    </chakra.span>
  )
}
