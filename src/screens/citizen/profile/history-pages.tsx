import { Link } from '@tanstack/react-router'
import type { Pagination } from '@/contract/wire'
import { Pages } from '@/screens/shared/pages'
import type { ProfileParams } from './profile-params'

interface HistoryPagesProps {
  id: string
  params: ProfileParams
  pagination: Pagination
}

export function HistoryPages({ id, params, pagination }: HistoryPagesProps) {
  return (
    <Pages
      pagination={pagination}
      link={(page, content) => (
        <Link
          to="/user-profile/$id"
          params={{ id }}
          search={{ ...params, tab: 'history', page: page > 1 ? String(page) : undefined }}
          resetScroll={false}
          preload={false}
        >
          {content}
        </Link>
      )}
    />
  )
}
