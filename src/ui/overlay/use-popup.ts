import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { usePlacedPopover } from './use-placed-popover'

/**
 * A panel at its button, above everything else on the page. Closes by Esc (focus returns to the
 * button), by a press outside and when focus leaves it. Mounted only while open.
 */
export function usePopup({ align }: { align: 'start' | 'end' }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  usePlacedPopover({ anchor: button, popover: box, open, align })

  const close = useCallback(({ refocus = true } = {}) => {
    if (refocus) button.current?.focus()
    setOpen(false)
  }, [])

  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node)) return
      const isInside = [box.current, button.current].some((part) => part?.contains(target))
      if (!isInside) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])

  return {
    open,
    setOpen,
    close,
    box,
    trigger: {
      ref: button,
      'aria-expanded': open,
      onClick: () => setOpen((now) => !now),
    },
    panel: {
      ref: box,
      popover: 'manual',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        // A dialog around it stays open.
        event.preventDefault()
        event.stopPropagation()
        close()
      },
    },
  } as const
}

/** The panel's look; a recipe spreads it. */
export const popupLook = {
  m: '0',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(24rem, calc(100vw - 1rem))',
  maxHeight: 'min(30rem, var(--room, 100dvh))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bg: 'surface',
  color: 'fg',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'float',
  fontSize: 'cell',
  fontWeight: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  '&:popover-open': { animation: 'ct-appear 120ms both' },
  _highContrast: { borderColor: 'CanvasText' },
} as const
