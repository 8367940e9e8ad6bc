import { useLayoutEffect, type RefObject } from 'react'

interface Placement {
  anchor: RefObject<HTMLElement | null>
  /** Has `popover="manual"` or `"auto"`, so that no scrolling box and no dialog cuts it off. */
  popover: RefObject<HTMLElement | null>
  open: boolean
  /** As wide as the anchor. */
  sameWidth?: boolean
  /** The edges that are aligned; default `start`. */
  align?: 'start' | 'end'
}

/** The distance from the anchor, and from the edge of the window. */
const gap = 4
/** A list with less room than this below is placed above. */
const enough = 320

/**
 * Shows a native popover under its anchor, or above it where there is more room, and keeps it there
 * while the page scrolls. `--room` is its maximum height.
 */
export function usePlacedPopover({
  anchor,
  popover,
  open,
  sameWidth = false,
  align = 'start',
}: Placement): void {
  useLayoutEffect(() => {
    const [at, box] = [anchor.current, popover.current]
    if (!at || !box || !open) return
    const place = () => {
      const { left, right, top, bottom, width } = at.getBoundingClientRect()
      // The part of the window that an on-screen keyboard leaves.
      const view = window.visualViewport
      const end = (view?.offsetTop ?? 0) + (view?.height ?? window.innerHeight)
      const [above, below] = [top - gap, end - bottom - gap]
      const goesUp = below < Math.min(enough, box.scrollHeight) && above > below
      if (sameWidth) box.style.width = `${width}px`
      const most = document.documentElement.clientWidth - box.offsetWidth - gap
      const wanted = align === 'end' ? right - box.offsetWidth : left
      box.style.left = `${Math.max(gap, Math.min(wanted, most))}px`
      box.style.top = goesUp ? 'auto' : `${bottom + gap}px`
      box.style.bottom = goesUp ? `${window.innerHeight - top + gap}px` : 'auto'
      box.style.setProperty('--room', `${Math.max(above, below) - gap}px`)
    }
    if (!box.matches(':popover-open')) box.showPopover()
    place()
    // In capture: a scrolling box inside the page does not notify the window.
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
      if (box.matches(':popover-open')) box.hidePopover()
      box.removeAttribute('style')
    }
  }, [anchor, popover, open, sameWidth, align])
}
