import type { ReturnCode } from '@mocks/lib/return-codes'
import type { WorldDamage } from './saved-world'
import type { FileProblem, WorldFile } from './world-file'

/** A write as the panel names it. */
export interface KnownWrite {
  readonly call: string
  readonly at: string
  /** The subdomain; null: the root domain. */
  readonly tenant: string | null
}

interface WorldState {
  /** Whose world it was at the beginning; null: the usual one. */
  readonly scenario: string | null
  readonly writes: number
  /** What an undo would take back. */
  readonly last: KnownWrite | null
  /** What of the saved world could not be used. */
  readonly damage: WorldDamage
}

/** What pages have to hear: they ask for everything again, or follow the clock. */
export interface WorldNews {
  /** World time minus real time, in milliseconds. */
  readonly clockOffset: number
  /** Other data are in the world's place. */
  readonly replaced: boolean
  /** Milliseconds by which the clock was moved on. */
  readonly moved: number
}

/** An e-check that its bank may still send back, as the panel names it. */
export interface OpenEcheck {
  /** What the office calls the payment. */
  readonly payment: string
  readonly confirmation: string
  readonly payer: string
  readonly at: string
  readonly total_cents: number
}

/** What a developer or a tester does to a whole world; nothing of it is a call of the contract. */
export interface WorldControl {
  state(): Promise<WorldState>
  /** Undoes the last write; null: there is none. */
  undo(): Promise<KnownWrite | null>
  /** As it was at the beginning, its time too. */
  reset(): Promise<void>
  export(): Promise<WorldFile>
  /** null: it is the world now. Else the one that was there is untouched. */
  import(text: string): Promise<FileProblem | null>
  /** Skips time for all tabs at once. */
  moveClock(milliseconds: number): Promise<void>
  /** Of a site, the latest first. */
  echecks(site: string): Promise<readonly OpenEcheck[]>
  /** The bank sends one back; false: this one cannot come back any more. */
  returnEcheck(site: string, asked: { payment: string; code: ReturnCode }): Promise<boolean>
  /** Answers how to stop. */
  listen(heard: (news: WorldNews) => void): () => void
}
