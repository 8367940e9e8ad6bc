import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { merchantListQuery } from '@/api/merchant-list'
import { UsersList } from '@/screens/office/users/users-list'
import { readListSearch } from '@/contract/list'
import { merchantList } from '@/contract/merchant-list'
import { readUsersSearch, tabOf } from '@/screens/office/users/users-search'
import { BackLink } from '@/ui/action/back-link'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useListPage, useWayBack } from '@/screens/shared/list/use-list-page'
import { useUserLinks } from './user-links'
import { useSite } from '@/screens/shared/site'

// The links of the other tabs are parts of this address, too.
const exactly = { exact: true } as const

interface UsersPageProps {
  merchantId: string
  search: AddressSearch
}

/** Users of a merchant: on the merchant's own site, and on the root (decision 16). */
export function UsersPage({ merchantId, search: address }: UsersPageProps) {
  const search = readUsersSearch(address)
  const list = useListPage(search)
  const wayBack = useWayBack()
  const { isTenant, merchant: own } = useSite()
  const userLink = useUserLinks()
  const { data: merchants } = useQuery({ ...merchantListQuery, enabled: !isTenant })
  const found = isTenant ? own : merchants?.find(({ id }) => id === merchantId)
  const merchant = found ?? { id: merchantId, name: '', sub_domain: '' }
  return (
    <UsersList
      merchant={{ ...merchant, id: merchantId }}
      {...list}
      tabLink={(tab, content) => (
        <Link
          key={tab}
          to="."
          search={tab === 'staff' ? {} : { tab }}
          aria-current={tabOf(search) === tab ? 'page' : undefined}
          activeOptions={exactly}
          resetScroll={false}
        >
          {content}
        </Link>
      )}
      userLink={userLink}
      addLink={(content) => userLink.add(merchantId, content)}
      {...(!isTenant && {
        back: (
          <BackLink>
            <Link
              to="/admin/users/merchants"
              search={readListSearch(merchantList.query, wayBack('/admin/users/merchants'))}
            >
              <FormattedMessage id="users.list.back" />
            </Link>
          </BackLink>
        ),
      })}
    />
  )
}
