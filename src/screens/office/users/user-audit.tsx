import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { auditQuery } from '@/api/audit'
import { type AuditEntry, auditList } from '@/contract/audit'
import { readListSearch } from '@/contract/list'
import type { ManagedUser } from '@/contract/managed-users'
import { useFormats } from '@/i18n/format'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListState } from '@/screens/shared/list/use-list-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ClockIcon } from '@/ui/display/icons'
import { AuditChanges } from './audit-change'
import type { UserTabProps } from './user-tabs'

interface UserAuditProps extends Omit<UserTabProps, 'id'> {
  user: ManagedUser
  /** On the root, where users of all merchants are. */
  chooseMerchant: boolean
}

/** The changes of this user: before and after, secrets only as "changed". */
export function UserAudit({ user, chooseMerchant, zone, search, onSearch }: UserAuditProps) {
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
  const query = useQuery(auditQuery({ ...state.query, object_kind: 'user', object_id: user.id }))
  const what = ({ action }: AuditEntry) => formatMessage({ id: `audit.action.${action}` })
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
          header: formatMessage({ id: 'audit.column.what' }),
          kind: 'main',
          sortable: true,
          cell: what,
        },
        {
          id: 'changes',
          header: formatMessage({ id: 'audit.column.changes' }),
          cell: (entry) => <AuditChanges entry={entry} user={user} allMerchants={chooseMerchant} />,
        },
        {
          id: 'actor',
          header: formatMessage({ id: 'audit.column.who' }),
          sortable: true,
          cell: ({ actor }) => actor.name,
        },
        {
          id: 'ip',
          header: formatMessage({ id: 'audit.column.network' }),
          width: '10rem',
          cell: ({ ip }) => ip,
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
          <FormattedMessage id="user.audit.empty" />
        </EmptyState>
      }
    />
  )
}
