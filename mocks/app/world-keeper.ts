import { handlers } from '@mocks/handlers/all'
import { returnEcheck } from '@mocks/handlers/payments/return-echeck'
import type { World } from '@mocks/world/create-world'
import type { JournalEntry, JournalStore, SkippedEntry, WorldMeta } from '@mocks/cloud/journal'
import type { CloudOptions } from '@mocks/cloud/options'
import { worldFrom } from '@mocks/cloud/world-seed'
import type { LivingWorld } from '@mocks/cloud/pipeline'
import { createRecorder, type Recorder, type Writer } from '@mocks/cloud/recorder'
import { numberAfter } from './saved-world'
import { createServices } from '@mocks/cloud/services'
import type { WriteQueue } from '@mocks/cloud/write-queue'

const callById: ReadonlyMap<string, Writer> = new Map(
  Object.entries<Writer>({ ...handlers, [returnEcheck.id]: returnEcheck }),
)

/** A world that was made of its origin and its journal. */
export interface BuiltWorld extends LivingWorld {
  /** Everything that is stored and not in this world. */
  readonly skipped: readonly SkippedEntry[]
  readonly applied: Recorder['applied']
  readonly retire: Recorder['retire']
}

export interface KeeperParts {
  readonly journal: JournalStore
  readonly writes: WriteQueue
  readonly options: Pick<CloudOptions, 'cardFieldsOrigin' | 'amountCodes' | 'signingKey'>
  /** Logged-out sessions are kept beside the journal. */
  readonly saveRevoked: (revoked: readonly string[]) => Promise<void>
}

/** null: this build cannot make a world of this origin. */
export function buildWorld(
  { journal, writes, options, saveRevoked }: KeeperParts,
  meta: WorldMeta,
  entries: readonly JournalEntry[],
  /** Stored beside the entries, and in no world: their numbers are taken. */
  leftOut: readonly SkippedEntry[] = [],
): BuiltWorld | null {
  const { seed, scenario = null } = meta
  const world: World | null = worldFrom({ seed, scenario })
  if (!world) return null
  const revocations = { saved: meta.revoked, save: saveRevoked }
  const services = createServices(seed, options, revocations, writes)
  const first = numberAfter(leftOut)
  const recorder = createRecorder(world, journal, services, (id) => callById.get(id), first)
  const skipped = [...leftOut, ...recorder.replay(entries)].toSorted(
    (a, b) => (a.n ?? 0) - (b.n ?? 0),
  )
  const { write, applied, retire } = recorder
  return { world, services, skipped, write, applied, retire }
}
