import type { ReactNode } from 'react'
import { BackIcon } from '@/ui/display/icons'
import './back-link.css'

/** One step up, above the heading: `<BackLink><Link to="/departments">Departments</Link></BackLink>`. */
export function BackLink({ children }: { children: ReactNode }) {
  return (
    <div className="back-link" data-screen-only="">
      <BackIcon />
      {children}
    </div>
  )
}
