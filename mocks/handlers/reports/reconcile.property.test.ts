import { describe, expect, it } from 'vitest'
import type { Subject } from '@/rules/people/subject'
import { sumOf } from '@/rules/payments/money'
import { sumsByType, sumsOfMovements } from '@/rules/reports/movement-sums'
import { addDays, plainDateIn } from '@/rules/time/dates'
import { seededRandom, type Random } from '@mocks/lib/random'
import { createWorld, type Tenant, type World } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments'
import { isCharged } from '@mocks/world/movements'
import { paymentStatus } from '@mocks/world/payments'
import { refundedCents } from '@mocks/world/refunds'
import { settledRefund } from '@mocks/world/seed/refunds'
import { findAttempts, foundAt, sumsOfAttempts } from './attempts'
import { chargeSums } from './charge-sums'
import { entriesOf, sumsOf } from './dashboard-sums'
import { mergedPage } from './merged-page'
import { heldMovements, postedLines, typeOfLine } from './report-lines'

/**
 * Random payments in random worlds: each report is a sum of the same movements, on every day, in
 * every time zone, over midnight and over the changes of daylight saving time.
 */

const now = Date.parse('2026-06-01T14:00:00.000Z')
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
] as const
/** Around both changes of the clock, a turn of the year, and the days of the seed. */
const starts = ['2025-10-30', '2025-12-29', '2026-03-05', '2026-05-26'] as const
const office: Subject = { role: 'Merchant Admin', merchant_id: '1' }

const tenders = ['card', 'echeck', 'cash', 'check'] as const
const outcomes = ['approved', 'approved', 'approved', 'declined', 'unknown', 'partial'] as const

/** A payment of the seed again, at another time and with another fate. */
function randomRow(template: PaymentRow, random: Random, zone: string, index: number): PaymentRow {
  const ms = Date.parse(`${random.pick(starts)}T00:00:00Z`) + random.integer(0, 5 * 86_400_000)
  const at = new Date(ms).toISOString()
  const outcome = random.pick(outcomes)
  const tender = random.pick(tenders)
  const later = new Date(ms + random.integer(1, 4 * 86_400_000)).toISOString()
  const charged = outcome === 'approved'
  const fate = charged ? random.integer(0, 9) : 9
  const row: PaymentRow = {
    ...template,
    id: `random-${index}`,
    receipt_id: `random-receipt-${index}`,
    office_id: `random-payment-${index}`,
    confirmation: `CT-RAND-${index}`,
    at,
    outcome,
    resolves: null,
    tender,
    brand: tender === 'card' ? random.pick(['visa', 'amex', 'discover', 'unheard-of']) : null,
    channel: random.pick(['online', 'counter', 'terminal']),
    posting_date: addDays(plainDateIn(zone, ms), random.integer(0, 3)),
    voided: fate === 0 ? { at: later, by: null, reason: 'other', note: '' } : null,
    returned: fate === 1 ? { at: later, code: 'R01' } : null,
    refunds: [],
  }
  if (outcome === 'partial')
    return { ...row, voided: { at, by: null, reason: 'partial', note: '' } }
  if (fate !== 2 && fate !== 3) return row
  const amount_cents = random.integer(1, row.subtotal_cents)
  const refund = settledRefund(row, { amount_cents, fee_cents: 0, day: later.slice(0, 10) })
  // Once in a while only asked for.
  return { ...row, refunds: [fate === 2 ? refund : { ...refund, state: 'requested' }] }
}

function randomWorld(seed: string): { world: World; tenant: Tenant; zone: string } {
  const random = seededRandom(seed)
  const world = createWorld(seed)
  const tenant = world.tenant('miamicounty')
  if (!tenant) throw new Error('The county is missing')
  const zone = random.pick(zones)
  world.merchants.update(tenant.id, { time_zone: zone })
  const templates = tenant.payments.all()
  for (let index = 0; index < 120; index++) {
    const template = templates[random.integer(0, templates.length - 1)]
    if (template) tenant.payments.insert(randomRow(template, random, zone, index))
  }
  return { world, tenant, zone }
}

describe.each(['world one', 'world two', 'world three'])('%s', (seed) => {
  const { world, tenant, zone } = randomWorld(seed)
  const asked = { tenant, subject: office, now }
  const random = seededRandom(`days of ${seed}`)
  const ranges = Array.from({ length: 12 }, () => {
    const from = addDays(random.pick(starts), random.integer(-1, 5))
    return { from, to: addDays(from, random.pick([0, 0, 1, 6, 40])) }
  })
  const departments = tenant.departments.all().map(({ id }) => id)

  it.each(starts)('the days after %s add up to the whole, posted and made', (start) => {
    const { from, to } = { from: addDays(start, -1), to: addDays(start, 8) }
    const dates: string[] = []
    for (let day = from; day <= to; day = addDays(day, 1)) dates.push(day)
    const whole = sumsOfMovements(postedLines(asked, { from, to }))
    const byDay = dates.map((day) => sumsOfMovements(postedLines(asked, { from: day, to: day })))
    expect(sumOf(byDay.map(({ net_cents }) => net_cents))).toBe(whole.net_cents)
    expect(sumOf(byDay.map(({ fee_cents }) => fee_cents))).toBe(whole.fee_cents)
    const made = sumsOfAttempts(
      findAttempts({ world, subject: office, now }, tenant, { from, to }, {}),
    )
    const madeByDay = dates.map((day) =>
      sumsOfAttempts(
        findAttempts({ world, subject: office, now }, tenant, { from: day, to: day }, {}),
      ),
    )
    expect(sumOf(madeByDay.map(({ attempts }) => attempts))).toBe(made.attempts)
    expect(sumOf(madeByDay.map(({ net_cents }) => net_cents))).toBe(made.net_cents)
  })

  it.each(ranges)('$from to $to: transactions = department = merchant', (days) => {
    const lines = postedLines(asked, days)
    const merchant = sumsOfMovements(lines)
    const ofDepartments = departments.map((id) => {
      const own = lines.filter(({ department_id }) => department_id === id)
      const held = heldMovements(asked).filter(
        ({ department_id, posting_date }) =>
          department_id === id && posting_date >= days.from && posting_date <= days.to,
      )
      const { rows } = mergedPage(held, null, { per_page: 1000 })
      const listed = rows.flatMap((row) => ('event' in row ? row.principal_cents : []))
      const sums = sumsOfMovements(own)
      expect(sumOf(listed)).toBe(sums.net_cents)
      const split = chargeSums(tenant, own, undefined, now)
      expect(sumOf(split.map(({ amount_cents }) => amount_cents))).toBe(sums.net_cents)
      return sums
    })
    for (const name of ['net_cents', 'principal_cents', 'fee_cents', 'refund_cents'] as const) {
      expect(sumOf(ofDepartments.map((sums) => sums[name]))).toBe(merchant[name])
    }
    const types = sumsByType(lines, typeOfLine)
    expect(sumOf(types.map(({ net_cents }) => net_cents))).toBe(merchant.net_cents)
    expect(sumOf(types.map(({ payments }) => payments))).toBe(merchant.payments)
  })

  it.each(ranges)('$from to $to: transaction report = its departments = dashboard', (days) => {
    const found = findAttempts({ world, subject: office, now }, tenant, days, {})
    const sums = sumsOfAttempts(found)
    const entries = entriesOf(tenant, office, now)
    const shown = sumsOf(entries, (day) => day >= days.from && day <= days.to)
    expect(shown).toEqual(
      expect.objectContaining({
        payments: sums.payments,
        principal_cents: sums.principal_cents,
        fee_cents: sums.fee_cents,
        refunds: sums.refunds + sums.voids,
        refund_cents: sums.refund_cents + sums.void_cents,
        returns: sums.returns,
        return_cents: sums.return_cents,
        net_cents: sums.net_cents,
        attempts: sums.attempts - sums.unknown,
      }),
    )
    expect(sums.attempts).toBe(sums.payments + sums.declined + sums.unknown)
    const parts = departments.map((id) => sumsOfAttempts(foundAt(found, id)))
    expect(sumOf(parts.map(({ net_cents }) => net_cents))).toBe(sums.net_cents)
    expect(sumOf(parts.map(({ principal_cents }) => principal_cents))).toBe(sums.principal_cents)
  })

  it('what is posted in the end is what the receipts leave paid', () => {
    const rows = tenant.payments.all()
    const kept = rows.map((row) => {
      const status = paymentStatus(row, now)
      if (!isCharged(status) || status === 'voided') return 0
      return (status === 'returned' ? 0 : row.subtotal_cents) - refundedCents(row)
    })
    const lines = postedLines(asked, { from: '0001-01-01', to: '9999-12-31' })
    expect(sumsOfMovements(lines).net_cents).toBe(sumOf(kept))
    expect(lines.length).toBeGreaterThan(rows.length / 2)
    expect(zone).toBe(tenant.merchant().time_zone)
  })
})
