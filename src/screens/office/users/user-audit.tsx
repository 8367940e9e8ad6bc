import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { auditQuery } from '@/api/audit'
import { type AuditChange, type AuditEntry, auditList } from '@/contract/audit'
import { readListSearch } from '@/contract/list'
import { useFormats } from '@/i18n/format'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListState } from '@/screens/shared/list/use-list-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ClockIcon } from '@/ui/display/icons'
import type { UserTabProps } from './user-tabs'

/** The changes of this user: before and after, secrets only as "changed". */
export function UserAudit({ id, zone, search, onSearch }: UserTabProps) {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const state = useListState({
    name: 'user-audit',
    list: auditList,
    search: {
      ...readListSearch(auditList.query, search),
      object_kind: undefined,
      object_id: undefined,
    },
    onSearch,
  })
  const query = useQuery({
    ...auditQuery({ ...state.query, object_kind: 'user', object_id: id }),
    placeholderData: keepPreviousData,
  })
  const what = ({ action }: AuditEntry) => formatMessage({ id: `user.action.${action}` })
  return (
    <ListScreen
      state={state}
      query={query}
      caption={formatMessage({ id: 'user.audit.caption' })}
      rowKey={(entry) => entry.id}
      rowName={(entry) => `${what(entry)}, ${instant(entry.at, zone)}`}
      columns={[
        {
          id: 'action',
          header: formatMessage({ id: 'user.activity.what' }),
          kind: 'main',
          sortable: true,
          cell: what,
        },
        {
          id: 'changes',
          header: formatMessage({ id: 'user.audit.changes' }),
          cell: ({ changes }) =>
            changes.map((change) => (
              <div key={change.field}>
                <Change change={change} />
              </div>
            )),
        },
        {
          id: 'actor',
          header: formatMessage({ id: 'user.audit.who' }),
          sortable: true,
          cell: ({ actor }) => actor.name,
        },
        {
          id: 'ip',
          header: formatMessage({ id: 'user.audit.network' }),
          cell: ({ ip }) => ip,
        },
        {
          id: 'at',
          header: formatMessage({ id: 'user.activity.when' }),
          kind: 'date',
          sortable: true,
          phone: 'who',
          cell: ({ at }) => instant(at, zone),
        },
      ]}
      empty={
        <EmptyState icon={<ClockIcon />}>
          <FormattedMessage id="user.audit.empty" />
        </EmptyState>
      }
    />
  )
}

function Change({ change: { field, before, after, secret } }: { change: AuditChange }) {
  const nothing = <FormattedMessage id="user.audit.none" />
  return secret === true ? (
    <FormattedMessage id="user.audit.secret" values={{ field }} />
  ) : (
    <FormattedMessage
      id="user.audit.change"
      values={{ field, before: before ?? nothing, after: after ?? nothing }}
    />
  )
}
