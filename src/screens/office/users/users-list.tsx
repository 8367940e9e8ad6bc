import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasOurLists } from '@/api/our-lists'
import { usersApi } from '@/api/managed-users'
import { userList, type UserTab, userTabs } from '@/contract/user-list'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useMay } from '@/state/use-may'
import { UsersIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { Tabs } from '@/ui/layout/tabs'
import { type UserLink, userRow } from './user-row'
import { tabOf, type UsersSearch } from './users-search'
import { useUserActions } from './use-user-actions'
import { useUserColumns } from './use-user-columns'
import { useUserFilters } from './use-user-filters'
import { tabWords } from './user-words'

interface UsersListProps {
  merchant: { readonly id: string; readonly name: string; readonly sub_domain: string }
  zone: string
  search: UsersSearch
  onSearch: (search: UsersSearch, options: { readonly replace: boolean }) => void
  /** Links the list with another tab. */
  tabLink: (tab: UserTab, content: ReactNode) => ReactNode
  userLink: UserLink
  /** Links the empty form. */
  addLink: (content: ReactNode) => ReactNode
  /** On the root: the link back to the merchants. */
  back?: ReactNode
}

/** Staff, citizens and open invitations of one merchant (product.md A6). */
export function UsersList(props: UsersListProps) {
  const { merchant, zone, search, onSearch, tabLink, userLink, addLink, back } = props
  const { formatMessage } = useIntl()
  const canAdd = useMay('users.create', { merchant_id: merchant.id })
  const canExport = useMay('users.export', { merchant_id: merchant.id })
  // Without our lists staff, citizens and invited people are not told apart.
  const hasTabs = hasOurLists()
  const tab = hasTabs ? tabOf(search) : 'staff'
  const state = useListState({
    name: `users-${tab}`,
    list: userList,
    search,
    onSearch,
  })
  const place = { tab, merchant_id: merchant.id }
  const users = useQuery(usersApi.page({ query: { ...state.query, ...place } }))
  const columns = useUserColumns({ tab, zone })
  const { actions, notices } = useUserActions(userLink.inMenu && { link: userLink.inMenu })
  const add = canAdd && addLink(<FormattedMessage id="users.list.add" />)
  return (
    <>
      <PageHeading
        back={back}
        title={<FormattedMessage id="office.page.users" />}
        subtitle={merchant.name}
        action={add || undefined}
      />
      {hasTabs && (
        <TabRow>
          <Tabs label={formatMessage({ id: 'users.list.tabs' })}>
            {userTabs.map((one) => tabLink(one, <FormattedMessage key={one} id={tabWords[one]} />))}
          </Tabs>
        </TabRow>
      )}
      {notices}
      <ListScreen
        key={tab}
        state={state}
        query={users}
        caption={formatMessage({ id: hasTabs ? tabWords[tab] : 'office.page.users' })}
        columns={columns}
        search={formatMessage({ id: 'users.list.search' })}
        filters={useUserFilters(tab)}
        {...userRow}
        {...(userLink.inRow && { link: userLink.inRow })}
        actions={actions}
        empty={
          <EmptyState icon={<UsersIcon />} {...(add && { action: add })}>
            <FormattedMessage id={emptyWords[tab]} />
          </EmptyState>
        }
        exports={
          canExport && tab === 'staff'
            ? {
                report: 'users',
                merchant: merchant.sub_domain,
                zone,
                fetchPage: (query, signal) =>
                  usersApi.fetchPage({ query: { ...query, ...place } }, signal),
              }
            : undefined
        }
      />
    </>
  )
}

const TabRow = chakra('div', { base: { mb: '4' } })

const emptyWords = {
  staff: 'users.empty.staff',
  citizens: 'users.empty.citizens',
  invites: 'users.empty.invites',
} as const satisfies Record<UserTab, string>
