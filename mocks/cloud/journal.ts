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
 * What a change came with, as hashes. It stands in the journal, so that a replay knows it again; no
 * body with a secret has a `print` (mocks/samples/secrets.test.ts).
 */
export interface SentKey {
  readonly key: string
  /** Of the whole request but its key. */
  readonly print: string
}

/**
 * Beside the calls of the contract: what the panel does to a world, kept like every write.
 */
export const demoActs = ['demo-return-echeck'] as const
type DemoAct = (typeof demoActs)[number]

/** What the cloud writes by itself, after the call that asked for it has its answer. */
export const internalActs = ['import-apply'] as const
export type InternalAct = (typeof internalActs)[number]

/**
 * One accepted write, after the decision and before the answer (mock-cloud.md, "Journal").
 * `command` is redacted: verifiers instead of passwords, outcome and last four instead of cards,
 * nothing of bank accounts. World = seed + the entries' commands, applied in order.
 */
export interface JournalEntry {
  readonly n: number
  /** World time, ISO UTC. */
  readonly at: string
  /** The request's subdomain; null: the root domain. */
  readonly tenant: string | null
  /** The user's id; null: a guest. */
  readonly principal: string | null
  /** The network that it came from, as people may read it. */
  readonly network?: string | null | undefined
  readonly call: CallId | DemoAct | InternalAct
  readonly params: Json
  readonly command: Json
  /** Where receipt ids and the like come from, so that a replay finds the same ones. */
  readonly random: string
  /** With which key it came, so that sent again it is not made again (decision 40). */
  readonly sent?: SentKey | undefined
}

/** The record beside the entries. Written at first boot and when a field changes. */
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

/** What a store holds, as it is: an older build may have written it, or something damaged it. */
export interface StoredJournal {
  /** undefined: nothing was saved yet. */
  readonly meta: unknown
  readonly entries: readonly unknown[]
}

/** A journal entry that this code cannot read or carry out. It stays stored and is reported. */
export interface SkippedEntry {
  /** null: its number cannot be read either. */
  readonly n: number | null
  readonly call: string
  readonly reason: string
}

/** Where a host keeps the journal. `append` resolves when the entry is safe; the answer waits. */
export interface JournalStore {
  /** Not validated here: saved-world.ts reads it, for all stores alike. */
  load(): Promise<StoredJournal>
  /** Rejects when the number is taken. */
  append(entry: JournalEntry): Promise<void>
  remove(n: number): Promise<void>
  saveMeta(meta: WorldMeta): Promise<void>
  /** Another journal in the place of this one: wholly, or not at all. */
  replace(meta: WorldMeta, entries: readonly JournalEntry[]): Promise<void>
}

/** The number of a stored entry, even if the rest is damaged; null: no valid number. */
export function numberOf(stored: unknown): number | null {
  const n: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'n') : undefined
  return typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= highestNumber ? n : null
}

/** Far beyond any journal, and far from where numbers lose their last digit. */
const highestNumber = 1_000_000_000_000

/** For hosts that keep nothing: Storybook, tests, the http host. */
export function memoryJournal(
  saved: StoredJournal = { meta: undefined, entries: [] },
): JournalStore {
  let meta = saved.meta
  let entries = [...saved.entries]
  let numbers = new Set(entries.map(numberOf))
  return {
    load: async () => ({ meta, entries: [...entries] }),
    append: async (entry) => {
      if (numbers.has(entry.n)) throw new Error(`There is an entry ${entry.n} already`)
      numbers.add(entry.n)
      entries.push(entry)
    },
    remove: async (n) => {
      entries = entries.filter((kept) => numberOf(kept) !== n)
      numbers.delete(n)
    },
    saveMeta: async (next) => {
      meta = next
    },
    replace: async (nextMeta, nextEntries) => {
      meta = nextMeta
      entries = [...nextEntries]
      numbers = new Set(entries.map(numberOf))
    },
  }
}
