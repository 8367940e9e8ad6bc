import type { CallContext } from '@mocks/cloud/context'
import { Refusal } from '@mocks/cloud/reply'
import { isPassword } from '@mocks/cloud/visit/verifiers'
import type { UserRow } from '@mocks/world/users'
import { checkChallenge, issueChallenge, spendChallenge } from '@mocks/handlers/challenge'
import { type NamedUsers, usersNamed } from './sign-in-names'
import {
  checkTries,
  counterFrom,
  counterOf,
  forgetTries,
  heldFor,
  noteTry,
  tooManyTries,
  triesNoted,
} from '@mocks/handlers/tries'

/** Guessing a password: five failures ask for a person, ten lock for a quarter of an hour (B1). */

/** Wrong tries before the challenge: on one account, and from one network on any account. */
const freeTries = { account: 5, network: 15 }

interface Credentials {
  readonly email: string
  readonly password: string
  readonly recaptcha_token?: string | null | undefined
}

/** An unknown name is locked as well, so that a lock does not reveal who is registered. */
const countersOf = (context: Pick<CallContext, 'address'>, account: string) => ({
  account: counterOf('wrong sign-ins of an account', account),
  network: counterFrom('wrong sign-ins from a network', context),
})

/** The user with this name and password; refuses all others, and too many tries. */
export function signedInUser(context: CallContext, sent: Credentials): UserRow {
  const named = usersNamed(context.world, sent.email)
  const counters = countersOf(context, named.account)
  const all = [counters.account, counters.network]
  checkTries(context, all)
  checkLock(context, named)
  const needsChallenge = () =>
    triesNoted(context, counters.account) >= freeTries.account ||
    triesNoted(context, counters.network) >= freeTries.network
  if (needsChallenge()) {
    checkChallenge(context, 'sign-in', sent.recaptcha_token)
    spendChallenge(context, sent.recaptcha_token)
  }
  const user = userWithPassword(named, sent.password)
  if (user) {
    // What came from the network stays counted: an own account would else make room for guesses.
    forgetTries(context, counters.account)
    return user
  }
  noteTry(context, all)
  throw new Refusal(401, {
    // The same text whichever half is wrong (product.md B1).
    message: 'E-mail or password is wrong',
    ...(needsChallenge() && { challenge: issueChallenge(context, 'sign-in') }),
  })
}

/** Compared in place of an unknown user's. No password has this hash. */
const nobody: NonNullable<UserRow['verifier']> = { salt: 'nobody', hash: '' }

/**
 * Always compares two verifiers, so that a wrong password takes as long for an unknown address as
 * for a registered one.
 */
function userWithPassword(
  { confirmed, unconfirmed }: NamedUsers,
  password: string,
): UserRow | null {
  for (const user of [confirmed, unconfirmed]) {
    if (isPassword(password, user?.verifier ?? nobody) && user?.deactivated_at === null) return user
  }
  return null
}

/** A lock of before the world began says what one of today's says. */
function checkLock({ now }: CallContext, { confirmed }: NamedUsers): void {
  const left = Date.parse(confirmed?.locked_until ?? '') - now
  if (left > 0) throw tooManyTries(left)
}

/** Whether this user has to wait after too many wrong passwords. */
export const isLocked = (
  context: Pick<CallContext, 'services' | 'now'>,
  { email, locked_until }: Pick<UserRow, 'email' | 'locked_until'>,
): boolean =>
  (locked_until !== null && Date.parse(locked_until) > context.now) ||
  heldFor(context, [counterOf('wrong sign-ins of an account', email)]) > 0

/** Opening the link in the mail proves that the user owns the address. */
export const liftLock = (context: Pick<CallContext, 'services'>, { email }: UserRow): void =>
  forgetTries(context, counterOf('wrong sign-ins of an account', email))
