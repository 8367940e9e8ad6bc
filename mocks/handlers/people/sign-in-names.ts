import { isSameEmail } from '@/rules/people/emails'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { looksLikeEmail } from '@/rules/people/usernames'
import type { World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'

/**
 * The user of a name at sign-in. Everyone may sign up with any address, so that sign-up does not
 * reveal who is registered: an address has one user who confirmed it, and others who have not yet.
 */
export interface NamedUsers {
  readonly confirmed: UserRow | undefined
  /**
   * The first user who signed up with the address and has not confirmed it; an invited one only
   * where there is no other.
   */
  readonly unconfirmed: UserRow | undefined
  /** What tries are counted by: the same for the e-mail and the user name of one person. */
  readonly account: string
}

export const confirmedOwner = (world: World, email: string): UserRow | undefined =>
  world.users.by('email', email.trim().toLowerCase()).find(isConfirmed)

export function usersNamed(world: World, name: string): NamedUsers {
  const key = name.trim().toLowerCase()
  if (looksLikeEmail(key)) {
    const rows = world.users.by('email', key).filter((row) => !isConfirmed(row))
    const unconfirmed = rows.find(({ verifier }) => verifier !== null) ?? rows[0]
    return { confirmed: confirmedOwner(world, key), unconfirmed, account: key }
  }
  const [user] = world.users.by('username', key)
  return { confirmed: user, unconfirmed: undefined, account: user?.email.toLowerCase() ?? key }
}

/**
 * What changes with a password that was set by the link of a mail to the user's address: the link
 * proves the address, unless another user has confirmed it.
 */
export const provenBy = (world: World, row: UserRow): Partial<UserRow> =>
  isConfirmed(row) || confirmedOwner(world, row.email) !== undefined ? {} : { pending_email: null }

/** The user of an address, for a mail to it. */
export function userWithEmail(world: World, email: string): UserRow | undefined {
  const { confirmed, unconfirmed } = usersNamed(world, email)
  return confirmed ?? unconfirmed
}

/** The user name that stands for an address follows when the address changes. */
export const usernameAfter = (
  { username }: Pick<UserRow, 'username'>,
  before: Pick<UserRow, 'email'>,
  email: string,
): string => (isSameEmail(username, before.email) ? email : username)
