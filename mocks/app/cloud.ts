import type { User } from '@/contract/people/users'
import type { Charge } from '@mocks/cloud/charges'
import type { SkippedEntry } from '@mocks/cloud/journal'
import type { WorldDamage } from './saved-world'
import type { Mail } from '@mocks/cloud/services'
import type { WorldControl } from './world-control'

/** The fake backend. It knows no browser; the hosts in mocks/hosts run it. */
export interface Cloud {
  /**
   * Answers any request to `api/*`; waits for `ready`. Rejects only for a fault that wants it.
   * `address` is where the request came from, as its host saw it; in a browser all calls share one.
   */
  fetch(request: Request, address?: string): Promise<Response>
  /** The journal is loaded and replayed. */
  readonly ready: Promise<void>
  readonly clock: {
    /** World time, milliseconds since the epoch. Right only after `ready`. */
    now(): number
    readonly offset: number
  }
  /** A session for a user of this world, without a password; null: no user has this address. */
  enter(email: string): Promise<{ readonly token: string; readonly user: User } | null>
  /** SHA-256 over every row of every tenant; sessions and counters are no part of it. */
  hash(): Promise<string>
  /** What the processor would list, newest last; empty before `ready`. */
  charges(): readonly Charge[]
  /** What this process would have mailed; no part of the world. */
  readonly outbox: readonly Mail[]
  /** What came from one site, newest last: what the process mailed and what follows from the books. */
  mails(site: string | null): readonly Mail[]
  /** Stored entries that are not in the world. */
  readonly skipped: readonly SkippedEntry[]
  /** Right only after `ready`. */
  readonly damage: WorldDamage
  readonly control: WorldControl
}
