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
    return ignoreSecondPress()
  }, [view])
}

/**
 * The second press of a double click on "Continue" lands on the new view, where there is nothing to
 * take the focus: it would be lost to the page.
 */
function ignoreSecondPress(): () => void {
  const stop = new AbortController()
  const keepFocus = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
  }
  document.addEventListener('mousedown', keepFocus, { once: true, signal: stop.signal })
  return () => stop.abort()
}

export function focusHeading(): void {
  headingInSight()?.focus({ preventScroll: true })
}

/** Scrolls to the top for it: what is above the heading is read, too. */
export function headingInSight(): HTMLElement | null {
  window.scrollTo({ top: 0, behavior: 'instant' })
  return document.querySelector<HTMLElement>('main h1')
}
