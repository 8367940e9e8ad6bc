import { handlers } from '@mocks/handlers/all'
import { importApply } from '@mocks/handlers/imports/import-apply'
import { returnEcheck } from '@mocks/handlers/payments/return-echeck'
import type { World } from '@mocks/world/create-world'
import { Command } from '@mocks/cloud/handler'
import type {
  InternalAct,
  JournalEntry,
  JournalStore,
  SkippedEntry,
  WorldMeta,
} from '@mocks/cloud/journal'
import type { CloudOptions } from '@mocks/cloud/options'
import { worldFrom } from '@mocks/cloud/world-seed'
import type { LivingWorld } from '@mocks/cloud/pipeline'
import { createRecorder, type Recorder, type Writer } from '@mocks/cloud/recorder'
import { numberAfter } from './saved-world'
import { createServices } from '@mocks/cloud/services'
import type { UploadStore } from '@mocks/cloud/uploads'
import type { WriteQueue } from '@mocks/cloud/write-queue'

const callById: ReadonlyMap<string, Writer> = new Map(
  Object.entries<Writer>({
    ...handlers,
    [returnEcheck.id]: returnEcheck,
    [importApply.id]: importApply,
  }),
)

const acts: Readonly<Record<InternalAct, Writer>> = { 'import-apply': importApply }

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
export function buildWorld(
  { journal, writes, uploads, options, saveRevoked, now, tell }: KeeperParts,
  meta: WorldMeta,
  entries: readonly JournalEntry[],
  /** Stored beside the entries, and in no world: their numbers are taken. */
  leftOut: readonly SkippedEntry[] = [],
): BuiltWorld | null {
  const { seed, scenario = null } = meta
  const world: World | null = worldFrom({ seed, scenario })
  if (!world) return null
  const revocations = { saved: meta.revoked, save: saveRevoked }
  const services = createServices(seed, options, revocations, writes, uploads)
  const first = numberAfter(leftOut)
  const recorder = createRecorder(world, journal, services, (id) => callById.get(id), first)
  const skipped = [...leftOut, ...recorder.replay(entries)].toSorted(
    (a, b) => (a.n ?? 0) - (b.n ?? 0),
  )
  const { write, applied, retire } = recorder
  services.background.connect({
    now,
    tell,
    write: (act, by, decide) =>
      write({
        call: acts[act],
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
      }),
  })
  return { world, services, skipped, write, applied, retire }
}
