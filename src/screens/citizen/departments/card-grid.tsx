import type { ReactNode } from 'react'
import './departments.css'

/** Cards in one, two or three columns. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="card-grid">{children}</ul>
}
