import { useIntl } from 'react-intl'
import { hasOurLists } from '@/api/our-lists'
import type { ManagedUser } from '@/contract/people/managed-users'
import type { userList, UserTab } from '@/contract/people/user-list'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useMay } from '@/state/session/use-may'
import { UserEmail } from './user-email'
import { statusWords } from './user-words'

export type UserColumn = (typeof userList.sort)[number]
type Column = ExportedColumn<ManagedUser, UserColumn>

interface UserColumnsOptions {
  /** One merchant's users, or the search over all. */
  readonly tab: UserTab | 'search'
  /** The time zone of days and hours. */
  readonly zone: string
}

/** The columns of product.md A5 and A6; each list has those that are useful there. */
export function useUserColumns({ tab, zone }: UserColumnsOptions): readonly Column[] {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const mayReveal = useMay('users.detail')
  const statuses = useCodeWords(statusWords)
  const day = (at: string | null) =>
    at === null
      ? formatMessage({ id: 'users.column.never' })
      : date(plainDateIn(zone, Date.parse(at)))

  const name: Column = {
    id: 'name',
    header: formatMessage({ id: 'list.field.name' }),
    kind: 'main',
    // A usual address in one line.
    width: 24,
    sortable: true,
    cell: (user) => user.name,
  }
  const email: Column = {
    id: 'email',
    header: formatMessage({ id: 'list.field.email' }),
    sortable: true,
    phone: 'who',
    under: true,
    cell: (user) => <UserEmail user={user} mayReveal={mayReveal} />,
    file: { kind: 'text', value: (user) => user.email },
  }
  const username: Column = {
    id: 'username',
    header: formatMessage({ id: 'users.column.username' }),
    sortable: true,
    hidden: true,
    cell: (user) => user.username,
  }
  const phone: Column = {
    id: 'phone',
    header: formatMessage({ id: 'users.column.phone' }),
    hidden: true,
    cell: (user) => user.phone ?? '',
  }
  const role: Column = {
    id: 'role',
    header: formatMessage({ id: 'users.column.role' }),
    sortable: true,
    // The status is there, and the address below needs the whole line.
    phone: tab === 'invites' || !hasOurLists() ? 'end' : 'note',
    cell: (user) => user.role.join(', '),
  }
  const merchant: Column = {
    id: 'merchant',
    header: formatMessage({ id: 'list.field.merchant' }),
    sortable: true,
    cell: (user) => user.merchant ?? formatMessage({ id: 'users.column.provider' }),
  }
  const status: Column = {
    id: 'status',
    header: formatMessage({ id: 'list.field.status' }),
    sortable: true,
    phone: 'end',
    ...statuses.column((user) => user.status),
  }
  const lastSignIn: Column = {
    id: 'last_sign_in_at',
    header: formatMessage({ id: 'list.field.lastSignIn' }),
    kind: 'date',
    sortable: true,
    cell: ({ last_sign_in_at: at }) => (at === undefined ? '' : day(at)),
    file: { kind: 'instant', value: (user) => user.last_sign_in_at ?? null },
  }
  const accounts: Column = {
    id: 'linked_accounts',
    header: formatMessage({ id: 'users.column.accounts' }),
    kind: 'number',
    sortable: true,
    hidden: tab === 'search',
    cell: (user) => user.linked_accounts,
    file: { kind: 'count', value: (user) => user.linked_accounts ?? null },
  }
  const refund: Column = {
    id: 'can_refund',
    header: formatMessage({ id: 'users.column.refund' }),
    cell: ({ can_refund: can }) =>
      can === undefined ? '' : formatMessage({ id: can ? 'users.column.yes' : 'users.column.no' }),
  }
  const invited: Column = {
    id: 'invited_at',
    header: formatMessage({ id: 'users.column.invited' }),
    kind: 'date',
    sortable: true,
    cell: (user) => day(user.invited_at),
    file: { kind: 'instant', value: (user) => user.invited_at },
  }
  const expires: Column = {
    id: 'invite_expires_at',
    header: formatMessage({ id: 'users.column.expires' }),
    kind: 'date',
    cell: (user) => (user.invite_expires_at === null ? '' : day(user.invite_expires_at)),
    file: { kind: 'instant', value: (user) => user.invite_expires_at },
  }

  if (!hasOurLists())
    return [name, email, username, phone, role, ...(tab === 'search' ? [merchant] : [])]
  switch (tab) {
    case 'staff':
      return [name, email, username, phone, role, status, lastSignIn, refund]
    case 'citizens':
      return [name, email, username, status, lastSignIn, accounts]
    case 'invites':
      return [name, email, username, role, invited, expires]
    case 'search':
      return [name, email, username, role, merchant, status, lastSignIn, accounts]
  }
}
