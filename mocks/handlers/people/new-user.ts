import { passwordMinimumLength } from '@/rules/constants'
import { isPhone } from '@/rules/people/contact'
import { isEmail } from '@/rules/people/emails'
import { passwordProblem } from '@/rules/people/passwords'
import { isAnotherEmail, looksLikeEmail, usernameMinimumLength } from '@/rules/people/usernames'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import type { World } from '@mocks/world/create-world'

const passwordSentences = {
  short: `Use at least ${passwordMinimumLength} characters.`,
  blank: 'A password cannot be made of spaces alone.',
}

/** What is wrong with a new password; none: nothing. */
export function passwordErrors(password: string): string[] {
  const problem = passwordProblem(password)
  return problem === null ? [] : [passwordSentences[problem]]
}

interface NewUser {
  readonly name: string
  readonly email: string
  readonly username?: string | undefined
  readonly phone: string | null
  readonly password: string
  readonly terms: boolean
}

/**
 * The rules of a sign-up; by field, as the form shows them (specification §8). An address that has
 * a user already is not an error: the mail to the address tells it (B2).
 */
export function checkNewUser({ world }: Pick<CallContext, 'world'>, body: NewUser): void {
  const email = body.email.trim()
  const username = body.username?.trim() ?? ''
  const errors: Record<string, string[]> = {}
  if (body.name.trim() === '') errors['name'] = ['This field is required.']
  if (!isEmail(email)) errors['email'] = ['This is not an e-mail address.']
  const problem = username === '' ? null : usernameProblem(world, username, null, [email])
  if (problem !== null) errors['username'] = [problem]
  if (!isPhone(body.phone?.trim() ?? '')) errors['phone'] = ['This is not a phone number.']
  const wrong = passwordErrors(body.password)
  if (wrong.length > 0) errors['password'] = wrong
  if (!body.terms) errors['terms'] = ['Accept the terms to continue.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/**
 * The problem of a user name; null: available. `addresses`: the e-mail addresses that it may equal.
 * They are not looked up, because a second user may have the same address.
 */
export function usernameProblem(
  world: World,
  username: string,
  ownId: string | null,
  addresses: readonly string[],
): string | null {
  if (username.length < usernameMinimumLength) {
    return `Use at least ${usernameMinimumLength} characters.`
  }
  if (isAnotherEmail(username, addresses)) return 'Another e-mail address cannot be a user name.'
  if (looksLikeEmail(username)) return null
  const isTaken = world.users.by('username', username.toLowerCase()).some(({ id }) => id !== ownId)
  return isTaken ? 'This user name is taken.' : null
}
