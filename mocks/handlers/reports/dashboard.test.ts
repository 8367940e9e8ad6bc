import { beforeEach, describe, expect, it } from 'vitest'
import { getDashboard, type Dashboard, type PeriodName } from '@/contract/reports/dashboard'
import { quotePayment, type PayItem, type PaymentBody } from '@/contract/payments/payments'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { bodyFor, post } from '@mocks/handlers/payments/payments.test-support'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'

const half: PayItem = {
  id: '08-004512-2025-1',
  department_id: 'real-estate-tax',
  amount_cents: 94_864,
}
const permit: PayItem = {
  id: 'BP-2026-00418-2026-F',
  department_id: 'building-permits',
  amount_cents: 19_500,
}

const hour = 3_600_000
let cloud: Cloud
let clock: number

beforeEach(() => {
  clock = 0
  cloud = createCloud({ now: () => clock })
})

async function as(email: string, label: string | null): Promise<Caller> {
  return callerFor(cloud, label, { token: await tokenFor(cloud, email) })
}
const clerk = () => as('merchant-user@miamicounty.example', 'miamicounty')
const support = () => as('support@civictill.example', null)

interface Asked {
  period?: PeriodName
  from?: string
  to?: string
  merchant_id?: string
}

async function seen(caller: Caller, query: Asked = {}): Promise<Dashboard> {
  const { answer, failure } = await caller.call(getDashboard, { query })
  if (!answer) throw new Error(failure.message ?? failure.error)
  return answer.data
}

interface Sale {
  /** How long the payer looks at the price. */
  seconds?: number
  tender?: PaymentBody['tender']
  email?: string
  token?: string
  caller?: Caller
}
let keys = 0

async function pay(items: PayItem[], sale: Sale = {}): Promise<number> {
  const { seconds = 0, tender = 'card', email = 'jo@example.com' } = sale
  const { token = '9472046381951443' } = sale
  const caller = sale.caller ?? callerFor(cloud, 'miamicounty')
  const quoted = await caller.call(quotePayment, { body: { items, tender } })
  if (!quoted.answer) throw new Error(quoted.failure.message)
  clock += seconds * 1_000
  const body = bodyFor(quoted.answer.data, { email, ...(tender === 'card' && { token }) })
  return (await post(body, `dashboard-key-${(keys += 1)}`, caller)).status
}

/** What the second sums have more than the first. */
function gained(before: Dashboard, after: Dashboard) {
  return {
    payments: after.sums.payments - before.sums.payments,
    principal: after.sums.principal_cents - before.sums.principal_cents,
    fees: after.sums.fee_cents - before.sums.fee_cents,
    net: after.sums.net_cents - before.sums.net_cents,
    attempts: after.sums.attempts - before.sums.attempts,
    unknown: after.unknown.payments - before.unknown.payments,
  }
}

const totalOf = (parts: readonly { principal_cents: number }[]) =>
  parts.reduce((sum, part) => sum + part.principal_cents, 0)

describe('the dashboard of a merchant', () => {
  it.each<[PeriodName, string, string, string, string, number]>([
    ['today', '2026-06-01', '2026-06-01', '2026-05-31', '2026-05-31', 1],
    ['yesterday', '2026-05-31', '2026-05-31', '2026-05-30', '2026-05-30', 1],
    ['last-7', '2026-05-26', '2026-06-01', '2026-05-19', '2026-05-25', 7],
    ['last-30', '2026-05-03', '2026-06-01', '2026-04-03', '2026-05-02', 30],
    ['month', '2026-06-01', '2026-06-01', '2026-05-01', '2026-05-01', 1],
  ])('shows %s by the merchant’s calendar', async (period, from, to, first, last, days) => {
    const shown = await seen(await clerk(), { period })
    expect(shown.period).toEqual({ from, to })
    expect(shown.before).toEqual({ from: first, to: last })
    expect(shown.days).toHaveLength(days)
    expect(shown.time_zone).toBe('America/New_York')
  })

  it('adds up, by day, department, tender and channel', async () => {
    for (const period of ['last-7', 'last-30'] as const) {
      const shown = await seen(await clerk(), { period })
      expect(shown.sums.payments).toBeGreaterThan(10)
      for (const parts of [shown.days, shown.groups, shown.tenders, shown.channels]) {
        expect(totalOf(parts)).toBe(shown.sums.principal_cents)
      }
      const { principal_cents, refund_cents, return_cents, net_cents } = shown.sums
      expect(net_cents).toBe(principal_cents - refund_cents - return_cents)
      expect(shown.sums_before.payments).toBeGreaterThan(0)
    }
  })

  it('has the odd payments of the last days: refund, returns, one unknown, one declined', async () => {
    const shown = await seen(await clerk())
    expect(shown.sums).toMatchObject({ refunds: 1, refund_cents: 2_500, returns: 2 })
    expect(shown.unknown.payments).toBe(1)
    expect(shown.sums.attempts).toBeGreaterThan(shown.sums.payments)
    expect((await seen(await clerk(), { period: 'yesterday' })).sums).toMatchObject({
      payments: 0,
      returns: 2,
      net_cents: -shown.sums.return_cents,
    })
  })

  it('shows a payment that was just made, and its fee', async () => {
    const office = await clerk()
    const before = await seen(office, { period: 'today' })
    expect(await pay([half, permit])).toBe(201)
    const after = await seen(office, { period: 'today' })
    expect(gained(before, after)).toEqual({
      payments: 1,
      principal: 114_364,
      fees: 3_373,
      net: 114_364,
      attempts: 1,
      unknown: 0,
    })
    expect(after.recent[0]).toMatchObject({
      status: 'approved',
      payer_name: 'Jo Payer',
      last4: '1443',
      total_cents: 117_737,
      departments: ['Real estate tax', 'Building permits'],
    })
    expect(after.recent[0]?.receipt_id).not.toBeNull()
    const taxOf = (shown: Dashboard) => shown.groups.find((row) => row.id === 'real-estate-tax')
    expect(taxOf(after)?.principal_cents).toBe((taxOf(before)?.principal_cents ?? 0) + 94_864)
  })

  it('counts a decline as an attempt, and an unknown outcome only once it is known', async () => {
    const office = await clerk()
    const before = await seen(office, { period: 'today' })
    expect(await pay([permit], { token: '9472046381951053' })).toBe(402)
    expect(await pay([half], { email: 'jo+unknown@example.com' })).toBe(202)
    const waiting = await seen(office, { period: 'today' })
    expect(gained(before, waiting)).toMatchObject({ payments: 0, attempts: 1, unknown: 1, net: 0 })
    const shown = waiting.recent.filter((row) => row.payer_name === 'Jo Payer')
    expect(new Set(shown.map((row) => row.status))).toEqual(new Set(['declined', 'unknown']))
    expect(shown.map((row) => row.receipt_id)).toEqual([null, null])
    const unknown = shown.find((row) => row.status === 'unknown')
    expect(unknown?.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    clock += 60_000
    const known = await seen(office, { period: 'today' })
    expect(gained(before, known)).toMatchObject({ payments: 1, attempts: 2, unknown: 0 })
  })

  it('says how long payers needed, from the price to the payment, on average', async () => {
    clock = 24 * hour
    const office = await clerk()
    expect((await seen(office, { period: 'today' })).sums.seconds_to_pay).toBeNull()
    await pay([half], { seconds: 90 })
    await pay([permit], { seconds: 150 })
    const { sums } = await seen(office, { period: 'today' })
    expect([sums.payments, sums.seconds_to_pay]).toEqual([2, 120])
  })

  it('groups payments by tender', async () => {
    const office = await clerk()
    const citizen = await as('user@miamicounty.example', 'miamicounty')
    await pay([half], { caller: citizen, tender: 'echeck' })
    const shown = await seen(office, { period: 'today' })
    const signedIn = shown.channels.find((row) => row.channel === 'signed-in')
    expect(signedIn).toEqual({ channel: 'signed-in', payments: 1, principal_cents: 94_864 })
    expect(shown.recent[0]).toMatchObject({ tender: 'echeck', status: 'pending' })
    clock += 20 * 24 * hour
    const later = await seen(await clerk(), {
      period: 'custom',
      from: '2026-06-01',
      to: '2026-06-01',
    })
    expect(later.recent[0]).toMatchObject({ tender: 'echeck', status: 'posted' })
  })

  it('compares a day that is not over with as much of the day before', async () => {
    await pay([half])
    clock += 26 * hour
    const office = await clerk()
    const noon = await seen(office, { period: 'today' })
    expect(noon.period.from).toBe('2026-06-02')
    const monday = noon.sums_before
    // One minute before the time of day at which the payment was made.
    clock -= 2 * hour + 60_000
    const morning = await seen(office, { period: 'today' })
    expect(monday.principal_cents - morning.sums_before.principal_cents).toBe(94_864)
    expect(morning.days[0]?.before?.principal_cents).toBe(noon.days[0]?.before?.principal_cents)
  })

  it.each([
    { period: 'custom' as const },
    { period: 'custom' as const, from: '2026-05-02', to: '2026-05-01' },
    { period: 'custom' as const, from: '2025-05-02', to: '2026-05-01' },
  ])('refuses a custom period that is none: %o', async (query) => {
    const { status, failure } = await (await clerk()).call(getDashboard, { query })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['period']])
  })

  it('belongs to that merchant', async () => {
    const office = await clerk()
    const other = await office.call(getDashboard, { query: { merchant_id: '2' } })
    expect(other.status).toBe(403)
    const own = await seen(office, { merchant_id: '1' })
    expect(own.recent.every((row) => row.merchant.id === '1')).toBe(true)
    const tiffin = await seen(await as('merchant-admin@tiffin.example', 'tiffin'))
    expect(tiffin.groups.map((row) => row.id)).toEqual([
      'water-sewer',
      'parking-tickets',
      'income-tax',
    ])
    await pay([half])
    expect(await seen(await as('merchant-admin@tiffin.example', 'tiffin'))).toEqual(tiffin)
  })
})

describe('the dashboard on the root', () => {
  it('is of all merchants, the largest first', async () => {
    const all = await seen(await support(), { period: 'last-30' })
    expect(all.groups.length).toBeGreaterThan(10)
    expect(all.groups[0]?.principal_cents).toBe(
      Math.max(...all.groups.map((row) => row.principal_cents)),
    )
    expect(totalOf(all.groups)).toBe(all.sums.principal_cents)
    const miami = await seen(await support(), { period: 'last-30', merchant_id: '1' })
    const row = all.groups.find((group) => group.id === '1')
    expect(row?.principal_cents).toBe(miami.sums.principal_cents)
    expect(new Set(all.recent.map((payment) => payment.merchant.id)).size).toBeGreaterThan(1)
  })

  it('of one merchant is what the merchant sees', async () => {
    await pay([half])
    expect(await seen(await support(), { merchant_id: '1' })).toEqual(await seen(await clerk()))
  })

  it('says so when a merchant was never paid, and answers 404 for one that is not', async () => {
    const none = await seen(await support(), { merchant_id: '6' })
    expect(none).toMatchObject({ ever: false, recent: [], sums: { payments: 0, attempts: 0 } })
    const unknown = await (await support()).call(getDashboard, { query: { merchant_id: 'x' } })
    expect(unknown.status).toBe(404)
  })
})
