import type { ReactNode } from 'react'
import type { ManagedUser } from '@/contract/managed-users'
import type { MenuLinkProps } from '@/ui/overlay/action-menu'

/** Links of a user's page; absent for a Merchant User, who has none. */
export interface UserLink {
  readonly inRow?: ((user: ManagedUser, content: ReactNode) => ReactNode) | undefined
  readonly inMenu?: ((user: ManagedUser, item: MenuLinkProps) => ReactNode) | undefined
}

/** What all lists of users have in common about their rows. */
export const userRow = {
  rowKey: ({ id }: ManagedUser): string => id,
  rowName: ({ name }: ManagedUser): string => name,
} as const
