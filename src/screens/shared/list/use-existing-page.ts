import { useEffect, useEffectEvent } from 'react'
import type { Pagination } from '@/contract/wire'

interface PageAsked {
  /** In the address, from 1. */
  readonly page: number
  /** Of the answer for this page; undefined: there is none yet. */
  readonly pagination: Pagination | undefined
  /** Replaces the page in the address, without an entry in the history. */
  readonly goTo: (page: number) => void
}

/**
 * A sent or kept link may name a page that is gone: the last one takes its place. True until the
 * address names it.
 */
export function useExistingPage({ page, pagination, goTo }: PageAsked): boolean {
  const last = pagination === undefined ? null : Math.max(1, pagination.last_page)
  const replace = useEffectEvent(goTo)
  // Not after each render: a navigation renders the list again before it arrives, and another one
  // from there would cancel it, without end.
  useEffect(() => {
    if (last !== null && page > last) replace(last)
  }, [page, last])
  return last !== null && page > last
}
