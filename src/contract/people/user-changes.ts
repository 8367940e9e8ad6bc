import * as v from 'valibot'
import { keyField } from '@/contract/changes'
import { endpoint } from '@/contract/endpoint'
import { managedUser } from './managed-users'
import { rightNames, role } from './users'
import {
  dataOf,
  emailText,
  id,
  messageOnly,
  nameText,
  numberText,
  shortText,
} from '@/contract/wire'

/** Staff's changes of users (product.md A5 to A7). Passwords are only set by their users. */

const mostDepartments = 100

export const userFields = v.object({
  name: nameText,
  email: emailText,
  username: emailText,
  phone: v.nullable(shortText),
  role,
  merchant_id: v.nullable(id),
  /** For a Merchant User only; other roles have their role's. */
  rights: v.optional(v.pipe(v.array(v.picklist(rightNames)), v.maxLength(rightNames.length))),
  /** null: all. For a Merchant User only. */
  departments: v.optional(v.nullable(v.pipe(v.array(id), v.maxLength(mostDepartments)))),
  language: v.optional(shortText),
})
export type UserFields = v.InferOutput<typeof userFields>

const params = v.object({ id })

/**
 * Why a change is refused with a 409, beside `changed` (docs/house.md, "On the wire"). `gone`: the user
 * was deleted; a 404 would lead away from the list or form that says so. `own_row`: users cannot delete, deactivate or down-grade themselves. `last_admin`: no user would be left to
 * run the merchant's site. `used`: the user has signed in and can only be deactivated. `invited`:
 * there is no password to reset yet. The others: it is in that state already.
 */
export const userRefusals = [
  'gone',
  'own_row',
  'last_admin',
  'used',
  'invited',
  'not_invited',
  'not_locked',
  'deactivated',
  'not_deactivated',
] as const
export type UserRefusal = (typeof userRefusals)[number]

/** Mails the link to set a password. */
export const createUser = endpoint({
  id: 'createUser',
  method: 'POST',
  path: 'api/users',
  in_specification: true,
  access: 'users.create',
  sentence: true,
  key: 'field',
  body: v.object({ ...userFields.entries, ...keyField }),
  answer: dataOf(managedUser),
  /** 429: several such mails were sent recently, to this address or by this member of staff. */
  errors: [422, 429],
})

/**
 * Another `email` waits in `pending_email` until its user has confirmed it, and ends the user's open
 * sessions; an invitation goes to it at once. 422: it is not the caller's to change (decision 42).
 */
export const updateUser = endpoint({
  id: 'updateUser',
  method: 'PUT',
  path: 'api/users/{id}',
  in_specification: true,
  access: 'users.edit',
  sentence: true,
  params,
  body: v.object({
    ...userFields.entries,
    /** The version of the edited row; another one on the server is a 409 `changed`. */
    version: numberText,
  }),
  /** Without `data` the change is made and the row is read again. */
  answer: v.object({ data: v.optional(managedUser), message: v.string() }),
  errors: [409, 422, 429],
})

/** Only users who have never signed in; a 409 `used` says to deactivate instead. */
export const deleteUser = endpoint({
  id: 'deleteUser',
  method: 'DELETE',
  path: 'api/users/{id}',
  in_specification: true,
  access: 'users.delete',
  sentence: true,
  params,
  answer: messageOnly,
  errors: [409],
})

/** The user can no longer sign in, and all sessions end. */
export const deactivateUser = endpoint({
  id: 'deactivateUser',
  method: 'POST',
  path: 'api/users/{id}/deactivate',
  in_specification: false,
  access: 'users.edit',
  sentence: true,
  params,
  answer: dataOf(managedUser),
  errors: [409],
})

export const activateUser = endpoint({
  id: 'activateUser',
  method: 'POST',
  path: 'api/users/{id}/activate',
  in_specification: false,
  access: 'users.edit',
  sentence: true,
  params,
  answer: dataOf(managedUser),
  errors: [409, 429],
})

/** Ends the lock after too many wrong passwords. */
export const unlockUser = endpoint({
  id: 'unlockUser',
  method: 'POST',
  path: 'api/users/{id}/unlock',
  in_specification: false,
  access: 'users.reset-password',
  sentence: true,
  params,
  answer: dataOf(managedUser),
  errors: [409],
})

/** Mails the link to set a new password; the old one stays valid until then. */
export const sendReset = endpoint({
  id: 'sendReset',
  method: 'POST',
  path: 'api/users/{id}/send-reset',
  in_specification: false,
  access: 'users.reset-password',
  sentence: true,
  key: 'header',
  params,
  answer: messageOnly,
  /** 429: several such mails were sent recently, to this address or by this member of staff. */
  errors: [409, 429],
})

/** Sends the invitation again; earlier links stop working. */
export const inviteUser = endpoint({
  id: 'inviteUser',
  method: 'POST',
  path: 'api/users/{id}/invite',
  in_specification: false,
  access: 'users.create',
  sentence: true,
  key: 'header',
  params,
  answer: dataOf(managedUser),
  errors: [409, 429],
})

/**
 * A whole e-mail address for callers who see it masked; the audit log records the access. 429: the
 * caller has looked at many within the hour.
 */
export const revealEmail = endpoint({
  id: 'revealEmail',
  method: 'POST',
  path: 'api/users/{id}/reveal-email',
  in_specification: false,
  access: 'users.detail',
  sentence: true,
  params,
  answer: dataOf(v.object({ email: v.string() })),
  errors: [409, 429],
})
