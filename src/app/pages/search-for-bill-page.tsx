import { Link } from '@tanstack/react-router'
import { readLookupSearch } from '@/screens/office/lookup/lookup-search'
import { SearchForBill } from '@/screens/office/lookup/search-for-bill'
import { useSite } from '@/screens/shared/site'
import { useHitLinks } from './use-hit-links'
import { useReadPage } from '@/screens/shared/list/use-list-page'

// The links of the other kinds are parts of this address, too.
const exactly = { exact: true } as const

export function SearchForBillPage() {
  const { isTenant } = useSite()
  const { search, onSearch } = useReadPage((address) => {
    const { merchant, ...read } = readLookupSearch(address)
    // A merchant's own site shows no other.
    return isTenant ? read : { ...read, merchant }
  })
  const links = useHitLinks()
  return (
    <SearchForBill
      search={search}
      onSearch={onSearch}
      onRoot={!isTenant}
      links={links}
      kindLink={(kind, isCurrent, content) => (
        <Link
          key={kind ?? 'all'}
          to="."
          search={{ ...search, kind }}
          aria-current={isCurrent ? 'page' : undefined}
          activeOptions={exactly}
          resetScroll={false}
        >
          {content}
        </Link>
      )}
    />
  )
}
