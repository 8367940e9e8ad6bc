import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { menuHoverCloseDelayMs } from '@/rules/constants'

/**
 * Opens by a press or under the mouse. What the mouse opened closes when it leaves, after the
 * specified delay (§9); what a press opened stays until Esc, a press elsewhere, or focus leaves.
 */
export function useDropdown() {
  const [opened, setOpened] = useState<'no' | 'hover' | 'press'>('no')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = opened !== 'no'
  const close = () => setOpened('no')

  useEffect(() => () => clearTimeout(closing.current), [])
  useEffect(() => {
    if (!open) return
    const pressed = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpened('no')
    }
    const pressedKey = (event: globalThis.KeyboardEvent) => {
      // Under the mouse the menu is open while focus is anywhere.
      if (event.key === 'Escape') setOpened('no')
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', pressedKey)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', pressedKey)
    }
  }, [open])

  return {
    open,
    close,
    wrapper: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(closing.current)
        if (event.pointerType === 'mouse') setOpened((now) => (now === 'no' ? 'hover' : now))
      },
      onPointerLeave: () => {
        closing.current = setTimeout(
          () => setOpened((now) => (now === 'hover' ? 'no' : now)),
          menuHoverCloseDelayMs,
        )
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && open) button.current?.focus()
      },
    },
    trigger: {
      ref: button,
      // The mouse has opened it already: the press makes it stay.
      onClick: () => setOpened((now) => (now === 'press' ? 'no' : 'press')),
    },
  }
}
