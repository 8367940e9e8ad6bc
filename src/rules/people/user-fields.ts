import * as v from 'valibot'
import { longest } from '@/contract/wire'
import { optionalText, requiredText, type Say } from '../forms/field-rules'
import { isPhone } from './contact'
import { isEmail } from './emails'
import { isAnotherEmail, usernameMaximumLength, usernameMinimumLength } from './usernames'

/** The problems that only a user's fields have, by name. */
export type UserFieldProblem =
  | 'email-wrong'
  | 'username-short'
  | 'username-long'
  | 'username-email'
  | 'phone-wrong'

/**
 * The fields of a user that staff write (product.md A7), for the form and for the cloud. `say` and
 * `says` give the message of a problem: a message id in the form, a sentence in the cloud.
 */
export function userFieldRules(say: Say, says: (problem: UserFieldProblem) => string) {
  return {
    name: requiredText(say, longest.name),
    email: v.pipe(requiredText(say, longest.email), v.check(isEmail, says('email-wrong'))),
    username: v.pipe(
      optionalText(say, longest.email),
      v.minLength(usernameMinimumLength, says('username-short')),
    ),
    phone: v.pipe(optionalText(say, longest.short), v.check(isPhone, says('phone-wrong'))),
  }
}

/**
 * The problem of a user name, which may be the user's e-mail address; null if there is none. An
 * address may have an address's length, any other name at most 40 characters.
 */
export function usernameFault(
  username: string,
  addresses: readonly string[],
): UserFieldProblem | null {
  const name = username.trim()
  if (isAnotherEmail(name, addresses)) return 'username-email'
  return !isEmail(name) && name.length > usernameMaximumLength ? 'username-long' : null
}
