import { Link } from '@tanstack/react-router'
import type { Pagination } from '@/contract/wire'
import { Pages } from '@/screens/shared/list/pages'
import { historySearch } from './history-params'
import type { ProfileParams } from '@/screens/citizen/profile/profile-params'

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
          search={historySearch(params, page)}
          resetScroll={false}
          preload={false}
        >
          {content}
        </Link>
      )}
    />
  )
}
