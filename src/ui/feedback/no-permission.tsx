import type { ReactNode } from 'react'
import { Card } from '@/ui/layout/card'
import { EmptyState } from './empty-state'
import { LockIcon } from '@/ui/display/icons'

interface NoPermissionProps {
  /** The role, the action, and the role to ask (product.md 2.0, "No permission"). */
  children: ReactNode
  action?: ReactNode
}

/** Stands in place of content that the role may not see; never a redirect. */
export function NoPermission({ children, action }: NoPermissionProps) {
  return (
    <Card>
      <EmptyState icon={<LockIcon />} action={action}>
        {children}
      </EmptyState>
    </Card>
  )
}
