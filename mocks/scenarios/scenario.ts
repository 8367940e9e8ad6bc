import type { Fault } from './fault'
import type { WorldSize } from '@mocks/world/create-world'
import type { PersonaName } from '@mocks/world/personas'
import type { PatchName } from './world-patches'

/** What a scenario is about; the catalogue and the README show them by this. */
export type ScenarioGroup =
  | 'people'
  | 'errors'
  | 'answers'
  | 'payments'
  | 'letters'
  | 'worlds'
  | 'views'

/** Its result for a visitor who only opens its link. */
export type Ending =
  /** The page loads; the special part shows after an action on it. */
  | 'page'
  /** The page says in place that a part of it could not be had. */
  | 'failed'
  /** The whole site says when it is back. */
  | 'closed'
  /** The page says in place that this role may not. */
  | 'no-permission'
  /** The page shows its outline and waits. */
  | 'waits'
  | 'sign-in'
  | 'not-found'
  | 'wrong-url'

/**
 * A named situation. It belongs to one tab's visit, and affects no other. One that needs another
 * world, or another time, gets its own world.
 */
export interface Scenario {
  readonly group: ScenarioGroup
  /** The signed-in person; absent: a guest. */
  readonly persona?: PersonaName
  /** Subdomain; null: the root domain. */
  readonly tenant: string | null
  readonly path: string
  readonly ends: Ending
  readonly faults?: readonly Fault[]
  /** Milliseconds before each answer. */
  readonly latency?: number
  /** The differences of its world from the start. */
  readonly world?: { readonly size?: WorldSize; readonly patch?: PatchName }
  /** Its world's time at the start, ISO UTC. */
  readonly clock?: string
  readonly view?: {
    readonly locale?: 'en' | 'es' | 'de' | 'ja' | 'fr'
    readonly theme?: 'light' | 'dark'
    /** Meant for a window as wide as a phone. */
    readonly phone?: true
  }
}

/** A latency is a fault of every call. */
export const faultsOf = ({ faults = [], latency }: Scenario): readonly Fault[] =>
  latency === undefined ? faults : [...faults, { match: {}, effect: { kind: 'slow', ms: latency } }]

export const hasOwnWorld = ({ world, clock }: Scenario): boolean =>
  world !== undefined || clock !== undefined
