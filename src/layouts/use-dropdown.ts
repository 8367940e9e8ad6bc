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
 * Opens by press or hover. A hover closes after the specified delay (§9); a press keeps it open
 * until Esc, a press outside, or the focus leaves.
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
      // A hover opens the menu wherever the focus is.
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
      // The hover has opened it already: the press keeps it open.
      onClick: () => setOpened((now) => (now === 'press' ? 'no' : 'press')),
    },
  }
}
