import { useIntl } from 'react-intl'
import { userStatuses } from '@/contract/people/managed-users'
import type { userList, UserTab } from '@/contract/people/user-list'
import { type Role, roleNames } from '@/contract/people/users'
import { isProvider, shownRole } from '@/rules/people/roles'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { statusWords } from './user-words'

type Filter = ListFilter<typeof userList.filters>

/** Guest cannot be assigned, and a merchant has no users of the provider. */
const rolesOf = (where: UserTab | 'search'): readonly Role[] =>
  roleNames.filter((role) =>
    where === 'search' ? role !== 'Guest' : role !== 'Guest' && !isProvider(role),
  )

/** The filters of product.md A5 and A6; each tab has those that can exclude rows there. */
export function useUserFilters(tab: UserTab | 'search'): readonly Filter[] {
  const { formatMessage } = useIntl()
  const statuses = useCodeWords(statusWords)
  const role: Filter = {
    kind: 'choices',
    name: 'role',
    label: formatMessage({ id: 'users.column.role' }),
    options: rolesOf(tab)
      .filter((one) => tab !== 'staff' || one !== 'User')
      .map((one) => ({ value: one, label: shownRole(one) })),
  }
  const status: Filter = {
    kind: 'choices',
    name: 'status',
    label: formatMessage({ id: 'list.field.status' }),
    options: statuses.options(userStatuses.filter((one) => tab === 'search' || one !== 'invited')),
  }
  const never: Filter = {
    kind: 'flag',
    name: 'never_signed_in',
    label: formatMessage({ id: 'users.filter.never' }),
  }
  switch (tab) {
    case 'staff':
    case 'search':
      return [role, status, never]
    case 'citizens':
      return [status, never]
    case 'invites':
      return [role]
  }
}

/** For the search over all merchants. */
export function useSearchFilters(
  merchants: readonly { readonly id: string; readonly name: string }[],
): readonly Filter[] {
  const { formatMessage } = useIntl()
  const filters = useUserFilters('search')
  return [
    ...filters,
    {
      kind: 'choice',
      name: 'merchant_id',
      label: formatMessage({ id: 'list.field.merchant' }),
      options: merchants.map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
}
