import type { ReactNode } from 'react'
import './bottom-bar.css'

interface BottomBarProps {
  /** The main action, `wide`. */
  children: ReactNode
  /** The fees, under it. */
  note?: ReactNode
}

/**
 * On a phone the main action is at the bottom with the fee below it (look.md, "Form"). From `lg`
 * the side column has that action, so render both: the hidden one is hidden from screen readers
 * too.
 */
export function BottomBar({ children, note }: BottomBarProps) {
  return (
    <div className="bottom-bar" data-bottom-bar="" data-screen-only="">
      {children}
      {note !== undefined && <p className="help">{note}</p>}
    </div>
  )
}
