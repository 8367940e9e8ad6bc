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

/** An amount that the row with sums leaves out, paler; screen readers hear it in words. */
export function Uncounted({ amount, said }: { amount: string; said: string }) {
  return (
    <span className="zero">
      <span aria-hidden="true">{amount}</span>
      <span className="sr-only">{said}</span>
    </span>
  )
}
