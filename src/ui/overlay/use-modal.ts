import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'

interface ModalOptions {
  open: boolean
  onClose: () => void
  closeOnOutsideClick: boolean
  locked: boolean
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex="0"]'

/**
 * A `<dialog>` that follows `open`. The browser makes the page behind inert and returns focus; this
 * adds that Tab cycles inside, and that Esc asks instead of closing.
 */
export function useModal({
  open,
  onClose,
  closeOnOutsideClick,
  locked,
  initialFocus,
}: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    const title = dialog.querySelector<HTMLElement>('[data-modal-title]')
    ;(initialFocus?.current ?? title)?.focus()
    return () => dialog.close()
  }, [open, initialFocus])

  const ask = () => {
    if (!locked) onClose()
  }

  return {
    ref,
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        ask()
      } else if (event.key === 'Tab' && ref.current) keepInside(event, ref.current)
    },
    // A phone's back gesture asks through `cancel`, without a key.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== ref.current) return
      event.preventDefault()
      ask()
    },
    // A repeated close request closes the dialog without asking: then it is reopened, or closed.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = ref.current
      if (!dialog || event.target !== dialog || dialog.open || !open || !dialog.isConnected) return
      dialog.showModal()
      ask()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (closeOnOutsideClick && event.target === ref.current && isOutside(event)) ask()
    },
  }
}

function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    stop.checkVisibility(),
  )
  const first = stops[0]
  const last = stops.at(-1)
  const active = document.activeElement
  const atStart = active === first || !stops.some((stop) => stop === active)
  if (event.shiftKey && atStart) {
    event.preventDefault()
    last?.focus()
  } else if (!event.shiftKey && active === last) {
    event.preventDefault()
    first?.focus()
  }
}

/** A press on the backdrop has the dialog as its target, and lies outside its box. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect()
  const across = event.clientX >= box.left && event.clientX <= box.right
  return !(across && event.clientY >= box.top && event.clientY <= box.bottom)
}
