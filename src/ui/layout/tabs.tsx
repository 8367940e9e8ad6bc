import type { ReactNode } from 'react'
import './tabs.css'

interface TabsProps {
  /** The tabs' subject, for screen readers: "Tax year". */
  label: string
  inCard?: boolean
  /** Links (or buttons); the current one has `aria-current`, which the router's `Link` sets. */
  children: ReactNode
}

/** Views of one page, each with an address of its own: real links, so Back and bookmarks work. */
export function Tabs({ label, inCard = false, children }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label} {...(inCard && { 'data-in-card': '' })}>
      {children}
    </nav>
  )
}
