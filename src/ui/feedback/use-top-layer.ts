import { useEffect, useState } from 'react'

const dialogs = 'dialog[open], [aria-modal=true]'

/**
 * The topmost reachable element: the open dialog, else the body. Everything outside a modal dialog
 * is inert.
 */
export function useTopLayer(isNeeded: boolean): HTMLElement {
  const [layer, setLayer] = useState<HTMLElement>(topLayer)
  useEffect(() => {
    if (!isNeeded) return
    const look = () => setLayer(topLayer())
    look()
    // A dialog that opens or closes moves focus; `close` and `toggle` do not bubble.
    const events = ['close', 'toggle', 'focusin'] as const
    for (const event of events) document.addEventListener(event, look, true)
    return () => {
      for (const event of events) document.removeEventListener(event, look, true)
    }
  }, [isNeeded])
  return layer.isConnected ? layer : document.body
}

function topLayer(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1) ?? document.body
}
