import type { CallInput } from '@/contract/endpoint'
import { wordsIn } from '@/contract/list'
import type { ManagedUser } from '@/contract/people/managed-users'
import { userStatuses } from '@/contract/people/managed-users'
import { listUserRoles, listUsers, searchUsers, userList } from '@/contract/people/user-list'
import { roleNames } from '@/contract/people/users'
import { isLongEnough } from '@/rules/bills/search-terms'
import { seesDepartment } from '@/rules/people/departments-seen'
import { type PersonView, personView } from '@/rules/people/person-view'
import { isProvider } from '@/rules/people/roles'
import type { Subject } from '@/rules/people/subject'
import { userTabOf } from '@/rules/people/user-status'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { invalid } from '@mocks/cloud/reply'
import type { UserRow } from '@mocks/world/users'
import { answerList } from '@mocks/handlers/answer-list'
import { merchantFor } from '@mocks/handlers/scope'
import { lastSignIn, managedUserSeenBy, statusOf } from './managed-user'
import { numbersOfUsers } from './user-numbers'
import { shownTexts } from './user-view'

/** Rows are not copied: of ten thousand most are only looked at. */
type Row = Readonly<UserRow>

/** On the root without a merchant: all users, the provider's own too. */
function scopedUsers(context: CallContext, merchantId: string | undefined): Row[] {
  const { users } = context.world
  if (!context.tenant && merchantId === undefined) return users.read((row) => row)
  return users.pluck('merchant', merchantFor(context, merchantId).id, (row) => row)
}

type ListQuery = CallInput<typeof listUsers>['query']

/** Searched, filtered and sorted by visible fields only, so that trying reveals nothing. */
function usersPage(context: CallContext, query: ListQuery) {
  const { world, subject } = context
  const viewOf = viewsBy(subject)
  const merchants = new Map(world.merchants.read(({ id, name }) => [id, name]))
  const numbers = query.q === undefined ? null : numbersOfUsers(context, query.q)
  const rows = scopedUsers(context, query.merchant_id).flatMap((row) => {
    const view = viewOf(row)
    return view ? [{ row, view }] : []
  })
  const merchantOf = ({ merchant_id }: Row) => merchants.get(merchant_id ?? '') ?? ''
  const counts = new Map<string, number>()
  for (const { user_id: id, department_id } of world.accountLinks.read((link) => link)) {
    if (seesDepartment(subject, department_id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const found = answerList(userList, rows, query, {
    key: ({ row }) => `${row.name} ${row.id}`,
    sort: {
      name: ({ row }) => row.name,
      email: ({ row, view }) => shownTexts(view, row).email,
      username: ({ row, view }) => shownTexts(view, row).username,
      role: ({ row }) => row.role,
      merchant: ({ row }) => merchantOf(row),
      status: ({ row }) => statusOf(context, row),
      last_sign_in_at: ({ row }) => lastSignIn(context, row) ?? '',
      linked_accounts: ({ row }) => counts.get(row.id) ?? 0,
      invited_at: ({ row }) => row.invited_at ?? '',
    },
    text: ({ row, view }) => {
      const { name, email, username, phone } = shownTexts(view, row)
      return [name, email, username, phone ?? '', ...(numbers?.get(row.id) ?? [])]
    },
    filters: {
      role: ({ row }, words) => wordsIn(roleNames, words).includes(row.role),
      status: ({ row }, words) => wordsIn(userStatuses, words).includes(statusOf(context, row)),
      never_signed_in: ({ row }, never) => (lastSignIn(context, row) === null) === never,
      tab: ({ row }, tab) => userTabOf(statusOf(context, row), row.role) === tab,
    },
    applied: ['merchant_id'],
  })
  return {
    data: found.rows.flatMap(({ row }): ManagedUser[] => {
      const user = managedUserSeenBy(context, subject, row)
      return user ? [user] : []
    }),
    pagination: found.pagination,
  }
}

/** How much a caller sees is the same for all people of a merchant but the caller. */
function viewsBy(subject: Subject): (row: Row) => PersonView | null {
  const views = new Map<string | null, PersonView | null>()
  return (row) => {
    if (row.id === subject.user_id) return 'whole'
    const known = views.get(row.merchant_id)
    if (known !== undefined) return known
    const view = personView(subject, row)
    views.set(row.merchant_id, view)
    return view
  }
}

export const userListHandlers: Handlers<'listUsers' | 'searchUsers' | 'listUserRoles'> = {
  listUsers: reads(listUsers, (context, { query }) => usersPage(context, query)),

  searchUsers: reads(searchUsers, (context, { query }) => {
    if (!isLongEnough(query.q ?? '')) throw invalid({ q: ['Type at least 2 characters.'] })
    return usersPage(context, query)
  }),

  listUserRoles: reads(listUserRoles, (context) => {
    const users = scopedUsers(context, undefined)
    const provider = isProvider(context.subject.role) && !context.tenant
    return {
      data: roleNames
        .filter((name) => name !== 'Guest' && (provider || !isProvider(name)))
        .map((name, index) => ({
          id: String(index + 1),
          name,
          users: users.filter((row) => row.role === name).length,
        })),
    }
  }),
}
