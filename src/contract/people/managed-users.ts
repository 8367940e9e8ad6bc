import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { user } from './users'
import { count, dataOf, id, instant } from '@/contract/wire'

/**
 * `invited`: has no password yet. `locked`: too many wrong passwords, for a while. `deactivated`:
 * cannot sign in until staff activate the account again.
 */
export const userStatuses = ['active', 'invited', 'locked', 'deactivated'] as const
export type UserStatus = (typeof userStatuses)[number]

/** A user as the users' managers see it; a row of their lists. */
export const managedUser = v.object({
  ...user.entries,
  /** The merchant's name; null: one of the provider's own people. */
  merchant: v.nullable(v.string()),
  status: v.picklist(userStatuses),
  /** The departments of a clerk; null: all of the merchant's. */
  departments: v.nullable(v.array(id)),
  /** This and the next two are left out where a host does not say them; null: never. */
  can_refund: v.optional(v.boolean()),
  last_sign_in_at: v.optional(v.nullable(instant)),
  linked_accounts: v.optional(count),
  invited_at: v.nullable(instant),
  invite_expires_at: v.nullable(instant),
  /** The e-mail address is masked; `revealEmail` answers the whole. */
  masked: v.boolean(),
  /** The user has set a password: it can be deactivated and not deleted. */
  used: v.boolean(),
  /** The last user who can run the merchant's site. */
  last_admin: v.boolean(),
  /**
   * Identifies this state of the row; a PUT sends it back. Empty for callers who may not edit the
   * user.
   */
  version: v.string(),
})
export type ManagedUser = v.InferOutput<typeof managedUser>

/** A 409 `gone` says that there is no such user (any more). */
export const getUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: 'api/users/{id}',
  in_specification: true,
  access: 'signed-in',
  sentence: true,
  params: v.object({ id }),
  answer: dataOf(managedUser),
  errors: [409],
})
