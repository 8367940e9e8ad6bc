import { type RefObject, useEffect } from 'react'

/**
 * Marks the scrolling box around a table with the sides at which columns lie below the frozen ones
 * (frozen-columns.css). Scrolling renders nothing.
 */
export function useHiddenSides(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = table.current?.parentElement
    if (!table.current || !box) return
    const mark = () => {
      const hiddenWidth = box.scrollWidth - box.clientWidth
      const scrolled = Math.abs(box.scrollLeft)
      const sides = [
        ...(scrolled > 1 ? ['start'] : []),
        ...(hiddenWidth - scrolled > 1 ? ['end'] : []),
      ]
      if (sides.length > 0) box.dataset['hides'] = sides.join(' ')
      else delete box.dataset['hides']
    }
    const watch = new ResizeObserver(mark)
    for (const part of [box, table.current]) watch.observe(part)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [table])
}
