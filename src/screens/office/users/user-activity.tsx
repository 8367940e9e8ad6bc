import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { userActivityQuery } from '@/api/managed-users'
import { readListSearch } from '@/contract/list'
import { type UserActivity as Entry, userActivityList } from '@/contract/user-history'
import { useFormats } from '@/i18n/format'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListState } from '@/screens/shared/list/use-list-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ClockIcon } from '@/ui/display/icons'
import type { UserTabProps } from './user-tabs'

/** The user's own actions, and those of staff on the user. */
export function UserActivity({ id, zone, search, onSearch }: UserTabProps) {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const state = useListState({
    name: 'user-activity',
    list: userActivityList,
    search: readListSearch(userActivityList.query, search),
    onSearch,
  })
  const query = useQuery(userActivityQuery(id, state.query))
  const what = ({ kind, action }: Entry) =>
    kind === 'staff-action' && action !== null
      ? formatMessage({ id: `audit.action.${action}` })
      : kind === 'staff-action'
        ? ''
        : formatMessage({ id: `user.activity.${kind}` })
  return (
    <ListScreen
      state={state}
      query={query}
      caption={formatMessage({ id: 'user.activity.caption' })}
      rowKey={(entry) => entry.id}
      rowName={(entry) => `${what(entry)}, ${instant(entry.at, zone)}`}
      columns={[
        {
          id: 'kind',
          header: formatMessage({ id: 'audit.column.what' }),
          kind: 'main',
          sortable: true,
          cell: what,
        },
        {
          id: 'detail',
          header: formatMessage({ id: 'user.activity.about' }),
          phone: 'end',
          cell: ({ detail }) => detail,
        },
        {
          id: 'at',
          header: formatMessage({ id: 'audit.column.when' }),
          kind: 'date',
          sortable: true,
          phone: 'who',
          cell: ({ at }) => instant(at, zone),
        },
      ]}
      empty={
        <EmptyState icon={<ClockIcon />}>
          <FormattedMessage id="user.activity.empty" />
        </EmptyState>
      }
    />
  )
}
