import { addDays, plainDateIn } from '@/rules/time/dates'
import type { Cloud } from '@mocks/app/cloud'
import { createFaults } from '@mocks/cloud/faults/faults'
import { memoryJournal } from '@mocks/cloud/journal'
import { answer } from '@mocks/cloud/pipeline'
import { createRecorder } from '@mocks/cloud/recorder'
import { createRoutes } from '@mocks/cloud/routes'
import { createServices } from '@mocks/cloud/services'
import { instantIn } from '@mocks/cloud/zones'
import { handlers } from '@mocks/handlers/all'
import type { BoundCall } from '@mocks/cloud/handler'
import { ownUser } from '@mocks/handlers/people/user-view'
import { seededRandom, type Random } from '@mocks/lib/random'
import { createWorld, type Tenant, type World } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { reconciliationId } from '@mocks/world/payments/reconciliations'
import { settledRefund } from '@mocks/world/seed/refunds'

/**
 * A county with payments of every fate, on days of every shape: over midnight, over the changes of
 * daylight saving time, over a turn of the year; days with only refunds, returns, voids, attempts
 * without an outcome, or nothing.
 */
export interface OddWorld {
  readonly world: World
  readonly tenant: Tenant
  readonly zone: string
  readonly cloud: Pick<Cloud, 'fetch' | 'enter'>
}

export const now = Date.parse('2026-06-01T14:00:00.000Z')

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
] as const

/** Around both changes of the clock, a turn of the year, and the days of the seed. */
export const starts = ['2025-10-30', '2025-12-29', '2026-03-05', '2026-05-26'] as const

/** One kind of event each, of payments that were made on another day; on `nothing` there is none. */
export const oddDays = {
  refunds: '2026-02-03',
  returns: '2026-02-05',
  voids: '2026-02-09',
  unknown: '2026-02-11',
  declined: '2026-02-13',
  nothing: '2026-02-17',
} as const
const paidBefore = '2026-01-27'

const dayMs = 86_400_000
const tenders = ['card', 'echeck', 'cash', 'check'] as const
const outcomes = [
  'approved',
  'approved',
  'approved',
  'approved',
  'declined',
  'timed_out',
  'unknown',
  'partial',
] as const

type Fate = 'voided' | 'returned' | 'refunded' | 'requested' | 'kept'

function oneOf<Of>(random: Random, list: readonly Of[]): Of {
  const found = list[random.integer(0, list.length - 1)]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}

/** One authorization for several departments, with a fee at each (decision 14). */
function together(
  templates: readonly PaymentRow[],
): Pick<PaymentRow, 'items' | 'ledger' | 'subtotal_cents' | 'fee_cents' | 'total_cents'> {
  const sum = (of: (row: PaymentRow) => number) =>
    templates.reduce((total, row) => total + of(row), 0)
  return {
    items: templates.flatMap(({ items }) => items),
    ledger: templates.flatMap(({ ledger }) => ledger),
    subtotal_cents: sum((row) => row.subtotal_cents),
    fee_cents: sum((row) => row.fee_cents),
    total_cents: sum((row) => row.total_cents),
  }
}

function refundsOf(row: PaymentRow, random: Random, day: string): PaymentRow['refunds'] {
  const whole = random.chance(0.3)
  const amount_cents = whole ? row.subtotal_cents : random.integer(1, row.subtotal_cents)
  const fee_cents = whole ? (row.ledger[0]?.fee_cents ?? 0) : 0
  const first = settledRefund(row, { amount_cents, fee_cents, day })
  // No item gives back more than was paid for it.
  if (whole || amount_cents * 2 > (row.items[0]?.amount_cents ?? 0)) return [first]
  // The same again, a day later.
  const again = settledRefund(row, { amount_cents, fee_cents: 0, day: addDays(day, 1) })
  return [first, { ...again, id: `${again.id.slice(0, 14)}-2` }]
}

interface Made {
  readonly index: number
  readonly ms: number
  readonly outcome: PaymentRow['outcome']
  readonly fate: Fate
  /** When it went back. */
  readonly later: number
}

function rowOf(
  random: Random,
  templates: readonly PaymentRow[],
  zone: string,
  { index, ms, outcome, fate, later }: Made,
): PaymentRow {
  const first = oneOf(random, templates)
  const departments = new Set(first.ledger.map(({ department_id }) => department_id))
  const others = templates.filter(({ ledger }) =>
    ledger.every(({ department_id }) => !departments.has(department_id)),
  )
  const parts = random.chance(0.4) && others.length > 0 ? [first, oneOf(random, others)] : [first]
  const at = new Date(ms).toISOString()
  const tender = fate === 'returned' ? 'echeck' : random.pick(tenders)
  const row: PaymentRow = {
    ...first,
    ...together(parts),
    id: `random-${index}`,
    receipt_id: `random-receipt-${index}`,
    office_id: `random-payment-${index}`,
    confirmation: `CT-RAND-${index}`,
    at,
    outcome,
    resolves: null,
    priced_at: null,
    tender,
    brand: tender === 'card' ? random.pick(['visa', 'amex', 'discover', 'unheard-of']) : null,
    channel: random.pick(['online', 'counter', 'terminal']),
    posting_date: addDays(plainDateIn(zone, ms), random.integer(0, 3)),
    // An e-check may still come back.
    clears_at: random.chance(0.2) ? '2026-06-05T00:00:00.000Z' : at,
    voided: null,
    returned: null,
    refunds: [],
  }
  const back = new Date(later).toISOString()
  if (outcome === 'partial')
    return { ...row, voided: { at, by: null, reason: 'partial', note: '' } }
  if (outcome !== 'approved' || fate === 'kept') return row
  if (fate === 'voided')
    return { ...row, voided: { at: back, by: null, reason: 'other', note: '' } }
  if (fate === 'returned') return { ...row, returned: { at: back, code: 'R01' } }
  const refunds = refundsOf(row, random, plainDateIn(zone, later))
  return fate === 'refunded'
    ? { ...row, refunds }
    : { ...row, refunds: refunds.slice(0, 1).map((one) => ({ ...one, state: 'requested' })) }
}

const fates: readonly Fate[] = ['voided', 'returned', 'refunded', 'refunded', 'requested']

function addPayments(tenant: Tenant, random: Random, zone: string): void {
  // Without the seed's own refunds: they would be of other days.
  const templates = tenant.payments
    .all()
    .filter(({ items }) => items.length > 0)
    .map((row): PaymentRow => ({ ...row, refunds: [] }))
  let index = 0
  const add = (made: Omit<Made, 'index'>) => {
    tenant.payments.insert(rowOf(random, templates, zone, { index, ...made }))
    index += 1
  }
  for (let count = 0; count < 160; count++) {
    const ms = Date.parse(`${random.pick(starts)}T00:00:00Z`) + random.integer(0, 5 * dayMs)
    add({
      ms,
      outcome: random.pick(outcomes),
      fate: random.chance(0.5) ? oneOf(random, fates) : 'kept',
      later: ms + random.integer(1, 4 * dayMs),
    })
  }
  const noon = (day: string) => instantIn(zone, day, '12:00')
  for (const [fate, day] of [
    ['refunded', oddDays.refunds],
    ['returned', oddDays.returns],
    ['voided', oddDays.voids],
  ] as const) {
    for (let count = 0; count < 3; count++) {
      add({ ms: noon(paidBefore), outcome: 'approved', fate, later: noon(day) })
    }
  }
  for (const outcome of ['unknown', 'declined'] as const) {
    add({ ms: noon(oddDays[outcome]), outcome, fate: 'kept', later: noon(oddDays[outcome]) })
  }
}

/** Deposits for whole batches and for departments; some are for days without money. */
function addDeposits(world: World, tenant: Tenant, random: Random): void {
  const departments = [null, ...tenant.departments.all().map(({ id }) => id)]
  for (const start of [...starts, ...Object.values(oddDays)]) {
    for (const department_id of departments) {
      const batch = {
        merchant_id: tenant.id,
        department_id,
        posting_date: addDays(start, random.integer(0, 4)),
      }
      const id = reconciliationId(batch)
      if (world.reconciliations.get(id)) continue
      world.reconciliations.insert({
        ...batch,
        id,
        deposit_cents: random.integer(-50_000, 500_000),
        note: '',
        at: '2026-06-01T13:00:00.000Z',
        by: 'Harriet Lowe',
        user_id: 'nobody',
      })
    }
  }
}

export function oddWorld(seed: string): OddWorld {
  const random = seededRandom(seed)
  const world = createWorld(seed)
  const tenant = world.tenant('miamicounty')
  if (!tenant) throw new Error('The county is missing')
  const zone = random.pick(zones)
  world.merchants.update(tenant.id, { time_zone: zone })
  addPayments(tenant, random, zone)
  addDeposits(world, tenant, random)
  return { world, tenant, zone, cloud: cloudOver(world, seed) }
}

const callById: ReadonlyMap<string, BoundCall> = new Map(Object.entries(handlers))

/** Answers from this very world, by the way of every call. */
function cloudOver(world: World, seed: string): OddWorld['cloud'] {
  const services = createServices(seed, {}, { saved: [], save: () => Promise.resolve() })
  const recorder = createRecorder(world, memoryJournal(), services, (id) => callById.get(id), 1)
  const living = { world, services, write: recorder.write }
  const parts = {
    living: () => living,
    match: createRoutes(handlers),
    now: () => now,
    latency: () => 0,
    faults: createFaults(),
    defaultFaults: [],
    scenario: null,
    scenarios: false,
  }
  return {
    fetch: (request, address = 'a test') => answer(parts, request, address),
    enter: (email) => {
      const [user] = world.users.by('email', email)
      return Promise.resolve(
        user ? { token: services.sessions.issue(user.id, now), user: ownUser(user) } : null,
      )
    },
  }
}
