import type { ReactNode } from 'react'

/** A number, an amount or a date that stays on one line: it would break at its spaces and hyphens. */
export function NoBreak({ children }: { children: ReactNode }) {
  return <span style={nowrap}>{children}</span>
}

const nowrap = { whiteSpace: 'nowrap' } as const
