import type { ReactNode } from 'react'

/** A number, an amount or a date that stays on one line: it would break at its spaces and hyphens. */
export function NoBreak({ children }: { children: ReactNode }) {
  return <span style={nowrap}>{children}</span>
}

/** A button that stays on the line of the word before it, where it would be alone on the next. */
export function BesideWord({ children }: { children: ReactNode }) {
  return (
    <NoBreak>
      {'\u00a0'}
      {children}
    </NoBreak>
  )
}

const nowrap = { whiteSpace: 'nowrap' } as const
