import * as v from 'valibot'
import { endpoint } from './endpoint'
import { managedUser } from './managed-users'
import { rightNames, role } from './users'
import { dataOf, emailText, id, messageOnly, nameText, shortText } from './wire'

/** What staff do to other people's accounts (product.md A5 to A7). Nobody types a password for others. */

const mostDepartments = 100

export const userFields = v.object({
  name: nameText,
  email: emailText,
  username: emailText,
  phone: v.nullable(shortText),
  role,
  merchant_id: v.nullable(id),
  /** They count for a Merchant User only; other roles have what their role says. */
  rights: v.optional(v.pipe(v.array(v.picklist(rightNames)), v.maxLength(rightNames.length))),
  /** null: all. They count for a Merchant User only. */
  departments: v.optional(v.nullable(v.pipe(v.array(id), v.maxLength(mostDepartments)))),
  language: v.optional(shortText),
})
export type UserFields = v.InferOutput<typeof userFields>

const params = v.object({ id })

/**
 * Why a change is refused with a 409; `changed` brings the row as it is in `current`.
 * `own_row`: nobody deletes, deactivates or down-grades themselves. `last_admin`: the merchant would
 * have nobody to run its site. `used`: the account has been used and can only be deactivated.
 * `invited`: there is no password to reset yet. The others: it is so already.
 */
export const userRefusals = [
  'changed',
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

/** The mail with the link to set a password goes to the address at once. */
export const createUser = endpoint({
  id: 'createUser',
  method: 'POST',
  path: 'api/users',
  in_specification: true,
  access: 'users.create',
  sentence: true,
  body: userFields,
  answer: dataOf(managedUser),
  errors: [422],
})

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
    /** Of the row that was edited; another one on the server is a 409 `changed`. */
    version: shortText,
  }),
  answer: dataOf(managedUser),
  errors: [404, 409, 422],
})

/** Only accounts that were never used; a 409 `used` says to deactivate instead. */
export const deleteUser = endpoint({
  id: 'deleteUser',
  method: 'DELETE',
  path: 'api/users/{id}',
  in_specification: true,
  access: 'users.delete',
  sentence: true,
  params,
  answer: messageOnly,
  errors: [404, 409],
})

/** The user cannot sign in any more, and all sessions end. */
export const deactivateUser = endpoint({
  id: 'deactivateUser',
  method: 'POST',
  path: 'api/users/{id}/deactivate',
  in_specification: false,
  access: 'users.edit',
  sentence: true,
  params,
  answer: dataOf(managedUser),
  errors: [404, 409],
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
  errors: [404, 409],
})

/** Ends the wait after too many wrong passwords. */
export const unlockUser = endpoint({
  id: 'unlockUser',
  method: 'POST',
  path: 'api/users/{id}/unlock',
  in_specification: false,
  access: 'users.reset-password',
  sentence: true,
  params,
  answer: dataOf(managedUser),
  errors: [404, 409],
})

/** Mails the link to set a new password; the old one counts until then. */
export const sendReset = endpoint({
  id: 'sendReset',
  method: 'POST',
  path: 'api/users/{id}/send-reset',
  in_specification: false,
  access: 'users.reset-password',
  sentence: true,
  params,
  answer: messageOnly,
  /** 429: several such mails went to the address a moment ago. */
  errors: [404, 409, 429],
})

/** The invitation again; links of earlier ones stop working. */
export const inviteUser = endpoint({
  id: 'inviteUser',
  method: 'POST',
  path: 'api/users/{id}/invite',
  in_specification: false,
  access: 'users.create',
  sentence: true,
  params,
  answer: dataOf(managedUser),
  errors: [404, 409, 429],
})

/** One whole e-mail address for those who see it masked; the audit log has who looked. */
export const revealEmail = endpoint({
  id: 'revealEmail',
  method: 'POST',
  path: 'api/users/{id}/reveal-email',
  in_specification: false,
  access: 'users.detail',
  sentence: true,
  params,
  answer: dataOf(v.object({ email: v.string() })),
  errors: [404],
})
