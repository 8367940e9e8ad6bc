import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { user } from './users'
import { dataOf, messageOnly, passwordText, tokenText } from '@/contract/wire'

/** The user's changes of the own profile besides `PUT api/user/{id}` (product.md P7). */

/** A wrong current password is a field's error: a 401 would end the session (decision 3). */
export const changePassword = endpoint({
  id: 'changePassword',
  method: 'POST',
  path: 'api/user/change-password',
  in_specification: false,
  access: 'profile.own',
  sentence: true,
  body: v.object({
    current_password: passwordText,
    password: passwordText,
    password_confirmation: passwordText,
  }),
  answer: messageOnly,
  errors: [422, 429],
})

/** Ends all sessions of the user but the caller's. */
export const endSessions = endpoint({
  id: 'endSessions',
  method: 'POST',
  path: 'api/user/end-sessions',
  in_specification: false,
  access: 'profile.own',
  sentence: true,
  answer: messageOnly,
})

/** Why a link in a mail did nothing; a 409 has one as its `code`. */
export const linkProblems = ['link_used', 'link_expired', 'email_taken'] as const
export type LinkProblem = (typeof linkProblems)[number]

/** Confirms a new address, by the link that was mailed to it. */
export const confirmEmail = endpoint({
  id: 'confirmEmail',
  method: 'POST',
  path: 'api/user/confirm-email',
  in_specification: false,
  access: 'profile.own',
  sentence: true,
  body: v.object({ token: tokenText }),
  answer: dataOf(user),
  errors: [409],
})

/** Sends the mail again; 409: there is nothing left to confirm. */
export const sendConfirmation = endpoint({
  id: 'sendConfirmation',
  method: 'POST',
  path: 'api/user/send-confirmation',
  in_specification: false,
  access: 'profile.own',
  sentence: true,
  answer: messageOnly,
  errors: [409, 429],
})

/** The old address stays; the link to the new one stops working. */
export const keepOldEmail = endpoint({
  id: 'keepOldEmail',
  method: 'DELETE',
  path: 'api/user/pending-email',
  in_specification: false,
  access: 'profile.own',
  sentence: true,
  answer: dataOf(user),
  errors: [409],
})
