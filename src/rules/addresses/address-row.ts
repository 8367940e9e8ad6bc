import type { Permission } from '@/contract/people/permissions'

/**
 * `public`: no route guard. `guest-screen`: signed-in visitors are redirected. `error`: as public,
 * and makes no call that could lead to an error page (decision 17). Otherwise: the permission that
 * the page requires.
 */
type Access = 'public' | 'guest-screen' | 'error' | Permission

/** Links lead only to addresses that have a screen. */
export const hasScreen = (row: AddressRow): boolean => row.title !== undefined

export interface AddressRow {
  readonly name: string
  /** As the specification writes it; `:id?` may be missing. */
  readonly path: string
  readonly layout: 'public' | 'admin' | 'auth' | 'bare'
  readonly access: Access
  /**
   * The permission that the screen itself requires, where the specification has no route guard
   * (decision 15).
   */
  readonly screen?: Permission
  /** Message id of the page's part of the title; without it there is no screen yet. */
  readonly title?: string
  /** The name of the merchant's address of the same screen (decision 16). */
  readonly twin?: string
  /** It has no screen of its own: visitors with access are redirected to this path. */
  readonly leadsTo?: string
  /** A page of the public layout that only staff use: they see it in the office's. */
  readonly forStaff?: true
  /** A page of the public layout that also exists on the root domain. */
  readonly rootToo?: true
  /** Not in the specification. */
  readonly added?: true
}
