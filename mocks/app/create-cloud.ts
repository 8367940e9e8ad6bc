import type { CallId } from '@/contract/all'
import { handlers } from '@mocks/handlers/all'
import { sentCityMails } from '@mocks/handlers/mail/city-mails'
import { decideReturn, openEchecks, returnEcheck } from '@mocks/handlers/payments/return-echeck'
import { ownUser } from '@mocks/handlers/people/user-view'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { scenarioOf } from '@mocks/scenarios/registry'
import { chargesOf } from '@mocks/cloud/charges'
import { browserAddress } from '@mocks/cloud/faults/network'
import type { Cloud } from './cloud'
import { counted, createFaults } from '@mocks/cloud/faults/faults'
import { memoryJournal, type JournalEntry, type WorldMeta } from '@mocks/cloud/journal'
import { makeWorld, openWorld } from './open-world'
import type { CloudOptions } from '@mocks/cloud/options'
import { answer, type PipelineParts } from '@mocks/cloud/pipeline'
import { createRoutes } from '@mocks/cloud/routes'
import type { WorldDamage } from './saved-world'
import { memoryUploads } from '@mocks/cloud/uploads'
import { createWriteQueue } from '@mocks/cloud/write-queue'
import type { KnownWrite, OpenEcheck, WorldNews } from './world-control'
import { defaultSeed } from '@mocks/world/seed/drawn-facts'
import { isProblem, readWorldFile, writeWorldFile } from './world-file'
import { buildWorld, type BuiltWorld, type KeeperParts } from './world-keeper'

/** 2026-06-01 10:00 in New York (mock-cloud.md, "Journal"). */
const firstMorning = '2026-06-01T14:00:00.000Z'

export function createCloud(options: CloudOptions = {}): Cloud {
  const realNow = options.now ?? Date.now
  const journal = options.journal ?? memoryJournal()
  const writes = createWriteQueue()
  const uploads = options.uploads ?? memoryUploads()
  const listeners = new Set<(news: WorldNews) => void>()
  let meta = beginning([])
  let built: BuiltWorld | null = null
  let damage: WorldDamage = { left_out: 0, meta: 'whole' }
  const now = () => realNow() + meta.offset

  /** The initial world of these options. */
  function beginning(revoked: readonly string[]): WorldMeta {
    const { scenario = null } = options
    const clock = scenario === null ? undefined : scenarioOf(scenario).clock
    const date = options.date ?? clock ?? firstMorning
    const offset = Date.parse(date) - realNow()
    return { format: 1, seed: options.seed ?? defaultSeed, scenario, date, offset, revoked }
  }

  const keeper: KeeperParts = {
    journal,
    writes,
    uploads,
    options,
    now,
    tell: () => tell({ replaced: true, moved: 0 }),
    saveRevoked: (revoked) => {
      meta = { ...meta, revoked }
      return journal.saveMeta(meta)
    },
  }

  const started = start()
  // A host that only asks for `ready` later must not see an unhandled rejection meanwhile.
  started.catch(() => undefined)

  async function start(): Promise<void> {
    const opened = await openWorld(keeper, meta, realNow())
    ;({ meta, built } = opened)
    keepUploads(built)
    damage = { left_out: opened.lost + opened.built.skipped.length, meta: opened.state }
  }

  function living(): BuiltWorld {
    if (!built) throw new Error('The world is on its way')
    return built
  }

  const { latency = 0 } = options
  const parts: PipelineParts = {
    living,
    match: createRoutes(handlers),
    now,
    latency: typeof latency === 'number' ? () => latency : latency,
    faults: createFaults(),
    defaultFaults: counted('standing', options.faults ?? []),
    scenario: options.scenario ?? null,
    scenarios: options.scenarios ?? false,
  }

  function tell(news: Omit<WorldNews, 'clockOffset'>): void {
    for (const heard of listeners) heard({ ...news, clockOffset: meta.offset })
  }

  /** Rows of imports that this world does not know. Not awaited: nothing depends on it. */
  function keepUploads({ world }: BuiltWorld): void {
    const known = () => world.imports.read(({ upload }) => upload ?? '')
    void uploads.keepOnly(known).catch(() => undefined)
  }

  function show(next: WorldMeta, world: BuiltWorld): void {
    keepUploads(world)
    living().retire()
    built = world
    meta = next
    tell({ replaced: true, moved: 0 })
  }

  /** Nothing is kept of another world unless all of it is. */
  async function take(next: WorldMeta, world: BuiltWorld, entries: readonly JournalEntry[]) {
    await journal.replace(next, entries)
    damage = { left_out: 0, meta: 'whole' }
    show(next, world)
  }

  /** Exclusive, like a write: earlier requests are in it, later ones see the new world. */
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    await started
    return writes.take(work)
  }

  return {
    ready: started,
    fetch: async (request, address = browserAddress) => {
      await started
      const response = await answer(parts, request, address)
      const { pathname } = new URL(request.url)
      const id = parts.match(request.method, pathname)?.call.id
      // Open pages of the sites follow at once; a real host's pages ask every minute.
      if (id !== undefined && response.ok && changesSites.includes(id)) {
        tell({ replaced: true, moved: 0 })
      }
      return response
    },
    clock: {
      now,
      get offset() {
        return meta.offset
      },
    },
    enter: async (email) => {
      await started
      const { world, services } = living()
      const [user] = world.users.by('email', email.trim().toLowerCase())
      return user && user.deactivated_at === null
        ? { token: services.sessions.issue(user.id, now()), user: ownUser(user) }
        : null
    },
    hash: async () => {
      await started
      return living().world.hash()
    },
    // Right after boot the world may still be loading; early requests get what is loaded.
    charges: () => (built ? chargesOf(built.world, now()) : []),
    get outbox() {
      return built?.services.outbox ?? []
    },
    mails: (site) => {
      if (!built) return []
      const { world, services } = built
      const sent = services.outbox.filter((mail) => mail.site === site)
      const tenant = site === null ? null : world.tenant(site)
      const letters = tenant === null ? [] : sentCityMails(world, tenant, services, now())
      return [...letters, ...sent].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    },
    get skipped() {
      return built?.skipped ?? []
    },
    get damage() {
      return damage
    },
    control: {
      state: async () => {
        await started
        const applied = living().applied()
        const last = applied.at(-1)
        return {
          scenario: meta.scenario ?? null,
          writes: applied.length,
          last: last ? knownWrite(last) : null,
          damage,
        }
      },
      undo: () =>
        alone(async () => {
          const { applied, skipped } = living()
          const last = applied().at(-1)
          if (!last) return null
          const undone = writesOf(last, applied())
          const left = applied().filter((entry) => !undone.includes(entry))
          const before = makeWorld(keeper, meta, left, skipped)
          for (const { n } of undone) await journal.remove(n)
          show(meta, before)
          return knownWrite(undone[0] ?? last)
        }),
      reset: () =>
        alone(async () => {
          const first = beginning(meta.revoked)
          await take(first, makeWorld(keeper, first), [])
        }),
      export: () =>
        alone(async () => {
          const { seed, scenario = null, date } = meta
          const { applied, world } = living()
          const entries = applied()
          return writeWorldFile({ seed, scenario, date, now: now(), entries, hash: world.hash() })
        }),
      import: (text) =>
        alone(async () => {
          const file = readWorldFile(text)
          if (isProblem(file)) return file
          const { seed, scenario, date, app, entries } = file
          const offset = file.now - realNow()
          const next: WorldMeta = { ...meta, seed, scenario, date, offset }
          const world = buildWorld(keeper, next, entries)
          // A file is taken whole or not at all.
          const isWhole = world?.skipped.length === 0 && world.world.hash() === file.hash
          if (!isWhole) return { kind: 'other-version', app }
          await take(next, world, entries)
          return null
        }),
      moveClock: (moved) =>
        alone(async () => {
          const next = { ...meta, offset: meta.offset + moved }
          await journal.saveMeta(next)
          meta = next
          tell({ replaced: false, moved })
        }),
      echecks: async (site) => {
        await started
        const tenant = living().world.tenant(site)
        return tenant ? openEchecks(tenant, now()).map(shownEcheck) : []
      },
      returnEcheck: async (site, asked) => {
        await started
        const { world, write } = living()
        const tenant = world.tenant(site)
        if (!tenant) return false
        const done = await write({
          call: returnEcheck,
          params: {},
          sent: null,
          context: () => ({ now: now(), tenant, user: null, address: 'the bank' }),
          decide: async (at) => decideReturn(at.tenant, asked, at.now),
        })
        // Every page shows what the bank has done.
        if (done !== null) tell({ replaced: true, moved: 0 })
        return done !== null
      },
      listen: (heard) => {
        listeners.add(heard)
        return () => listeners.delete(heard)
      },
    },
  }
}

/** What visitors of many sites see follows from these. */
const changesSites: readonly CallId[] = [
  'createMaintenanceWindow',
  'updateMaintenanceWindow',
  'endMaintenanceWindow',
]

const shownEcheck = ({ office_id, payer, ...row }: PaymentRow): OpenEcheck => ({
  payment: office_id,
  payer: payer.name,
  confirmation: row.confirmation,
  at: row.at,
  total_cents: row.total_cents,
})

/**
 * A write, and what it goes back to: an import that was asked for would be made once more, if only its
 * end were undone.
 */
function writesOf(last: JournalEntry, applied: readonly JournalEntry[]): readonly JournalEntry[] {
  const begun = applied.findLast(
    (entry) => entry.call === 'commitImport' && idIn(entry) === idIn(last),
  )
  return last.call === 'import-apply' && begun ? [begun, last] : [last]
}

const idIn = ({ command }: JournalEntry): unknown =>
  typeof command === 'object' && command !== null ? Reflect.get(command, 'id') : null

const knownWrite = ({ call, at, tenant }: JournalEntry): KnownWrite => ({ call, at, tenant })
