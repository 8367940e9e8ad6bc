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

/** An amount that the row with sums leaves out: paler, and small words below it say so. */
export function Uncounted({ amount, note }: { amount: string; note: string }) {
  return (
    <span className="zero">
      {amount} <small>{note}</small>
    </span>
  )
}
