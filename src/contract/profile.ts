import * as v from 'valibot'
import { endpoint } from './endpoint'
import { user } from './users'
import { dataOf, messageOnly, passwordText, tokenText } from './wire'

/** What a person changes of their own account beside `PUT api/user/{id}` (product.md P7). */

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

/** All sessions of this person end but the one that asks. */
export const endSessions = endpoint({
  id: 'endSessions',
  method: 'POST',
  path: 'api/user/end-sessions',
  in_specification: false,
  access: 'profile.own',
  sentence: true,
  answer: messageOnly,
})

/** Why a link in a mail did nothing; a 409 names one as its `code`. */
export const linkProblems = ['link_used', 'link_expired', 'email_taken'] as const
export type LinkProblem = (typeof linkProblems)[number]

/** The link of the mail to a new address was opened, by whom the account belongs to. */
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

/** The mail again; 409: there is nothing to confirm any more. */
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

/** The old address stays; the link to the new one is worth nothing from then on. */
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
