import type { ReactNode } from 'react'
import './columns.css'

interface ColumnsProps {
  /** The content. */
  children: ReactNode
  /** The 352 px beside it; below it on narrow screens. */
  side: ReactNode
}

/** look.md, "Form": two columns that fold into one. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className="columns">
      <div>{children}</div>
      <div>{side}</div>
    </div>
  )
}
