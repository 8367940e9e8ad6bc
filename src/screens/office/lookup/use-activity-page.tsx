import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageIn } from '@/contract/page-number'

/** The search params of an account's page. */
export interface ActivitySearch {
  readonly page?: number | undefined
}

/** The first page has no number. */
const searchOf = (page: number): ActivitySearch => (page > 1 ? { page } : {})

/** The page of an account's activity stands in the address: `<Activity {...useActivityPage()} />`. */
export function useActivityPage() {
  const navigate = useNavigate()
  const { page } = useSearch({ strict: false })
  return {
    page: pageIn(page) ?? 1,
    pageLink: (next: number, content: ReactNode) => (
      <Link to="." search={searchOf(next)} resetScroll={false} preload={false}>
        {content}
      </Link>
    ),
    onPage: (next: number) =>
      void navigate({ to: '.', search: searchOf(next), resetScroll: false, replace: true }),
  }
}
