import type { CallId } from '@/contract/all'

/** What a fault may look at. It acts in the cloud, so it works in every host. */
export interface CallFacts {
  readonly id: CallId | null
  readonly method: string
  readonly path: string
  readonly tenant: string | null
}

export interface Fault {
  /** true: the write happens and its answer is lost (`drop-after-commit`). */
  readonly afterCommit: boolean
  /** Resolves to the false answer; rejects like a broken network; may also never settle. */
  answer(): Promise<Response>
}

/** The next fault for a call; null: none. */
export type FaultSource = (call: CallFacts) => Fault | null
