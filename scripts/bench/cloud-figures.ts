import { contract, type CallId } from '@/contract/all'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { createRoutes } from '@mocks/cloud/routes'
import { handlers } from '@mocks/handlers/all'
import { seededRandom } from '@mocks/lib/random'
import { sampleCallersOf } from '@mocks/samples/sample-callers'
import { writeAtRandom } from '@mocks/samples/random-writes'
import { sampleCalls } from '@mocks/samples/sample-calls'
import { createWorld } from '@mocks/world/create-world'
import { atMost, kib, type Line, median } from './report.ts'

/** The cloud alone, in this process (quality.md, "Scale"). */

const runs = 7
const ids = Object.values(contract).map(({ id }): CallId => id)

async function timed(work: () => unknown): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

export async function measureCloud(): Promise<Line[]> {
  return [
    ...(await measureStarts()),
    ...(await measureLarge()),
    await measureReplay(),
    await measureFile(),
  ]
}

async function measureStarts(): Promise<Line[]> {
  const start = async (scenario?: 'large-world') =>
    timed(() => createCloud(scenario ? { scenario } : {}).ready)
  return [
    { what: 'world, start', measured: `${(await start()).toFixed(0)} ms` },
    { what: 'large world, start', measured: `${(await start('large-world')).toFixed(0)} ms` },
  ]
}

/** A number of calls in one go: one alone is shorter than the clock can tell. */
const lookUps = 1_000

async function measureLarge(): Promise<Line[]> {
  const tenant = createWorld('civic-till', 'large').tenant('miamicounty')
  const { roll } = tenant ?? {}
  if (!tenant || !roll) throw new Error('The large county is missing')
  const parcels = roll.texts.number.length
  const wanted = Array.from({ length: lookUps }, (_, n) => roll.parcel((n * 7919) % parcels).id)
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    times.push(await timed(() => wanted.filter((id) => tenant.parcels.get(id))))
  }
  const slowest = await slowestCall()
  return [
    {
      what: 'large world: parcels, payments',
      measured: `${tenant.parcels.size} ${tenant.payments.size}`,
    },
    atMost('large world: lookup by id', median(times) / lookUps, 1, 'ms'),
    atMost(`large world: slowest call, ${slowest.id}`, slowest.time, 50, 'ms'),
  ]
}

/** By the median of its measurements. */
async function slowestCall(): Promise<{ id: CallId; time: number }> {
  const cloud = createCloud({ scenario: 'large-world' })
  await cloud.ready
  const times = new Map<CallId, number[]>(ids.map((id) => [id, []]))
  const match = createRoutes(handlers)
  // Timed one by one, because a sample first makes the calls for its preconditions.
  const fetch = async (request: Request, address?: string): Promise<Response> => {
    const id = match(request.method, new URL(request.url).pathname)?.call.id
    const since = performance.now()
    const response = await cloud.fetch(request, address)
    if (response.status >= 500) throw new Error(`${id ?? request.url} answers ${response.status}`)
    if (id) times.get(id)?.push(performance.now() - since)
    return response
  }
  for (let round = 1; round <= runs; round += 1) {
    const cast = await sampleCallersOf({ ...cloud, fetch })
    for (const id of ids) await sampleCalls[id]({ ...cast, round })
    // What a member of staff may mail is counted by the hour.
    await cloud.control.moveClock(3_600_000)
  }
  const [slowest] = ids
    .map((id) => ({ id, time: median(times.get(id) ?? []) }))
    .toSorted((a, b) => b.time - a.time)
  if (!slowest) throw new Error('There are no calls')
  return slowest
}

/** More than one visit writes. */
const visitWrites = 100

async function measureFile(): Promise<Line> {
  const cloud = createCloud()
  await writeAtRandom(cloud, seededRandom('visit'), visitWrites)
  const size = JSON.stringify(await cloud.control.export()).length
  const { writes } = await cloud.control.state()
  return atMost(`world file of ${writes} writes`, kib(kib(size)), 1, 'MiB')
}

const entries = 1_000
/** Writes of all kinds; payments for as long as there are bills to pay. */
const written: readonly CallId[] = [
  'createPayment',
  'createUser',
  'updateMerchant',
  'saveCardPoint',
  'setMerchantStatus',
  'setDepartmentHidden',
]

async function measureReplay(): Promise<Line> {
  const journal = memoryJournal()
  const cast = await sampleCallersOf(createCloud({ journal }))
  let saved = await journal.load()
  for (let round = 1; saved.entries.length < entries; round += 1) {
    for (const id of written) await sampleCalls[id]({ ...cast, round })
    saved = await journal.load()
  }
  const old = memoryJournal({ ...saved, entries: saved.entries.slice(0, entries) })
  const time = await timed(() => createCloud({ journal: old }).ready)
  return atMost(`replay of ${entries} entries`, time, 1_000, 'ms')
}
