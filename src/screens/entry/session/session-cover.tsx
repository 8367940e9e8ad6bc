import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { inactivityTimeoutMs } from '@/rules/constants'

const Root = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    bg: 'canvas',
    color: 'fg',
    outline: 'none',
    // Under a dialog the rest of the page takes no presses.
    pointerEvents: 'auto',
    '&[open]': { display: 'grid', placeItems: 'center' },
    _print: { bg: 'canvas' },
  },
})

/** Covers everything, dialogs included: nothing of a finished session stays visible. */
export function SessionCover() {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // Before the browser paints (decision 6, "before anything private shows").
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  // Outside the page, which an open dialog hides from screen readers.
  return createPortal(
    <Root ref={ref} aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <chakra.p id={id} role="status" px="5" textAlign="center">
        <FormattedMessage
          id="session.inactivity.ending"
          values={{ minutes: inactivityTimeoutMs / 60_000 }}
        />
      </chakra.p>
    </Root>,
    document.body,
  )
}
