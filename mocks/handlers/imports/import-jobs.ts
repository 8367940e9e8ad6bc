import type { ImportRow } from '@/contract/imports/imports'
import type { Background } from '@mocks/cloud/background'
import { subjectOf } from '@mocks/cloud/gate'
import type { Json } from '@mocks/cloud/journal'
import type { Services } from '@mocks/cloud/services'
import { refusedPlace } from '@mocks/cloud/uploads'
import type { World } from '@mocks/world/create-world'
import type { ImportRecord } from '@mocks/world/imports'
import { accountIndex } from './account-index'
import { type CheckedFile, checkFile } from './check-file'
import { booksKey, placeOf } from './checks'
import { commandRowsOf } from './command-rows'
import { tenantOfImport } from './import-scope'
import { createSlices, noSlices } from './slices'

/** Imports that are being prepared and written, beside the calls that ask for them. */
interface Job {
  stage: 'reading' | 'writing'
  rows: number
  isCancelled: boolean
}

const known = new WeakMap<Services, Map<string, Job>>()

function jobsOf(services: Services): Map<string, Job> {
  const jobs = known.get(services) ?? new Map<string, Job>()
  known.set(services, jobs)
  return jobs
}

export function progressOf(services: Services, { id, step }: ImportRecord): ImportRow['progress'] {
  if (step !== 'importing') return null
  const { stage = 'reading', rows = 0 } = jobsOf(services).get(id) ?? {}
  return { stage, rows }
}

/** Nothing of it will be written. */
export function stopJob(services: Services, { id }: ImportRecord): void {
  const job = jobsOf(services).get(id)
  if (job) job.isCancelled = true
}

interface Of {
  readonly world: World
  readonly services: Services
}

/** Begins what a commit asks for, and goes on with it where the program was stopped in between. */
export function resumeImport({ world, services }: Of, { id, step }: ImportRecord): void {
  const { parts } = services.background
  if (step !== 'importing' || parts === null || jobsOf(services).has(id)) return
  const job: Job = { stage: 'reading', rows: 0, isCancelled: false }
  jobsOf(services).set(id, job)
  void run({ world, services, id, job, parts })
    .catch(async (error: unknown) => {
      // Another world is in this one's place: its own job goes on there.
      if (error instanceof Error && error.name === 'WorldReplaced') return
      console.error(error)
      await fail({ world, services, id, job, parts })
    })
    .catch((error: unknown) => console.error(error))
    .finally(() => jobsOf(services).delete(id))
}

interface Running extends Of {
  readonly id: string
  readonly job: Job
  readonly parts: NonNullable<Background['parts']>
}

/** Other writes may come in between so often; then they wait. */
const mostTries = 3

async function run(running: Running): Promise<void> {
  for (let left = mostTries; left >= 0; left -= 1) {
    const outcome = await prepareAndWrite(running, left === 0)
    if (outcome !== 'again') return
  }
}

async function prepareAndWrite(running: Running, isLast: boolean): Promise<'done' | 'again'> {
  const { world, services, id, job, parts } = running
  const record = world.imports.get(id)
  if (record?.step !== 'importing') return 'done'
  job.stage = 'reading'
  const before = isLast ? null : await prepare(running, record, parts.now())
  if (before === 'over') return 'done'
  job.stage = 'writing'
  const written: { isLate: boolean; file: CheckedFile | null } = { isLate: false, file: null }
  await parts.write('import-apply', actingFor(world, record), async (now): Promise<Json | null> => {
    if (world.imports.get(id)?.step !== 'importing') return null
    const prepared = before ?? (await prepare(running, record, now, true))
    if (prepared === 'over') return null
    if (prepared === 'gone') return { id, failure: 'error' }
    if (prepared.key !== booksKey(placeFor(world, services, record, now))) {
      written.isLate = true
      return null
    }
    const { file } = prepared
    if (!isDepartmentOn(world, record)) return { id, failure: 'department-off' }
    if (file.summary.print !== record.print) return { id, failure: 'changed' }
    written.file = file
    return commandOf(running, record, file)
  })
  if (written.isLate) return 'again'
  if (written.file !== null) await keepRefused(services, record, written.file)
  parts.tell()
  return 'done'
}

function placeFor(world: World, services: Services, record: ImportRecord, now: number) {
  const user = world.users.get(record.committed_by ?? '') ?? null
  return placeOf({ world, services, subject: subjectOf(user), now }, record)
}

async function prepare(
  { world, services, job }: Running,
  record: ImportRecord,
  now: number,
  isInTurn = false,
) {
  const place = placeFor(world, services, record, now)
  const key = booksKey(place)
  const file = await checkFile({
    services,
    record,
    place,
    slices: isInTurn ? noSlices : createSlices(),
    collects: true,
    onRow: (rows) => {
      job.rows = rows
    },
    isOver: () => job.isCancelled,
  })
  return typeof file === 'string' ? file : { key, file }
}

const actingFor = (world: World, record: ImportRecord) => ({
  tenant: tenantOfImport(world, record).merchant().sub_domain,
  user: record.committed_by ?? '',
})

/** An import of users has no department. */
function isDepartmentOn(world: World, record: ImportRecord): boolean {
  const { department_id } = record
  if (department_id === null) return true
  return tenantOfImport(world, record).departments.get(department_id)?.status === true
}

function commandOf({ world, services }: Running, record: ImportRecord, file: CheckedFile): Json {
  const { counts, ready_cents } = file.summary
  const { closed: _, ...figures } = counts
  const tenant = tenantOfImport(world, record)
  const index = accountIndex(tenant, record.department_id ?? '')
  return {
    id: record.id,
    figures: { ...figures, amount_cents: ready_cents },
    closed: [...file.closed],
    rows: commandRowsOf(record.kind, file.good, () => services.random(), index),
  }
}

/** For the file of errors: later the books would find other ones. */
async function keepRefused(
  services: Services,
  { upload }: ImportRecord,
  { results }: CheckedFile,
): Promise<void> {
  if (upload === null) return
  const places = results.places({ q: '', outcomes: ['refused'], codes: [] })
  const rows = places.map((place) => {
    const { row, issues } = results.row(place)
    return [String(row), JSON.stringify(issues)]
  })
  await services.uploads.put(upload, { from: refusedPlace, rows })
}

async function fail({ world, id, parts }: Running): Promise<void> {
  const record = world.imports.get(id)
  if (!record) return
  await parts.write('import-apply', actingFor(world, record), async () =>
    world.imports.get(id)?.step === 'importing' ? { id, failure: 'error' } : null,
  )
}
