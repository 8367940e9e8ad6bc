import type { InternalAct, Json } from './journal'

/** For whom the cloud writes by itself. */
interface ActingFor {
  /** The merchant's subdomain. */
  readonly tenant: string
  readonly user: string
}

/** What work that goes on after an answer can do. */
interface BackgroundParts {
  /** World time, milliseconds. */
  now(): number
  /** A write in its turn; null decides that there is nothing to write. */
  write(
    act: InternalAct,
    by: ActingFor,
    decide: (now: number) => Promise<Json | null>,
  ): Promise<unknown>
  /** Pages ask for everything again. */
  tell(): void
}

export interface Background {
  /** null: the journal is being replayed, and nothing is begun by it. */
  readonly parts: BackgroundParts | null
  connect(parts: BackgroundParts): void
}

export function createBackground(): Background {
  let connected: BackgroundParts | null = null
  return {
    get parts() {
      return connected
    },
    connect: (parts) => {
      connected = parts
    },
  }
}
