import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { UserLink } from '@/screens/office/users/user-row'
import { useMay } from '@/state/use-may'
import { LinkButton } from '@/ui/action/link-button'
import type { MenuLinkProps } from '@/ui/overlay/action-menu'
import { useSite } from '@/screens/shared/site'

interface UserLinks extends UserLink {
  /** To the empty form of a merchant, as a button. */
  readonly add: (merchantId: string, content: ReactNode) => ReactNode
  readonly addItem: (merchantId: string, item: MenuLinkProps) => ReactNode
}

const ofSite = '/users/add-user/{-$id}'
const ofRoot = '/admin/users/merchants/add-user/{-$id}'

/** Links to a user's page on this site, if the viewer may open it. */
export function useUserLinks(): UserLinks {
  const { isTenant } = useSite()
  const mayOpen = useMay('users.detail')
  const known = (id: string, item: MenuLinkProps) => (
    <Link to={isTenant ? ofSite : ofRoot} params={{ id }} {...item} />
  )
  // On a merchant's own site the merchant is implied.
  const added = (merchant: string, item: MenuLinkProps) => (
    <Link to={isTenant ? ofSite : ofRoot} search={isTenant ? {} : { merchant }} {...item} />
  )
  return {
    ...(mayOpen && {
      inRow: (user, children) => known(user.id, { children }),
      inMenu: (user, item) => known(user.id, item),
    }),
    add: (merchant, children) => <LinkButton asChild>{added(merchant, { children })}</LinkButton>,
    addItem: added,
  }
}
