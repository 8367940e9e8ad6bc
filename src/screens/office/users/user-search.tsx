import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { userSearchApi } from '@/api/people/managed-users'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import { isLongEnough } from '@/rules/bills/search-terms'
import { searchMinimumLength } from '@/rules/constants'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useReadPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { UserSearchIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { readUserSearch, searchBasis } from './users-search'
import { useUserActions } from './use-user-actions'
import { useUserColumns } from './use-user-columns'
import { useSearchFilters } from './use-user-filters'
import { useUserRows } from './use-user-rows'

/** All users of all merchants, from two characters on (product.md A5). */
export function UserSearch() {
  const { zone, search, onSearch } = useReadPage(readUserSearch)
  const { formatMessage } = useIntl()
  const state = useListState({ name: 'user-search', list: searchBasis, search, onSearch })
  const hasSearched = isLongEnough(state.text)
  const users = useQuery({
    ...userSearchApi.page({ query: state.query }),
    enabled: hasSearched,
  })
  const { data: merchants = [] } = useQuery(merchantListQuery)
  const columns = useUserColumns({ tab: 'search', zone })
  const { actions, notices } = useUserActions()
  const begin = (
    <EmptyState icon={<UserSearchIcon />}>
      <FormattedMessage id="users.search.begin" values={{ least: searchMinimumLength }} />
    </EmptyState>
  )
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-user-search" />}
        subtitle={<FormattedMessage id="users.search.lead" />}
      />
      {notices}
      <ListScreen
        state={state}
        query={users}
        caption={formatMessage({ id: 'office.page.admin-user-search' })}
        columns={columns}
        counted="users.list.count"
        search={formatMessage({ id: 'users.search.label' })}
        filters={useSearchFilters(merchants)}
        {...useUserRows()}
        actions={actions}
        empty={begin}
        beforeSearch={hasSearched ? undefined : begin}
      />
    </>
  )
}
