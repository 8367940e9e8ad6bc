import type { Permission } from '@/contract/permissions'

/**
 * `public`: no route guard. `guest-screen`: signed-in visitors are sent on. `error`: as public, and
 * never calls anything that can lead to an error page (decision 17). Else: who holds the permission.
 */
export type Access = 'public' | 'guest-screen' | 'error' | Permission

/** Links lead only to addresses that have a screen. */
export const hasScreen = (row: AddressRow): boolean => row.title !== undefined

export interface AddressRow {
  readonly name: string
  /** As the specification writes it; `:id?` may be missing. */
  readonly path: string
  readonly layout: 'public' | 'admin' | 'auth' | 'bare'
  readonly access: Access
  /** What the screen itself asks for, where the specification has no route guard (decision 15). */
  readonly screen?: Permission
  /** Message id of the page's own words in the title; without it there is no screen yet. */
  readonly title?: string
  /** The name of the merchant's own address of the same screen (decision 16). */
  readonly twin?: string
  /** It has no screen of its own: whoever may come is sent on to this path. */
  readonly leadsTo?: string
  /** A page of the public layout that is there on the root domain, too. */
  readonly rootToo?: true
  /** Not in the specification. */
  readonly added?: true
}
