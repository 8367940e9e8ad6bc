import type { ReactNode } from 'react'
import './zero.css'

/** A dash in place of a zero, so that other figures stand out; screen readers hear the zero. */
export function Zero({ children }: { children: ReactNode }) {
  return (
    <span className="zero">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{children}</span>
    </span>
  )
}
