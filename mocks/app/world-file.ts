import * as v from 'valibot'
import { version } from '../../package.json'
import { canonical } from '@mocks/lib/canonical'
import type { JournalEntry } from '@mocks/cloud/journal'
import { anyEntry, instant, journalEntry } from './journal-schema'
import type { Origin } from '@mocks/cloud/world-seed'
import { sha256Hex } from '@mocks/lib/sha256'

/**
 * A world as one file, for a bug report: its start and its journal, which holds no secrets
 * (mock-cloud.md, "Journal"). Opening it gives the same world, or the reason why not.
 */
const kind = 'civic-till world'

const facts = {
  /** The version that wrote it. */
  app: v.string(),
  seed: v.string(),
  scenario: v.nullable(v.string()),
  /** World time at the beginning, and when the file was written. */
  date: instant,
  now: instant,
  /** In order, and no number twice. */
  journal: v.pipe(
    v.array(anyEntry),
    v.check((entries) => entries.every(({ n }, index) => n > (entries[index - 1]?.n ?? 0))),
  ),
  /** Of the world, as the cloud counts it. */
  hash: v.string(),
}

/** The fields that every version has, to name it. */
const anyWorldFile = v.object({ kind: v.literal(kind), format: v.number(), app: v.string() })

const worldFile = v.strictObject({
  kind: v.literal(kind),
  format: v.literal(1),
  ...facts,
  /** Over all other fields: it shows whether the file was changed. */
  seal: v.string(),
})
export type WorldFile = v.InferOutput<typeof worldFile>

/** Why a file is refused; the panel says it in the visitor's language. */
export type FileProblem =
  /** No world file, or not a whole one. */
  | { readonly kind: 'broken' }
  /** The file was changed. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'too-large' }
  /** Another version's, whose world cannot be had here. */
  | { readonly kind: 'other-version'; readonly app: string }

export interface KnownFile extends Origin {
  readonly app: string
  readonly date: string
  /** World time when it was written, milliseconds. */
  readonly now: number
  readonly entries: readonly JournalEntry[]
  readonly hash: string
}

type Unsealed = Omit<WorldFile, 'seal'>

const sealOf = (file: Unsealed): string => sha256Hex(canonical(file))

export function writeWorldFile(world: Omit<KnownFile, 'app'>): WorldFile {
  const { seed, scenario, date, now, entries, hash } = world
  const file: Unsealed = {
    kind,
    format: 1,
    app: version,
    seed,
    scenario,
    date,
    now: new Date(now).toISOString(),
    journal: [...entries],
    hash,
  }
  return { ...file, seal: sealOf(file) }
}

export function readWorldFile(text: string): KnownFile | FileProblem {
  const json = jsonOf(text)
  const known = v.safeParse(anyWorldFile, json)
  if (!known.success) return { kind: 'broken' }
  if (known.output.format !== 1) return { kind: 'other-version', app: known.output.app }
  const parsed = v.safeParse(worldFile, json)
  if (!parsed.success) return { kind: 'broken' }
  const { seal, ...file } = parsed.output
  if (seal !== sealOf(file)) return { kind: 'changed' }
  const { app, seed, scenario, date, hash } = file
  const entries = v.safeParse(v.array(journalEntry), file.journal)
  // A call that this version does not have.
  if (!entries.success) return { kind: 'other-version', app }
  const now = Date.parse(file.now)
  return { app, seed, scenario, date, now, hash, entries: entries.output }
}

export const isProblem = (read: KnownFile | FileProblem): read is FileProblem => 'kind' in read

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
