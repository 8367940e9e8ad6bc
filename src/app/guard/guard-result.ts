import type { Permission } from '@/contract/people/permissions'

/** What the guard tells the layouts about the visitor that it allowed. */
export interface GuardResult {
  /** The permission that the visitor lacks; the layout shows the panel for it. */
  denied: Permission | null
}
