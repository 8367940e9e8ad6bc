import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import './table-scroll.css'

interface TableScrollProps {
  /** The table's name, for keyboard users who reach it to scroll. */
  label: string
  children: ReactNode
}

/** A table that is wider than the screen scrolls inside itself; a tab stop only then. */
export function TableScroll({ label, children }: TableScrollProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  // Before the first paint, so that a scrolling table is reachable by keyboard at once.
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    // Called when the browser has laid the page out: to ask for that here would do it twice.
    const watch = new ResizeObserver(() => {
      flushSync(() => setScrolls(box.scrollWidth > box.clientWidth))
    })
    // The table as well: it grows without the box when the font loads or its text changes.
    for (const part of [box, ...box.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [])
  return (
    <div
      ref={ref}
      className="table-scroll"
      // No landmark: the part of the page around it is one, often of the same name.
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
