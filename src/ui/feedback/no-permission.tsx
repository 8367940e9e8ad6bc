import type { ReactNode } from 'react'
import { Card } from '@/ui/layout/card'
import { EmptyState } from './empty-state'
import { LockIcon } from '@/ui/display/icons'

interface NoPermissionProps {
  /** Who may not do what, and whom to ask (product.md 2.0, "No permission"). */
  children: ReactNode
  action?: ReactNode
}

/** In place of what one may not see; never a redirect. */
export function NoPermission({ children, action }: NoPermissionProps) {
  return (
    <Card>
      <EmptyState icon={<LockIcon />} action={action}>
        {children}
      </EmptyState>
    </Card>
  )
}
