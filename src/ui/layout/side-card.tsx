import { useId, type ReactNode } from 'react'
import './card.css'

interface SideCardProps {
  title: ReactNode
  children: ReactNode
  /** Stays in view while the content beside it scrolls. Default true. */
  sticky?: boolean
}

/** A card with a heading in the side column; a region of its own to screen readers. */
export function SideCard({ title, children, sticky = true }: SideCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="card side-card"
      data-padded=""
      {...(sticky && { 'data-sticky': '' })}
    >
      <h2 id={id} className="card-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
