import type { Permission } from '@/contract/permissions'
import { may, type PermissionObject } from '@/rules/people/permissions'
import { useViewer } from './viewer'

/**
 * Whether who looks at this page may do something, by the table that the guard and the cloud go by.
 * With an object: to that one. What one may not do is not shown; what one may not do now is a
 * `ReasonButton`.
 */
export function useMay(permission: Permission, object?: PermissionObject): boolean {
  return may(useViewer().subject, permission, object)
}

/** The same as a function, for what is asked of many rows: menus, columns, bulk actions. */
export function useMayCheck(): (permission: Permission, object?: PermissionObject) => boolean {
  const { subject } = useViewer()
  return (permission, object) => may(subject, permission, object)
}
