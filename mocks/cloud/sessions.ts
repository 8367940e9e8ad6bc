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
  const signIns = new Map<string, readonly number[]>()
  return {
    issue(userId, now) {
      signIns.set(userId, [now, ...(signIns.get(userId) ?? [])].slice(0, mostSignIns))
      return tokens.sign({ sub: userId, jti: random(), iat: now })
    },
    signIns: (userId) => signIns.get(userId) ?? [],
    read(token, world, now) {
      const said = tokens.read(token)
      if (!said || revoked.has(said.jti) || now - said.iat > lifetime) return null
      const user = world.users.get(said.sub)
      if (!user || user.deactivated_at !== null) return null
      if (said.iat < Date.parse(user.sessions_from) && !isKept(user, said.jti)) return null
      return { id: said.jti, user }
    },
    async revoke(sessionId) {
      revoked.add(sessionId)
      await revocations.save([...revoked])
    },
  }
}
