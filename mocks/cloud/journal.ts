import type { CallId } from '@/contract/all'

/** What JSON can hold: commands, parameters and answers are nothing else. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined }

/**
 * One accepted write, after the decision and before the answer (mock-cloud.md, "Journal").
 * `command` is redacted: verifiers instead of passwords, outcome and last four instead of cards,
 * nothing of bank accounts. World = seed + the entries' commands, applied in order.
 */
export interface JournalEntry {
  readonly n: number
  /** World time, ISO UTC. */
  readonly at: string
  /** The subdomain that was asked; null: the root domain. */
  readonly tenant: string | null
  /** The user's id; null: a guest. */
  readonly principal: string | null
  readonly call: CallId
  readonly params: Json
  readonly command: Json
  /** Where receipt ids and the like come from, so that a replay finds the same ones. */
  readonly random: string
}

/** What stands beside the entries. Written at first boot and when one of these changes. */
export interface WorldMeta {
  readonly format: 1
  readonly seed: string
  /** Whose world this was before its first entry; null or absent: the usual one. */
  readonly scenario?: string | null | undefined
  /** World time at first boot, ISO UTC. */
  readonly date: string
  /** World time minus real time, in milliseconds. */
  readonly offset: number
  /** Ids of the sessions that were logged out; they are no part of the world or its hash. */
  readonly revoked: readonly string[]
}

export interface SavedWorld {
  /** null: nothing was saved yet. */
  readonly meta: WorldMeta | null
  readonly entries: readonly JournalEntry[]
}

/** A journal entry that this code refuses: it is left out, and said. */
export interface SkippedEntry {
  readonly n: number
  readonly call: string
  readonly reason: string
}

/** Where a host keeps the journal. `append` resolves when the entry is safe; the answer waits. */
export interface JournalStore {
  load(): Promise<SavedWorld>
  append(entry: JournalEntry): Promise<void>
  saveMeta(meta: WorldMeta): Promise<void>
  /** Another journal in the place of this one: wholly, or not at all. */
  replace(meta: WorldMeta, entries: readonly JournalEntry[]): Promise<void>
}

/** For hosts that keep nothing: Storybook, tests, the http host. */
export function memoryJournal(saved: SavedWorld = { meta: null, entries: [] }): JournalStore {
  let meta = saved.meta
  let entries = [...saved.entries]
  return {
    load: async () => ({ meta, entries: [...entries] }),
    append: async (entry) => {
      entries.push(entry)
    },
    saveMeta: async (next) => {
      meta = next
    },
    replace: async (nextMeta, nextEntries) => {
      meta = nextMeta
      entries = [...nextEntries]
    },
  }
}
