import type { ReactNode } from 'react'
import type { ManagedUser } from '@/contract/managed-users'
import type { MenuLinkProps } from '@/ui/overlay/action-menu'

/** The two links to a user's page; without them (a Merchant User) there is none. */
export interface UserLink {
  readonly inRow?: ((user: ManagedUser, content: ReactNode) => ReactNode) | undefined
  readonly inMenu?: ((user: ManagedUser, item: MenuLinkProps) => ReactNode) | undefined
}

/** What every list of users says of its rows. */
export const userRow = {
  rowKey: ({ id }: ManagedUser): string => id,
  rowName: ({ name }: ManagedUser): string => name,
} as const
