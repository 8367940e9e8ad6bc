import type { CallId } from '@/contract/all'
import type { FaultSource } from './faults'
import type { JournalStore } from './journal'

export interface CloudOptions {
  /** Same seed and date, same world, byte for byte. */
  readonly seed?: string
  /** World time at first boot, ISO UTC; default 2026-06-01 10:00 in New York. */
  readonly date?: string
  /** Default: memory. */
  readonly journal?: JournalStore
  /** Milliseconds before each answer; default none. */
  readonly latency?: number | ((call: CallId | null) => number)
  readonly faults?: FaultSource
  /** Real time, in milliseconds; the world's clock is this plus an offset. */
  readonly now?: () => number
  /** Origin of the hosted card fields; default: the root origin of the host that was asked. */
  readonly cardFieldsOrigin?: string
  /** Response codes by amount (product.md 3.7, `MOCK_AMOUNT_CODES`); default off. */
  readonly amountCodes?: boolean
}

/** A charge as the processor would list it; what tests count. */
export interface Charge {
  readonly tenant: string
  readonly key: string
  readonly status: 'approved' | 'pending' | 'unknown'
  readonly total_cents: number
  readonly fee_cents: number
  readonly at: string
  readonly lines: readonly { department_id: string; amount_cents: number; fee_cents: number }[]
}

/** A journal entry that this code refuses: it is left out, and said. */
export interface SkippedEntry {
  readonly n: number
  readonly call: string
  readonly reason: string
}

/** The fake backend. It knows no browser; the hosts in mocks/hosts run it. */
export interface Cloud {
  /** Answers any request to `api/*`; waits for `ready`. Rejects only for a fault that wants it. */
  fetch(request: Request): Promise<Response>
  /** The journal is loaded and replayed. */
  readonly ready: Promise<void>
  readonly clock: {
    /** World time, milliseconds since the epoch. Right only after `ready`. */
    now(): number
    readonly offset: number
  }
  /** SHA-256 over every row of every tenant; sessions and counters are no part of it. */
  hash(): Promise<string>
  charges(): readonly Charge[]
  readonly skipped: readonly SkippedEntry[]
}

export declare function createCloud(options?: CloudOptions): Cloud
