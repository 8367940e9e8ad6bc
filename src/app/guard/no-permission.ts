import type { Permission } from '@/contract/people/permissions'

/** The page requires a permission that the visitor's role lacks. */
export class NoPermissionError extends Error {
  override readonly name = 'NoPermissionError'
  readonly permission: Permission

  constructor(permission: Permission) {
    super(`no permission: ${permission}`)
    this.permission = permission
  }
}
