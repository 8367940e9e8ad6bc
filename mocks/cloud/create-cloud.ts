import { handlers } from '@mocks/handlers/all'
import { shownUser } from '@mocks/handlers/user-view'
import { scenarioOf } from '@mocks/scenarios/registry'
import { worldPatches } from '@mocks/scenarios/world-patches'
import { createWorld } from '@mocks/world/create-world'
import { chargesOf } from './charges'
import type { Cloud } from './cloud'
import { counted, createFaults } from './faults'
import type { BoundCall } from './handler'
import { memoryJournal, type SkippedEntry, type WorldMeta } from './journal'
import type { CloudOptions } from './options'
import { answer, type PipelineParts } from './pipeline'
import { createRecorder } from './recorder'
import { createRoutes } from './routes'
import { createServices } from './services'

const callById: ReadonlyMap<string, BoundCall> = new Map(Object.entries(handlers))

const defaultSeed = 'civic-till'
/** 2026-06-01 10:00 in New York (mock-cloud.md, "Journal"). */
const firstMorning = '2026-06-01T14:00:00.000Z'

export function createCloud(options: CloudOptions = {}): Cloud {
  const realNow = options.now ?? Date.now
  const journal = options.journal ?? memoryJournal()
  const skipped: SkippedEntry[] = []
  const scenario = options.scenario === undefined ? null : scenarioOf(options.scenario)
  let offset = Date.parse(options.date ?? scenario?.clock ?? firstMorning) - realNow()
  const now = () => realNow() + offset

  const started = start()
  // A host that only asks for `ready` later must not see an unhandled rejection meanwhile.
  started.catch(() => undefined)

  async function start() {
    const saved = await journal.load()
    const seed = saved.meta?.seed ?? options.seed ?? defaultSeed
    let meta: WorldMeta = saved.meta ?? {
      format: 1,
      seed,
      date: new Date(now()).toISOString(),
      offset,
      revoked: [],
    }
    offset = meta.offset
    if (!saved.meta) await journal.saveMeta(meta)

    const { size, patch } = scenario?.world ?? {}
    const world = createWorld(seed, size)
    if (patch !== undefined) worldPatches[patch](world)
    const services = createServices(seed, options, {
      saved: meta.revoked,
      save: (revoked) => {
        meta = { ...meta, revoked }
        return journal.saveMeta(meta)
      },
    })
    const recorder = createRecorder(world, journal, services, (id) => callById.get(id))
    skipped.push(...recorder.replay(saved.entries))
    const { latency = 0 } = options
    const parts: PipelineParts = {
      world,
      services,
      match: createRoutes(handlers),
      now,
      latency: typeof latency === 'number' ? () => latency : latency,
      faults: createFaults(),
      standing: counted('standing', options.faults ?? []),
      scenario: options.scenario ?? null,
      scenarios: options.scenarios ?? false,
      write: recorder.write,
    }
    return parts
  }

  /** Right after boot the world may still be on its way; who asks early gets what is there. */
  let running: PipelineParts | null = null
  const ready = started.then((parts) => {
    running = parts
  })

  return {
    ready,
    fetch: async (request) => answer(await started, request),
    clock: {
      now,
      get offset() {
        return offset
      },
    },
    enter: async (email) => {
      const { world, services } = await started
      const [user] = world.users.by('email', email.trim().toLowerCase())
      return user ? { token: services.sessions.issue(user.id, now()), user: shownUser(user) } : null
    },
    hash: async () => (await started).world.hash(),
    charges: () => (running ? chargesOf(running.world, now()) : []),
    get outbox() {
      return running?.services.outbox ?? []
    },
    skipped,
  }
}
