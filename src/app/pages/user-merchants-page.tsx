import { Link, useNavigate } from '@tanstack/react-router'
import { readListSearch } from '@/contract/list'
import { merchantList } from '@/contract/merchant-list'
import { MerchantsList } from '@/screens/office/users/merchants-list'
import type { AddressSearch } from './address-search'
import { useTimeZone } from '@/screens/shared/time-zone'
import { useUserLinks } from './user-links'

export function UserMerchantsPage({ search }: { search: AddressSearch }) {
  const navigate = useNavigate()
  const { addItem } = useUserLinks()
  const read = readListSearch(merchantList.query, search)
  return (
    <MerchantsList
      zone={useTimeZone()}
      search={read}
      onSearch={(next, { replace }) =>
        void navigate({ to: '.', search: next, replace, resetScroll: false })
      }
      usersLink={({ id }, content) => (
        <Link to="/admin/users/merchants/$merchantId" params={{ merchantId: id }}>
          {content}
        </Link>
      )}
      usersItem={({ id }, item) => (
        <Link to="/admin/users/merchants/$merchantId" params={{ merchantId: id }} {...item} />
      )}
      addItem={({ id }, item) => addItem(id, item)}
    />
  )
}
