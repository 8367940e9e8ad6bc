import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

/**
 * A panel at its button, above everything else on the page. Closes by Esc (focus goes back to the
 * button), by a press elsewhere and when focus leaves it. The panel is mounted only while it is open.
 */
export function usePopup() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLElement | null>(null)
  const id = useId()
  // Where the browser cannot place a panel at its button, it stands in the middle of the window.
  const anchor = `--${id.replaceAll(/\W/gu, '')}`

  const close = useCallback(({ refocus = true } = {}) => {
    if (refocus) button.current?.focus()
    setOpen(false)
  }, [])

  const panelRef: Ref<HTMLElement> = useCallback((panel: HTMLElement | null) => {
    box.current = panel
    panel?.showPopover()
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
      style: open ? { anchorName: anchor } : undefined,
      onClick: () => setOpen((now) => !now),
    },
    panel: {
      ref: panelRef,
      popover: 'manual',
      style: { positionAnchor: anchor },
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

/** How a panel looks and where it stands; a recipe spreads it. */
export const popupLook = {
  m: 'auto',
  inset: '0',
  width: 'max-content',
  height: 'fit-content',
  maxWidth: 'min(24rem, calc(100vw - 1rem))',
  maxHeight: 'min(28rem, calc(100dvh - 1rem))',
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
  '@supports (position-area: block-end)': {
    inset: 'auto',
    m: '0',
    my: '1',
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  },
} as const
