import { lazy, type ReactNode, type RefObject, Suspense } from 'react'

/** A screen that shows a dialog at once asks for its script with its own. */
export const loadModal = () => import('./modal-window')

/** Loads when a dialog first opens: no citizen's screen brings it along. */
export const LazyModal = lazy(async () => ({ default: (await loadModal()).ModalWindow }))

interface DialogProps {
  open: boolean
  /** Esc, or the close button. The dialog stays open until `open` says otherwise. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons that stay at the bottom while the content scrolls. */
  footer?: ReactNode
  size?: 'md' | 'lg'
  fullOnPhone?: boolean
  /** Off by default: a click outside must not lose typed input (product.md 2.2). */
  closeOnOutsideClick?: boolean
  /** No close button and no Esc: a running action cannot be left. */
  locked?: boolean
  /** The element that gets focus on opening; default: the title. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A modal dialog: the page behind is out of reach, focus stays inside and returns afterwards. */
export function Dialog({ open, size = 'md', fullOnPhone = true, ...dialog }: DialogProps) {
  if (!open) return null
  return (
    <Suspense>
      <LazyModal shape="dialog" {...{ size, fullOnPhone }} {...dialog} />
    </Suspense>
  )
}
