import { type HistoryState, Link, type LinkProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Drawer } from '@/ui/overlay/drawer'
import { PaperHead } from '@/screens/shared/paper/paper-head'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This history entry opened a drawer: the one before it is the page without. */
    drawer?: boolean
  }
}

/** The state of the history entry that a drawer’s link makes. */
const opensDrawer = (state: HistoryState): HistoryState => ({ ...state, drawer: true })

interface DrawerLinkProps {
  /** What the address of this page says, with the row in the drawer. */
  search: LinkProps['search']
  children: ReactNode
}

/** Opens a row of this page in its drawer: `<DrawerLink search={{ ...search, transaction: id }}>`. */
export function DrawerLink({ search, children }: DrawerLinkProps) {
  return (
    <Link to="." {...(search !== undefined && { search })} state={opensDrawer} resetScroll={false}>
      {children}
    </Link>
  )
}

interface DetailDrawerProps {
  /** Its search param is in the address. A missing row has a drawer, too, which says so. */
  open: boolean
  /** Replaces this entry by the address without it: for a drawer that a sent link opened. */
  onWithout: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons that stay at the bottom. */
  footer?: ReactNode
}

/**
 * A row's detail over its list, with its own address: a search param, because a change of search
 * params moves neither focus nor the page (decision 2). Back closes it; its close button goes back,
 * too, so that the history holds no closed drawers.
 */
export function DetailDrawer({ open, onWithout, children, ...drawer }: DetailDrawerProps) {
  const { history } = useRouter()
  // Pressed twice, Close would leave the list.
  const [isClosing, setClosing] = useState(false)
  if (isClosing && !open) setClosing(false)
  const close = () => {
    if (isClosing) return
    setClosing(true)
    if (history.location.state.drawer === true) history.back()
    else onWithout()
  }
  return (
    <Drawer wide open={open} onClose={close} fullOnPhone {...drawer}>
      <PaperHead />
      {children}
    </Drawer>
  )
}
