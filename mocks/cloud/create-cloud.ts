import type { CallId } from '@/contract/all'
import { handlers } from '@mocks/handlers/all'
import { createWorld } from '@mocks/world/create-world'
import { chargesOf, type Charge } from './charges'
import type { FaultSource } from './faults'
import type { BoundCall } from './handler'
import { memoryJournal, type JournalStore, type WorldMeta } from './journal'
import { answer, type PipelineParts } from './pipeline'
import { createRecorder } from './recorder'
import { createRoutes } from './routes'
import { createServices, type Mail } from './services'

export interface CloudOptions {
  /** Same seed and date, same world, byte for byte. */
  readonly seed?: string
  /** World time at first boot, ISO UTC; default 2026-06-01 10:00 in New York. */
  readonly date?: string
  /** Default: memory. */
  readonly journal?: JournalStore
  /** Milliseconds before each answer; default none. */
  readonly latency?: number | ((call: CallId | null) => number)
  readonly faults?: FaultSource
  /** Real time, in milliseconds; the world's clock is this plus an offset. */
  readonly now?: () => number
  /** Origin of the hosted card fields; default: the root origin of the host that was asked. */
  readonly cardFieldsOrigin?: string
  /** Response codes by amount (product.md 3.7, `MOCK_AMOUNT_CODES`); default off. */
  readonly amountCodes?: boolean
}

/** A journal entry that this code refuses: it is left out, and said. */
export interface SkippedEntry {
  readonly n: number
  readonly call: string
  readonly reason: string
}

/** The fake backend. It knows no browser; the hosts in mocks/hosts run it. */
export interface Cloud {
  /** Answers any request to `api/*`; waits for `ready`. Rejects only for a fault that wants it. */
  fetch(request: Request): Promise<Response>
  /** The journal is loaded and replayed. */
  readonly ready: Promise<void>
  readonly clock: {
    /** World time, milliseconds since the epoch. Right only after `ready`. */
    now(): number
    readonly offset: number
  }
  /** SHA-256 over every row of every tenant; sessions and counters are no part of it. */
  hash(): Promise<string>
  /** What the processor would list, newest last; empty before `ready`. */
  charges(): readonly Charge[]
  /** What this process would have mailed; no part of the world. */
  readonly outbox: readonly Mail[]
  readonly skipped: readonly SkippedEntry[]
}

const callById: ReadonlyMap<string, BoundCall> = new Map(Object.entries(handlers))

const defaultSeed = 'civic-till'
/** 2026-06-01 10:00 in New York (mock-cloud.md, "Journal"). */
const firstMorning = '2026-06-01T14:00:00.000Z'

export function createCloud(options: CloudOptions = {}): Cloud {
  const realNow = options.now ?? Date.now
  const journal = options.journal ?? memoryJournal()
  const skipped: SkippedEntry[] = []
  let offset = Date.parse(options.date ?? firstMorning) - realNow()
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

    const world = createWorld(seed)
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
      faults: options.faults ?? null,
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
    hash: async () => (await started).world.hash(),
    charges: () => (running ? chargesOf(running.world, now()) : []),
    get outbox() {
      return running?.services.outbox ?? []
    },
    skipped,
  }
}
