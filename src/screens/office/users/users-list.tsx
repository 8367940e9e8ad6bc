import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasOurLists } from '@/api/our-lists'
import { usersApi } from '@/api/people/managed-users'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import { readListSearch } from '@/contract/list'
import { merchantList } from '@/contract/merchants/merchant-list'
import { userList, type UserTab, userTabs } from '@/contract/people/user-list'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useReadPage, useWayBack } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useOfficePath } from '@/screens/shared/office-path'
import { useSite } from '@/screens/shared/merchant/site'
import { TabLink } from '@/screens/shared/detail/tab-link'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { LinkButton } from '@/ui/action/link-button'
import { UsersIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { Tabs } from '@/ui/layout/tabs'
import { readUsersSearch, tabOf } from './users-search'
import { useUserActions } from './use-user-actions'
import { useUserColumns } from './use-user-columns'
import { useUserFilters } from './use-user-filters'
import { useUserRows } from './use-user-rows'
import { tabWords } from './user-words'

/** Staff, citizens and open invitations of one merchant (product.md A6). */
export function UsersList({ merchantId }: { merchantId: string }) {
  const { zone, search, onSearch } = useReadPage(readUsersSearch)
  const { isTenant, merchant: own } = useSite()
  const { data: merchants } = useQuery({ ...merchantListQuery, enabled: !isTenant })
  const merchant = isTenant ? own : merchants?.find(({ id }) => id === merchantId)
  const { formatMessage } = useIntl()
  const mayAdd = useMay('users.create', { merchant_id: merchantId })
  const mayExport = useMay('users.export', { merchant_id: merchantId })
  // Without our lists staff, citizens and invited people are not told apart.
  const hasTabs = hasOurLists()
  const tab = hasTabs ? tabOf(search) : 'staff'
  const state = useListState({
    name: `users-${tab}`,
    list: userList,
    search,
    onSearch,
  })
  const place = { tab, merchant_id: merchantId }
  const users = useQuery(usersApi.page({ query: { ...state.query, ...place } }))
  const columns = useUserColumns({ tab, zone })
  const { actions, notices } = useUserActions()
  const add = mayAdd && <AddLink merchantId={merchantId} />
  return (
    <>
      <PageHeading
        back={!isTenant && <MerchantsLink />}
        title={<FormattedMessage id="office.page.admin-users" />}
        subtitle={merchant?.name ?? ''}
        action={add || undefined}
      />
      {hasTabs && (
        <TabRow>
          <Tabs label={formatMessage({ id: 'users.list.tabs' })}>
            {userTabs.map((one) => (
              <TabLink
                key={one}
                search={one === 'staff' ? {} : { tab: one }}
                isCurrent={one === tab}
              >
                <FormattedMessage id={tabWords[one]} />
              </TabLink>
            ))}
          </Tabs>
        </TabRow>
      )}
      {notices}
      <ListScreen
        key={tab}
        state={state}
        query={users}
        caption={formatMessage({ id: hasTabs ? tabWords[tab] : 'office.page.admin-users' })}
        columns={columns}
        counted="users.list.count"
        search={formatMessage({ id: 'users.list.search' })}
        filters={useUserFilters(tab)}
        {...useUserRows()}
        actions={actions}
        empty={
          <EmptyState icon={<UsersIcon />} {...(add && { action: add })}>
            <FormattedMessage id={emptyWords[tab]} />
          </EmptyState>
        }
        exports={
          mayExport && tab === 'staff'
            ? {
                report: 'users',
                merchant: merchant?.sub_domain ?? '',
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

/** On a merchant's own site the merchant is implied. */
function AddLink({ merchantId }: { merchantId: string }) {
  const { isTenant } = useSite()
  const pathOf = useOfficePath()
  return (
    <LinkButton asChild>
      <Link to={pathOf(officeScreens.addUser)} search={isTenant ? {} : { merchant: merchantId }}>
        <FormattedMessage id="users.list.add" />
      </Link>
    </LinkButton>
  )
}

/** Back to the merchants, on the root. */
function MerchantsLink() {
  const wayBack = useWayBack()
  return (
    <BackLink>
      <Link
        to="/admin/users/merchants"
        search={readListSearch(merchantList.query, wayBack('/admin/users/merchants'))}
      >
        <FormattedMessage id="users.list.back" />
      </Link>
    </BackLink>
  )
}

const TabRow = chakra('div', { base: { mb: '4' } })

const emptyWords = {
  staff: 'users.empty.staff',
  citizens: 'users.empty.citizens',
  invites: 'users.empty.invites',
} as const satisfies Record<UserTab, string>
