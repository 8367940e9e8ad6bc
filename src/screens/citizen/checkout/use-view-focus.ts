import { useEffect, useRef } from 'react'

/**
 * A step is a change of the address's search, which moves no focus (decision 2), and yet
 * everything below the steps is new: so the heading of a new view takes focus here.
 */
export function useViewFocus(view: string): void {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [view])
}
