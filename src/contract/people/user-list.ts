import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { anyOf, listOf } from '@/contract/list'
import { managedUser, userStatuses } from './managed-users'
import { role, roleNames } from './users'
import { count, id, rowsOf } from '@/contract/wire'

/** Staff who have signed in before, citizens, and open invitations. */
export const userTabs = ['staff', 'citizens', 'invites'] as const
export type UserTab = (typeof userTabs)[number]

/** Users of a merchant (product.md A6), and the search over all of them (A5). */
export const userList = listOf({
  row: managedUser,
  sort: [
    'name',
    'email',
    'username',
    'role',
    'merchant',
    'status',
    'last_sign_in_at',
    'linked_accounts',
    'invited_at',
  ],
  usualSort: 'name',
  filters: {
    role: v.optional(anyOf(roleNames)),
    status: v.optional(anyOf(userStatuses)),
    never_signed_in: v.optional(v.boolean()),
    tab: v.optional(v.picklist(userTabs)),
    merchant_id: v.optional(id),
  },
  places: ['tab', 'merchant_id'],
})

/** On a merchant's site, or with a `merchant_id`, only that merchant's. */
export const listUsers = endpoint({
  id: 'listUsers',
  method: 'GET',
  path: 'api/users',
  in_specification: true,
  access: 'users.view',
  sentence: true,
  query: userList.query,
  answer: userList.answer,
  errors: [422],
})

/**
 * Searches names, e-mail addresses, user names, phones, linked account numbers and whole
 * confirmation numbers. 422: `q` has fewer than two characters.
 */
export const searchUsers = endpoint({
  id: 'searchUsers',
  method: 'GET',
  path: 'api/users-search',
  in_specification: true,
  access: 'users.search',
  sentence: true,
  query: userList.query,
  answer: userList.answer,
  errors: [422],
})

const userRole = v.object({ id, name: role, users: v.optional(count) })

export const listUserRoles = endpoint({
  id: 'listUserRoles',
  method: 'GET',
  path: 'api/user-roles',
  in_specification: true,
  access: 'users.roles',
  sentence: true,
  answer: rowsOf(userRole),
})
