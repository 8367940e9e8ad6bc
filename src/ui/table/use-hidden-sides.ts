import { type RefObject, useEffect } from 'react'

/**
 * Marks the scrolling box around a table with the sides at which columns lie below the frozen ones
 * (frozen-columns.css). Scrolling renders nothing.
 */
export function useHiddenSides(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = table.current?.parentElement
    if (!table.current || !box) return
    return watchHiddenSides(box, [table.current])
  }, [table])
}

/** Marks a box with the sides at which some of its content is scrolled away; returns the end. */
export function watchHiddenSides(box: HTMLElement, content: readonly Element[]): () => void {
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
  for (const part of [box, ...content]) watch.observe(part)
  box.addEventListener('scroll', mark, { passive: true })
  return () => {
    watch.disconnect()
    box.removeEventListener('scroll', mark)
  }
}
