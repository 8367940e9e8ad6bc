import * as v from 'valibot'
import { endpoint } from './endpoint'
import { user } from './users'
import { count, dataOf, id, instant } from './wire'

/**
 * `invited`: has no password yet. `locked`: too many wrong passwords, for a while. `deactivated`:
 * cannot sign in until staff activate the account again.
 */
export const userStatuses = ['active', 'invited', 'locked', 'deactivated'] as const
export type UserStatus = (typeof userStatuses)[number]

/** A user with what those who manage users need to know; a row of their lists. */
export const managedUser = v.object({
  ...user.entries,
  /** The merchant's name; null: one of the provider's own people. */
  merchant: v.nullable(v.string()),
  status: v.picklist(userStatuses),
  /** The departments that a clerk works for; null: all of the merchant's. */
  departments: v.nullable(v.array(id)),
  can_refund: v.boolean(),
  last_sign_in_at: v.nullable(instant),
  linked_accounts: count,
  invited_at: v.nullable(instant),
  invite_expires_at: v.nullable(instant),
  /** The e-mail address is shown in part; `revealEmail` answers the whole of it. */
  masked: v.boolean(),
  /** Somebody has set a password: the account can be deactivated and not deleted. */
  used: v.boolean(),
  /** Without this user nobody could run the merchant's site. */
  last_admin: v.boolean(),
  /** Names this state of the row; a PUT sends it back. Empty for those who may not edit the user. */
  version: v.string(),
})
export type ManagedUser = v.InferOutput<typeof managedUser>

export const getUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: 'api/users/{id}',
  in_specification: true,
  access: 'signed-in',
  sentence: true,
  params: v.object({ id }),
  answer: dataOf(managedUser),
  errors: [404],
})
