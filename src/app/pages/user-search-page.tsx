import { useNavigate } from '@tanstack/react-router'
import { UserSearch } from '@/screens/office/users/user-search'
import { readUserSearch } from '@/screens/office/users/users-search'
import type { AddressSearch } from './address-search'
import { useTimeZone } from '@/screens/shared/time-zone'
import { useUserLinks } from './user-links'

export function UserSearchPage({ search }: { search: AddressSearch }) {
  const navigate = useNavigate()
  return (
    <UserSearch
      zone={useTimeZone()}
      search={readUserSearch(search)}
      onSearch={(next, { replace }) =>
        void navigate({ to: '.', search: next, replace, resetScroll: false })
      }
      userLink={useUserLinks()}
    />
  )
}
