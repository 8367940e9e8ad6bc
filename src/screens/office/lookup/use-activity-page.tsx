import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageIn } from '@/contract/page-number'
import { useReadablePage } from '@/screens/shared/list/use-readable-page'

/** The search params of an account's page. */
export interface ActivitySearch {
  /** Charges and payments; without it, the payments with their receipts. */
  readonly list?: 'activity' | undefined
  /** Of the activity. */
  readonly page?: number | undefined
  /** The dialog that takes a payment, where the viewer may. */
  readonly open?: 'payment' | undefined
}

/** The first page has no number. */
const searchOf = (page: number): ActivitySearch => ({
  list: 'activity',
  ...(page > 1 && { page }),
})

/**
 * Which list of an account shows, and the page of its activity; both stand in the address:
 * `<Activity {...useActivityPage().pages} />`.
 */
export function useActivityPage() {
  const navigate = useNavigate()
  const { list, page } = useSearch({ strict: false })
  const onPage = (next: number) =>
    void navigate({ to: '.', search: searchOf(next), resetScroll: false, replace: true })
  useReadablePage(list === 'activity' ? page : undefined, () => onPage(1))
  return {
    isShown: list === 'activity',
    pages: {
      page: pageIn(page) ?? 1,
      pageLink: (next: number, content: ReactNode) => (
        <Link to="." search={searchOf(next)} resetScroll={false} preload={false}>
          {content}
        </Link>
      ),
      onPage,
    },
  }
}
