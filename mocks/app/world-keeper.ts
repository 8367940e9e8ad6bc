import type { World } from '@mocks/world/create-world'
import { Command } from '@mocks/cloud/handler'
import type { JournalEntry, JournalStore, SkippedEntry, WorldMeta } from '@mocks/cloud/journal'
import type { CloudOptions } from '@mocks/cloud/options'
import { worldFrom } from '@mocks/cloud/world-seed'
import type { LivingWorld } from '@mocks/cloud/pipeline'
import { createRecorder, type Recorder } from '@mocks/cloud/recorder'
import { allCalls } from './calls'
import { numberAfter } from './saved-world'
import { createServices } from '@mocks/cloud/services'
import type { UploadStore } from '@mocks/cloud/uploads'
import type { WriteQueue } from '@mocks/cloud/write-queue'

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
  readonly uploads: UploadStore
  /** World time, milliseconds. */
  readonly now: () => number
  /** Pages ask for everything again. */
  readonly tell: () => void
  readonly options: Pick<CloudOptions, 'cardFieldsOrigin' | 'amountCodes' | 'signingKey'>
  /** Logged-out sessions are kept beside the journal. */
  readonly saveRevoked: (revoked: readonly string[]) => Promise<void>
}

/** null: this build cannot make a world of this origin. */
export async function buildWorld(
  { journal, writes, uploads, options, saveRevoked, now, tell }: KeeperParts,
  meta: WorldMeta,
  entries: readonly JournalEntry[],
  /** Stored beside the entries, and in no world: their numbers are taken. */
  leftOut: readonly SkippedEntry[] = [],
): Promise<BuiltWorld | null> {
  const { seed, scenario = null } = meta
  const world: World | null = worldFrom({ seed, scenario })
  if (!world) return null
  const revocations = { saved: meta.revoked, save: saveRevoked }
  const services = createServices(seed, options, revocations, writes, uploads)
  const first = numberAfter(leftOut)
  const recorder = createRecorder(world, journal, services, first)
  // A new world has no entries, and needs no more calls than its first visitor does.
  const replayed = entries.length === 0 ? [] : recorder.replay(entries, (await allCalls()).writers)
  const skipped = [...leftOut, ...replayed].toSorted((a, b) => (a.n ?? 0) - (b.n ?? 0))
  const { write, applied, retire } = recorder
  services.background.connect({
    now,
    tell,
    write: async (act, by, decide) => {
      const call = (await allCalls()).writers.get(act)
      if (!call) throw new Error(`There is no writer ${act}`)
      return write({
        call,
        params: {},
        sent: null,
        context: () => ({
          now: now(),
          tenant: world.tenant(by.tenant),
          user: world.users.get(by.user) ?? null,
          address: 'the cloud',
        }),
        decide: async (at) => {
          const content = await decide(at.now)
          return content === null ? null : new Command(content)
        },
      })
    },
  })
  return { world, services, skipped, write, applied, retire }
}
