import type { CheckSummary } from '@/contract/imports/imports'
import { plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import type { Services } from '@mocks/cloud/services'
import { canonical } from '@mocks/lib/canonical'
import type { ImportRecord } from '@mocks/world/imports'
import type { BooksPlace } from './books/books'
import { type CheckedFile, checkFile } from './check-file'
import { refusedImport, tenantOfImport } from './import-scope'
import { createSlices } from './slices'
import { dataRows, loadSketch, receivedRows } from './upload'

/** Checks of files, run beside the calls that ask for them. */
interface Check {
  /** The state of the books and the choices that it is of. */
  readonly key: string
  checked: number
  file: CheckedFile | 'gone' | null
  /** What went wrong in the program; the next one who asks is told. */
  defect: Error | null
  isDropped: boolean
}

/** Each holds the results of a whole file. */
const mostChecks = 4

const known = new WeakMap<Services, Map<string, Check>>()

function checksOf(services: Services): Map<string, Check> {
  const checks = known.get(services) ?? new Map<string, Check>()
  known.set(services, checks)
  return checks
}

type Asking = Pick<CallContext, 'world' | 'services' | 'subject' | 'now'>

export const placeOf = ({ world, subject, now }: Asking, record: ImportRecord): BooksPlace => ({
  world,
  tenant: tenantOfImport(world, record),
  kind: record.kind,
  mode: record.mode,
  department_id: record.department_id,
  subject,
  now,
})

/** Another one where a check could find something else. */
export function booksKey({ world, tenant, kind, now }: BooksPlace): string {
  const tables = [tenant.departments, tenant.parcels, tenant.bills, tenant.payments]
  const people = kind === 'users' ? [world.users, world.accountLinks] : []
  const versions = [...tables, ...people].map(({ version }) => version)
  return [...versions, plainDateIn(tenant.merchant().time_zone, now)].join()
}

const keyOf = (place: BooksPlace, { mapping, upload }: ImportRecord): string =>
  [booksKey(place), upload, canonical(mapping)].join(' ')

/** The check of these books, begun where there is none. Throws the 409 where it cannot be. */
export async function checkFor(context: Asking, record: ImportRecord): Promise<Check> {
  const { services } = context
  if (record.step === 'cancelled') throw refusedImport('over')
  // The books have taken it over: only what was found before counts.
  if (record.step === 'imported' || record.step === 'undone') {
    const before = checksOf(services).get(record.id)
    if (!before) throw refusedImport('over')
    return before
  }
  const sketch = await loadSketch(services, record)
  if (sketch.headings === null || (record.mapping && receivedRows(sketch) < record.rows)) {
    throw refusedImport('rows_gone')
  }
  if (receivedRows(sketch) < record.rows) throw refusedImport('not_uploaded')
  if (record.mapping === null) throw refusedImport('not_mapped')
  const check = usableCheck(context, record) ?? begin(context, record)
  if (check.defect !== null) {
    checksOf(services).delete(record.id)
    throw check.defect
  }
  if (check.file === 'gone') throw refusedImport('rows_gone')
  return check
}

/**
 * The check that is there. One that is over counts for these books only; one that is running goes on
 * to its end, so that other people's payments cannot keep it from ever ending.
 */
function usableCheck(context: Asking, record: ImportRecord): Check | null {
  const check = checksOf(context.services).get(record.id) ?? null
  if (check === null || check.isDropped) return null
  const key = keyOf(placeOf(context, record), record)
  if (check.key === key) return check
  const isRunning = check.file === null && check.defect === null
  return isRunning && sameChoices(check.key, key) ? check : null
}

const sameChoices = (one: string, other: string): boolean =>
  one.slice(one.indexOf(' ')) === other.slice(other.indexOf(' '))

function begin(context: Asking, record: ImportRecord): Check {
  const { services } = context
  const checks = checksOf(services)
  const place = placeOf(context, record)
  const before = checks.get(record.id)
  if (before) before.isDropped = true
  const check: Check = {
    key: keyOf(place, record),
    checked: 0,
    file: null,
    defect: null,
    isDropped: false,
  }
  checks.delete(record.id)
  checks.set(record.id, check)
  for (const [id, { file }] of checks) {
    if (checks.size > mostChecks && file !== null) checks.delete(id)
  }
  void checkFile({
    services,
    record,
    place,
    slices: createSlices(),
    collects: false,
    onRow: (checked) => {
      check.checked = checked
    },
    isOver: () => check.isDropped,
  })
    .then((file) => {
      if (file !== 'over') check.file = file
    })
    .catch((error: unknown) => {
      check.defect = error instanceof Error ? error : new Error(String(error))
    })
  return check
}

/** Of a check that is over, for the books as they are now; null: there is none. */
export function finishedCheck(context: Asking, record: ImportRecord): CheckedFile | null {
  const check = checksOf(context.services).get(record.id)
  if (!check || check.key !== keyOf(placeOf(context, record), record)) return null
  return check.file === 'gone' ? null : check.file
}

/** A cancelled import's check ends where it is. */
export const forgetCheck = (services: Services, { id }: ImportRecord): void => {
  const check = checksOf(services).get(id)
  if (check) check.isDropped = true
  checksOf(services).delete(id)
}

/** While it runs only what is checked counts. */
export function summaryOf({ file, checked }: Check, record: ImportRecord): CheckSummary {
  if (file !== null && file !== 'gone') return file.summary
  const rows = dataRows(record)
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0, warned: 0, closed: 0 }
  return {
    finished: false,
    checked,
    rows,
    print: '',
    counts,
    codes: [],
    amount_cents: 0,
    ready_cents: 0,
    open: null,
    is_large: false,
  }
}
