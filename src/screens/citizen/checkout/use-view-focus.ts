import { useEffect, useRef } from 'react'

/**
 * A step changes only the address's search, which moves no focus (decision 2), while the content
 * below the steps is replaced: so the new view's heading takes the focus here.
 */
export function useViewFocus(view: string): void {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    focusHeading()
  }, [view])
}

export function focusHeading(): void {
  headingInSight()?.focus({ preventScroll: true })
}

/** Scrolls to the top for it: what is above the heading is read, too. */
export function headingInSight(): HTMLElement | null {
  window.scrollTo({ top: 0, behavior: 'instant' })
  return document.querySelector<HTMLElement>('main h1')
}
