import { Link } from '@tanstack/react-router'
import { readLookupSearch } from '@/screens/office/lookup/lookup-search'
import { SearchForBill } from '@/screens/office/lookup/search-for-bill'
import { useSite } from '@/screens/shared/site'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useHitLinks } from './use-hit-links'
import { useListPage } from '@/screens/shared/list/use-list-page'

// The links of the other kinds are parts of this address, too.
const exactly = { exact: true } as const

export function SearchForBillPage({ search: address }: { search: AddressSearch }) {
  const { isTenant } = useSite()
  const { merchant, ...read } = readLookupSearch(address)
  // A merchant's own site shows no other.
  const { search, onSearch } = useListPage(isTenant ? read : { ...read, merchant })
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
