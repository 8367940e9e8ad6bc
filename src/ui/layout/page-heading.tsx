import type { ReactNode } from 'react'
import './page-heading.css'

export interface PageHeadingProps {
  /** The page's h1. Focus moves to it on every navigation. */
  title: ReactNode
  /** A `BackLink`. */
  back?: ReactNode
  /** One muted line under the title. */
  subtitle?: ReactNode
  /** At the right of the title; below it on phones. */
  action?: ReactNode
}

export function PageHeading({ title, back, subtitle, action }: PageHeadingProps) {
  return (
    <header className="page-heading" {...(subtitle !== undefined && { 'data-subtitle': '' })}>
      <div className="page-heading-words">
        {back}
        <h1 className="page-title" tabIndex={-1}>
          {title}
        </h1>
        {subtitle !== undefined && <div className="page-subtitle">{subtitle}</div>}
      </div>
      {action !== undefined && <div className="page-heading-action">{action}</div>}
    </header>
  )
}
