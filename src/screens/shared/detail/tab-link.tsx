import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

// The search params of one tab can be a part of another's.
const exactly = { exact: true } as const

interface TabLinkProps {
  /** What this page's address says on the tab. */
  search: LinkProps['search']
  isCurrent: boolean
  children: ReactNode
}

/** A tab of this page, in `Tabs` or `ManyTabs`. */
export function TabLink({ search, isCurrent, children }: TabLinkProps) {
  return (
    <Link
      to="."
      {...(search !== undefined && { search })}
      aria-current={isCurrent ? 'page' : undefined}
      activeOptions={exactly}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}
