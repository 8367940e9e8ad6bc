import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActivityKind } from '@/contract/bills/accounts'
import { pageIn } from '@/contract/page-number'
import { activityKindIn } from '@/screens/shared/account/activity'
import { useReadablePage } from '@/screens/shared/list/use-readable-page'

/** The search params of an account's page. */
export interface ActivitySearch {
  /** Charges and payments; without it, the payments with their receipts. */
  readonly list?: 'activity' | undefined
  /** Of the activity. */
  readonly page?: number | undefined
  /** The kind of its entries. */
  readonly type?: ActivityKind | undefined
  /** The dialog that takes a payment, where the viewer may. */
  readonly open?: 'payment' | undefined
}

/** The first page has no number. */
const searchOf = (page: number, kind: ActivityKind | null): ActivitySearch => ({
  list: 'activity',
  ...(page > 1 && { page }),
  ...(kind !== null && { type: kind }),
})

/**
 * Which list of an account shows, and the page and kind of its activity; all stand in the address:
 * `<Activity {...useActivityPage().pages} />`.
 */
export function useActivityPage() {
  const navigate = useNavigate()
  const { list, page, type } = useSearch({ strict: false })
  const kind = activityKindIn(type)
  const go = (search: ActivitySearch) =>
    void navigate({ to: '.', search, resetScroll: false, replace: true })
  const onPage = (next: number) => go(searchOf(next, kind))
  useReadablePage(list === 'activity' ? page : undefined, () => onPage(1))
  return {
    isShown: list === 'activity',
    pages: {
      page: pageIn(page) ?? 1,
      pageLink: (next: number, content: ReactNode) => (
        <Link to="." search={searchOf(next, kind)} resetScroll={false} preload={false}>
          {content}
        </Link>
      ),
      onPage,
      kind,
      onKind: (only: ActivityKind | null) => go(searchOf(1, only)),
    },
  }
}
