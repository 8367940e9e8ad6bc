import type { Permission } from '@/contract/people/permissions'
import { may, type PermissionObject } from '@/rules/people/permissions'
import { useViewer } from './viewer'

/**
 * Whether the viewer may do something, by the table that guard and cloud use; with an object, to
 * that object. An action that the role never has is hidden; one that is refused for now is a
 * `ReasonButton`.
 */
export function useMay(permission: Permission, object?: PermissionObject): boolean {
  return may(useViewer().subject, permission, object)
}

/** The same as a function, for many rows: menus, columns, bulk actions. */
export function useMayCheck(): (permission: Permission, object?: PermissionObject) => boolean {
  const { subject } = useViewer()
  return (permission, object) => may(subject, permission, object)
}
