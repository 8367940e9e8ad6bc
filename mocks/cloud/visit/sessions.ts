import * as v from 'valibot'
import type { World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'
import { signer } from './signed'

const statement = v.object({
  /** The user's id. */
  sub: v.string(),
  /** The session's id, by which it is revoked. */
  jti: v.string(),
  /** World time in milliseconds. */
  iat: v.number(),
})

type SignIn = Pick<v.InferOutput<typeof statement>, 'jti' | 'iat'>

/** A working day and some: a token that is older must be renewed by signing in. */
const lifetime = 12 * 60 * 60 * 1000
/** Kept for each user. */
const mostSignIns = 50

export interface Session {
  readonly id: string
  readonly user: UserRow
}

export interface Sessions {
  issue(userId: string, now: number): string
  /** null: unknown, changed, expired, logged out, or ended with all others by the user. */
  read(token: string, world: World, now: number): Session | null
  revoke(sessionId: string): Promise<void>
  /** When this user signed in, newest first; a restart forgets it, as it is no part of the world. */
  signIns(userId: string): readonly number[]
  /** Whether one of these sessions is still open. */
  isSignedIn(user: UserRow, now: number): boolean
}

/** Where logged-out sessions are remembered: beside the journal, not in it. */
export interface Revocations {
  readonly saved: readonly string[]
  save(ids: readonly string[]): Promise<void>
}

/** The session in which a person ended all others (product.md P7, "Security"). */
const isKept = ({ session_kept: kept, sessions_from }: UserRow, session: string) =>
  kept !== null && kept.id === session && kept.since === sessions_from

export function createSessions(
  key: string,
  random: () => string,
  revocations: Revocations,
): Sessions {
  const tokens = signer(key, 'session', statement)
  const revoked = new Set(revocations.saved)
  const isOpen = ({ jti, iat }: SignIn, user: UserRow, now: number): boolean =>
    !revoked.has(jti) &&
    now - iat <= lifetime &&
    user.deactivated_at === null &&
    (iat >= Date.parse(user.sessions_from) || isKept(user, jti))
  const signIns = new Map<string, readonly SignIn[]>()
  return {
    issue(userId, now) {
      const signIn = { jti: random(), iat: now }
      signIns.set(userId, [signIn, ...(signIns.get(userId) ?? [])].slice(0, mostSignIns))
      return tokens.sign({ sub: userId, ...signIn })
    },
    signIns: (userId) => (signIns.get(userId) ?? []).map(({ iat }) => iat),
    isSignedIn: (user, now) =>
      (signIns.get(user.id) ?? []).some((signIn) => isOpen(signIn, user, now)),
    read(token, world, now) {
      const said = tokens.read(token)
      const user = said && world.users.get(said.sub)
      return user && isOpen(said, user, now) ? { id: said.jti, user } : null
    },
    async revoke(sessionId) {
      revoked.add(sessionId)
      await revocations.save([...revoked])
    },
  }
}
