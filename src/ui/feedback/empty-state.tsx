import type { ReactNode } from 'react'
import './empty-state.css'

interface EmptyStateProps {
  icon?: ReactNode
  /** One sentence: why it is empty and what to do next. */
  children: ReactNode
  /** One action. */
  action?: ReactNode
}

export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon !== undefined && <span className="empty-icon">{icon}</span>}
      <p>{children}</p>
      {action}
    </div>
  )
}
