import type { Permission } from '@/contract/permissions'

/** What the guard lets the layouts know of whom it let pass. */
export interface GuardResult {
  /** What the visitor may not do here; the layout shows the panel that says so. */
  denied: Permission | null
}
