import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, RefObject } from 'react'
import { backdropRecipe, modalRecipe, positionerRecipe } from '@/ui/theme/recipes/modal'
import { useBackGesture } from './use-back-gesture'

const Backdrop = chakra(Dialog.Backdrop, backdropRecipe)
const Positioner = chakra(Dialog.Positioner, positionerRecipe)

/** The box itself; `shape` says whether it is a dialog or a drawer. */
export const ModalContent = chakra(Dialog.Content, modalRecipe)
/** Names the dialog, and takes focus when it opens unless `initialFocus` says otherwise. */
export const ModalTitle = chakra(
  Dialog.Title,
  { base: { textStyle: 'h2' } },
  { defaultProps: { tabIndex: -1, 'data-autofocus': '' } },
)

export interface ModalProps {
  /** Esc, the back gesture of a phone, or the close button. It stays until it is unmounted. */
  onClose: () => void
  /** No close button and no Esc: a running action cannot be left. */
  locked?: boolean
  /** Off by default: a click outside must not lose typed input (product.md 2.2). */
  closeOnOutsideClick?: boolean
  /** The element that gets focus on opening; default: the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The element that gets focus on closing; null or default: the one that had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

interface ModalFrameProps extends ModalProps {
  at: 'center' | 'top' | 'start' | 'end'
  /** A `ModalContent`. */
  children: ReactNode
}

/** What every dialog and drawer has around its box; open as long as it is mounted. */
export function Modal({
  onClose,
  locked = false,
  closeOnOutsideClick = false,
  initialFocus,
  finalFocus,
  at,
  children,
}: ModalFrameProps) {
  const ask = () => {
    if (!locked) onClose()
  }
  useBackGesture(ask)
  return (
    <Dialog.Root
      open
      onOpenChange={ask}
      closeOnEscape={!locked}
      closeOnInteractOutside={closeOnOutsideClick && !locked}
      initialFocusEl={() => initialFocus?.current ?? null}
      finalFocusEl={() => finalFocus?.() ?? null}
      onEscapeKeyDown={leaveToWhatIsAbove}
      onInteractOutside={(event) => {
        if (isInNativeDialog(event.detail.originalEvent.target)) event.preventDefault()
      }}
      // One that opened above stays when this one closes: the end of a session must not be missed.
      onRequestDismiss={(event) => event.preventDefault()}
    >
      <Portal>
        <Backdrop />
        <Positioner at={at}>{children}</Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** What Esc closes first: a button's reason, the browser's own note, the demonstration's panel. */
function leaveToWhatIsAbove(event: KeyboardEvent): void {
  if (isInNativeDialog(event.target) || isReasonShown()) event.preventDefault()
  const shown = document.querySelector<HTMLElement>(':popover-open')
  if (shown === null) return
  event.preventDefault()
  if (shown.popover === 'auto') shown.hidePopover()
}

/** The library's tooltip closes by itself, and is no layer above the dialog. */
const isReasonShown = () =>
  document.querySelector('[data-scope=tooltip][data-part=content][data-state=open]') !== null

/** The demonstration's panel, and the cover of a session's end, are above everything. */
function isInNativeDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
