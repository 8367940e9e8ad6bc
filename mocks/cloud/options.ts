import type { CallId } from '@/contract/all'
import type { ScenarioName } from '@mocks/scenarios/registry'
import type { Fault } from '@mocks/scenarios/fault'
import type { JournalStore } from './journal'
import type { UploadStore } from './uploads'

export interface CloudOptions {
  /** Same seed and date, same world, byte for byte. */
  readonly seed?: string
  /** World time at first boot, ISO UTC; default the scenario's, or 2026-06-01 10:00 in New York. */
  readonly date?: string
  /** Default: memory. */
  readonly journal?: JournalStore
  /** Rows of files that are being imported; default: memory. */
  readonly uploads?: UploadStore
  /** Milliseconds before each answer; default none. */
  readonly latency?: number | ((call: CallId | null) => number)
  /** The faults of every visit. */
  readonly faults?: readonly Fault[]
  /** For every visit that names no other: its faults, and what its world begins with. */
  readonly scenario?: ScenarioName
  /** Requests may name their faults (mocks/cloud/visit/visit-headers.ts); default no. */
  readonly scenarios?: boolean
  /** Real time, in milliseconds; the world's clock is this plus an offset. */
  readonly now?: () => number
  /**
   * Signs sessions, prices, and links to reset and to confirm. By default it follows from the seed,
   * so that a browser's sessions survive a restart of its worker; a public server makes its own.
   */
  readonly signingKey?: string
  /**
   * Where the folder `card-fields` of the hosted card fields is, without a slash at its end; default:
   * the root origin of the request's host.
   */
  readonly cardFieldsOrigin?: string
  /** Response codes by amount (product.md 3.7, `MOCK_AMOUNT_CODES`); default off. */
  readonly amountCodes?: boolean
}
