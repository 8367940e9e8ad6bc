import type { ReactNode } from 'react'
import { LazyModal } from './dialog'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** The cart: all of a phone's width. */
  fullOnPhone?: boolean
  /** A row's detail in the office. */
  wide?: boolean
}

/** A panel from the right over the page: the phone's menu, the cart. A click outside closes it. */
export function Drawer({ open, wide = false, ...drawer }: DrawerProps) {
  if (!open) return null
  return (
    <LazyModal shape="drawer" size={wide ? 'wideSide' : 'side'} closeOnOutsideClick {...drawer} />
  )
}
