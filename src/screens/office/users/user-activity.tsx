import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { userActivityApi } from '@/api/people/managed-users'
import { type UserActivity as Entry, userActivityList } from '@/contract/people/user-history'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useLogColumns } from '@/screens/shared/detail/use-log-columns'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ClockIcon } from '@/ui/display/icons'

/** The user's own actions, and those of staff on the user. */
export function UserActivity({ id }: { id: string }) {
  const { zone, search, onSearch } = useListPage(userActivityList)
  const { formatMessage } = useIntl()
  const state = useListState({
    name: 'user-activity',
    list: userActivityList,
    search,
    onSearch,
  })
  const query = useQuery(userActivityApi.page({ params: { id }, query: state.query }))
  const { columns, rowName } = useColumns(zone)
  return (
    <ListScreen
      state={state}
      query={query}
      caption={formatMessage({ id: 'user.activity.caption' })}
      rowKey={(entry) => entry.id}
      rowName={rowName}
      columns={columns}
      empty={
        <EmptyState icon={<ClockIcon />}>
          <FormattedMessage id="user.activity.empty" />
        </EmptyState>
      }
    />
  )
}

function useColumns(zone: string) {
  const { formatMessage } = useIntl()
  const { what, when, rowName } = useLogColumns<Entry>(zone, ({ kind, action }) => {
    if (kind !== 'staff-action') return formatMessage({ id: `user.activity.${kind}` })
    return action === null ? '' : formatMessage({ id: `audit.action.${action}` })
  })
  const columns: readonly ListScreenColumn<Entry, (typeof userActivityList.sort)[number]>[] = [
    { id: 'kind' as const, ...what },
    {
      id: 'detail',
      header: formatMessage({ id: 'user.activity.about' }),
      phone: 'end',
      cell: ({ detail }) => detail,
    },
    when,
  ]
  return { columns, rowName }
}
