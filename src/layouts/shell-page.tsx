import type { ReactNode } from 'react'
import { LiveRegion } from '@/ui/feedback/live-region'
import { mainId, SkipLink } from '@/ui/layout/skip-link'
import './shell.css'

interface ShellPageProps {
  header: ReactNode
  footer?: ReactNode
  /** Between header and content, as wide as the page. */
  notice?: ReactNode
  children: ReactNode
}

/** The common part of the citizens' layouts. */
export function ShellPage({ header, footer, notice, children }: ShellPageProps) {
  return (
    <div className="shell">
      <SkipLink />
      {header}
      <main id={mainId} className="page-width shell-main" tabIndex={-1}>
        {notice}
        {children}
      </main>
      {footer}
      <LiveRegion />
    </div>
  )
}
