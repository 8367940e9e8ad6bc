import { useIntl } from 'react-intl'
import { type UserListQuery, usersPage } from '@/api/managed-users'
import type { ManagedUser } from '@/contract/managed-users'
import type { MessageId } from '@/i18n/message-ids'
import { ExportMenu } from '@/screens/shared/list/export-menu'
import { statusWords } from './user-words'

interface UsersExportProps {
  /** For the file's name. */
  merchant: string
  zone: string
  /** The shown columns and filters. */
  query: UserListQuery
}

/** All filtered users, on all pages (product.md A6). */
export function UsersExport({ merchant, zone, query }: UsersExportProps) {
  const { formatMessage } = useIntl()
  const { q, role, status, never_signed_in: never } = query
  const fact = (id: MessageId, value: string | undefined) =>
    value === undefined ? [] : [{ label: formatMessage({ id }), value }]
  return (
    <ExportMenu<ManagedUser>
      list={{
        merchant,
        report: 'users',
        title: formatMessage({ id: 'users.list.staff' }),
        zone,
        rowKey: ({ id }) => id,
        filters: [
          ...fact('users.filter.search', q),
          ...fact('users.column.role', role),
          ...fact('users.column.status', status),
          ...fact(
            'users.filter.never',
            never === true ? formatMessage({ id: 'users.column.yes' }) : undefined,
          ),
        ],
        columns: [
          { head: formatMessage({ id: 'users.column.name' }), kind: 'text', value: (u) => u.name },
          {
            head: formatMessage({ id: 'users.column.email' }),
            kind: 'text',
            value: (u) => u.email,
          },
          {
            head: formatMessage({ id: 'users.column.username' }),
            kind: 'text',
            value: (user) => user.username,
          },
          {
            head: formatMessage({ id: 'users.column.phone' }),
            kind: 'text',
            value: (u) => u.phone,
          },
          {
            head: formatMessage({ id: 'users.column.role' }),
            kind: 'text',
            value: (user) => user.role.join(', '),
          },
          {
            head: formatMessage({ id: 'users.column.status' }),
            kind: 'text',
            value: ({ status: now }) => formatMessage({ id: statusWords[now].id }),
          },
          {
            head: formatMessage({ id: 'users.column.lastSignIn' }),
            kind: 'instant',
            value: (user) => user.last_sign_in_at,
          },
          {
            head: formatMessage({ id: 'users.column.refund' }),
            kind: 'text',
            value: (user) =>
              formatMessage({ id: user.can_refund ? 'users.column.yes' : 'users.column.no' }),
          },
        ],
        fetchPage: (page, signal) => usersPage({ ...query, ...page }, signal),
      }}
    />
  )
}
