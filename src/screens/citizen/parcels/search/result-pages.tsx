import { Link } from '@tanstack/react-router'
import type { Pagination } from '@/contract/wire'
import { Pages } from '@/screens/shared/list/pages'

/** The pages of the results; the search itself stays in the address. */
export function ResultPages({ pagination }: { pagination: Pagination }) {
  return (
    <Pages
      pagination={pagination}
      link={(page, content) => (
        <Link
          from="/$department_id/search"
          to="."
          search={(old) => ({ ...old, page: page > 1 ? page : undefined })}
          preload={false}
        >
          {content}
        </Link>
      )}
    />
  )
}
