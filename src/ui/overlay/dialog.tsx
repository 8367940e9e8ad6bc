import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { ModalProps } from './modal'
import type { ModalWindowProps } from './modal-window'

let ModalWindow: ComponentType<ModalWindowProps> | undefined

/** For a screen that knows that a dialog comes next. */
export async function loadModal(): Promise<void> {
  const part = await import('./modal-window')
  ModalWindow = part.ModalWindow
}

/**
 * Loads when a dialog first opens, so that no citizen's screen brings it along. Not React's `lazy`,
 * which suspends once even if the script is there, and then holds the page back for 300 ms.
 */
export function LazyModal(props: ModalWindowProps) {
  const [, setLoaded] = useState(ModalWindow !== undefined)
  const [failure, setFailure] = useState<Error | null>(null)
  // Always: `loadModal` may have ended elsewhere since this was rendered without the window.
  useEffect(() => {
    loadModal().then(() => setLoaded(true), setFailure)
  }, [])
  if (failure !== null) throw failure
  return ModalWindow ? <ModalWindow {...props} /> : null
}

export interface DialogProps extends ModalProps {
  /** The dialog stays until this is false, whatever `onClose` was told. */
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Buttons that stay at the bottom while the content scrolls. */
  footer?: ReactNode
  size?: 'md' | 'lg'
  fullOnPhone?: boolean
  /** Its top stays where it is when its height changes. */
  pinned?: boolean
}

/** A modal dialog: the page behind is out of reach, focus stays inside and returns afterwards. */
export function Dialog({ open, size = 'md', fullOnPhone = true, ...dialog }: DialogProps) {
  if (!open) return null
  return <LazyModal shape="dialog" {...{ size, fullOnPhone }} {...dialog} />
}
