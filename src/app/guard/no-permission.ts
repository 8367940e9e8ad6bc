import type { Permission } from '@/contract/permissions'

/** The page wants a permission that the visitor's role has not. */
export class NoPermissionError extends Error {
  override readonly name = 'NoPermissionError'
  readonly permission: Permission

  constructor(permission: Permission) {
    super(`no permission: ${permission}`)
    this.permission = permission
  }
}
