import { beforeAll, describe, expect, it } from 'vitest'
import { searchBills, type BillRow } from '@/contract/bills/bill-search'
import { getBill } from '@/contract/bills/bills'
import { getDashboard } from '@/contract/reports/dashboard'
import { createPayment, quotePayment } from '@/contract/payments/payments'
import { getReceipt, lookUpReceipt } from '@/contract/payments/receipts'
import { getDepartmentsReport } from '@/contract/reports/reports'
import { sumOf } from '@/rules/payments/money'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { billId } from '@mocks/world/bills/bills'
import { createWorld, type Tenant } from '@mocks/world/create-world'
import { balancesAt } from '@mocks/world/bills/balances'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { SearchQuery } from './bill-lines'

/** A roll of a hundred thousand parcels is searched and counted without making its rows. */

const begins = Date.parse('2026-06-01T14:00:00.000Z')
const patience = 60_000

const cloud = createCloud({ scenario: 'large-world', now: () => 0 })
const guest = callerFor(cloud, 'miamicounty', { departmentId: 'real-estate-tax' })
let staff: Caller
/** The same world, to look at whole. */
let county: Tenant
let parcels: readonly ParcelRow[]

const rollOf = (tenant: Tenant) => {
  if (!tenant.roll) throw new Error('The county has no roll')
  return tenant.roll
}

beforeAll(async () => {
  const tenant = createWorld('civic-till', 'large').tenant('miamicounty')
  if (!tenant) throw new Error('The county is missing')
  county = tenant
  const roll = rollOf(county)
  parcels = [
    ...roll.texts.number.map((_, place) => roll.parcel(place)),
    ...county.parcels.held(({ department_id }) => department_id === 'real-estate-tax'),
  ]
  const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
  staff = callerFor(cloud, 'miamicounty', { token })
}, patience)

/** All pages, in order. */
async function all(query: SearchQuery): Promise<BillRow[]> {
  const rows: BillRow[] = []
  for (let page = 1; ; page++) {
    const { answer } = await guest.call(searchBills, { query: { ...query, page, per_page: 100 } })
    if (!answer) throw new Error('The search failed')
    rows.push(...answer.data)
    if (page < answer.pagination.last_page) continue
    expect(answer.pagination.total).toBe(rows.length)
    return rows
  }
}

interface Case {
  readonly query: SearchQuery
  readonly wanted: (parcel: ParcelRow) => boolean
  /** What the rows are ordered by, most important first. */
  readonly keys: readonly ((row: BillRow) => string | number)[]
}

const street = (row: BillRow) => row.address.replace(/^\d+ /, '')
const house = (row: BillRow) => Number.parseInt(row.address, 10)
const owner = (row: BillRow) => row.owner
const account = (row: BillRow) => row.account
const due = (row: BillRow) => row.amount_due_cents

const isSmith = (parcel: ParcelRow) => /(^|[ ,])smith/i.test(parcel.owner)
const isOn = (words: RegExp) => (parcel: ParcelRow) => words.test(parcel.address)

const smiths = (
  more: Partial<SearchQuery>,
  ...keys: readonly ((row: BillRow) => string | number)[]
): Case => ({ query: { by: 'owner', q: 'Smith', ...more }, wanted: isSmith, keys })

const cases: readonly Case[] = [
  {
    query: { by: 'number', q: '08-0101' },
    wanted: (parcel) => parcel.account.replace('-', '').includes('080101'),
    keys: [account],
  },
  smiths({}, owner, account),
  smiths({ sort: 'owner' }, owner, account),
  smiths({ sort: 'account' }, account),
  smiths({ sort: 'address' }, street, owner, account),
  smiths({ sort: '-amount_due_cents' }, (row) => -due(row), owner, account),
  smiths({ sort: 'amount_due_cents', year: 2024 }, due, owner, account),
  smiths({ sort: 'status' }, (row) => row.status.kind, owner, account),
  smiths({ sort: 'year' }, owner, account),
  smiths({ status: 'due' }, owner, account),
  smiths({ status: 'due', year: 2023 }, owner, account),
  smiths({ year: 2019 }),
  {
    query: { by: 'address', q: 'ave smith' },
    wanted: (parcel) => isOn(/ave/i)(parcel) && isOn(/smith/i)(parcel),
    keys: [street, house, account],
  },
  {
    // On this street are parcels of the usual world only, on the next one of the roll only.
    query: { by: 'address', q: 'main', house: '50-120' },
    wanted: isOn(/^(?:[5-9]\d|1[01]\d|120) .*main/i),
    keys: [street, house, account],
  },
]

describe('the search through the roll', { timeout: patience }, () => {
  it.each(cases)('finds all matches in order: $query', async ({ query, wanted, keys }) => {
    const rows = await all(query)
    const balances = balancesAt(county, begins)
    const expected = parcels.filter(wanted).flatMap((parcel) => {
      const bill = county.bills.get(billId(parcel.id, query.year ?? 2025))
      const shown = bill && balances.bill(parcel, bill)
      return !shown || (query.status === 'due' && shown.total_cents <= 0)
        ? []
        : [[parcel.id, shown.total_cents, shown.status] as const]
    })
    const byId = (list: readonly (readonly [string, number, unknown])[]) =>
      list.toSorted(([a], [b]) => (a < b ? -1 : 1))
    const found = rows.map((row) => [row.parcel_id, due(row), row.status] as const)
    expect(byId(found)).toEqual(byId(expected))
    expect(rows).toEqual(rows.toSorted((a, b) => compared(keys, a, b)))
  })

  function compared(keys: Case['keys'], a: BillRow, b: BillRow): number {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)]
      if (left !== right) return left < right ? -1 : 1
    }
    return 0
  }

  it('shows a hundredth page', async () => {
    const query = { by: 'address', q: 'street', page: 100 } as const
    const { answer } = await guest.call(searchBills, { query })
    expect(answer?.data).toHaveLength(25)
    expect(answer?.too_many).toBe(true)
    expect(answer?.pagination.total).toBeGreaterThan(25_000)
  })

  it('knows the numbers that differ by a slip', async () => {
    const query = { by: 'number', q: '08-O10007' } as const
    const { answer } = await guest.call(searchBills, { query })
    expect(answer?.similar[0]).toMatchObject({ account: '08-010007', year: 2025 })
    expect(answer?.similar).toHaveLength(5)
  })
})

describe('a changed parcel', { timeout: patience }, () => {
  it('is found with its current values, and counts once', async () => {
    const query = { by: 'owner', q: 'smith', sort: 'account', per_page: 100 } as const
    const before = await guest.call(searchBills, { query })
    const row = before.answer?.data.find((line) => line.payable && line.open.length === 1)
    const [part] = row?.open ?? []
    if (!row || !part) throw new Error('Nothing to pay')
    const items = [
      { id: part.id, department_id: row.department_id, amount_cents: part.balance_cents },
    ]
    const { answer: quote } = await guest.call(quotePayment, { body: { items, tender: 'card' } })
    const body = {
      quote_id: quote?.data.quote_id ?? '',
      tender: 'card' as const,
      token: '9472046381951443',
      expiry: '202812',
      bank_account: null,
      payer: { name: 'Jo', email: 'jo@example.com', phone: null, zip: '45373', street: null },
      consents: [{ kind: 'terms' as const, version: '1' }],
      confirm_duplicate: false,
      language: 'en',
      recaptcha_token: null,
    }
    const paid = await guest.call(createPayment, { body }, { 'Idempotency-Key': 'large-world-1' })
    expect(paid.status).toBe(201)
    const after = await guest.call(searchBills, { query })
    const ids = (answer: typeof after.answer) => answer?.data.map((line) => line.parcel_id)
    expect(ids(after.answer)).toEqual(ids(before.answer))
    expect(after.answer?.pagination).toEqual(before.answer?.pagination)
    expect(after.answer?.data.find((line) => line.parcel_id === row.parcel_id)).toMatchObject({
      amount_due_cents: 0,
      status: { kind: 'paid' },
    })
    const owed = await guest.call(searchBills, { query: { ...query, status: 'due' } })
    expect(ids(owed.answer)).not.toContain(row.parcel_id)
    const params = { parcelId: row.parcel_id, year: '2025' }
    expect((await guest.call(getBill, { params, query: {} })).answer?.data.bill?.total_cents).toBe(
      0,
    )
  })

  it('has a receipt also for a payment of years ago', async () => {
    const [old] = rollOf(county).archive.latest('2023-01-01', '2023-12-31', 1)
    if (!old) throw new Error('Nothing was paid')
    const { answer } = await guest.call(getReceipt, { params: { id: old.receipt_id }, query: {} })
    expect(answer?.data).toMatchObject({ total_cents: old.total_cents, status: 'approved' })
    const { confirmation, payer } = old
    const body = { confirmation, email: payer.email, recaptcha_token: null }
    const looked = await guest.call(lookUpReceipt, { body })
    expect(looked.answer?.data?.id).toBe(old.receipt_id)
  })
})

describe('the office’s numbers', { timeout: patience }, () => {
  const ofDay = (day: string) => rollOf(county).archive.latest(day, day, 100_000)

  it('count the archive’s days on the dashboard', async () => {
    const query = { period: 'custom', from: '2026-02-02', to: '2026-02-03' } as const
    const { answer } = await staff.call(getDashboard, { query })
    const rows = [...ofDay('2026-02-02'), ...ofDay('2026-02-03')]
    const before = [...ofDay('2026-01-31'), ...ofDay('2026-02-01')]
    const data = answer?.data
    expect(data?.before).toEqual({ from: '2026-01-31', to: '2026-02-01' })
    expect(data?.sums).toMatchObject({
      payments: rows.length,
      attempts: rows.length,
      principal_cents: sumOf(rows.map((row) => row.subtotal_cents)),
      fee_cents: sumOf(rows.map((row) => row.fee_cents)),
      net_cents: sumOf(rows.map((row) => row.subtotal_cents)),
    })
    expect(data?.sums_before.payments).toBe(before.length)
    expect(data?.days[0]).toMatchObject({
      date: '2026-02-02',
      payments: ofDay('2026-02-02').length,
      before: { principal_cents: sumOf(ofDay('2026-01-31').map((row) => row.subtotal_cents)) },
    })
    expect(data?.groups.map((group) => group.payments)).toEqual([rows.length, 0, 0, 0])
    expect(sumOf(data?.tenders.map((tender) => tender.payments) ?? [])).toBe(rows.length)
    expect(sumOf(data?.channels.map((channel) => channel.payments) ?? [])).toBe(rows.length)
    const [latest] = rows.toSorted((a, b) => (a.at < b.at ? 1 : -1))
    expect(data?.recent).toHaveLength(10)
    expect(data?.recent[0]?.at).toBe(latest?.at)
  })

  it('compare a day that is not over with as much of the one before', async () => {
    const morning = createCloud({
      scenario: 'large-world',
      date: '2026-02-05T17:30:20.000Z',
      now: () => 0,
    })
    const token = await tokenFor(morning, 'merchant-admin@miamicounty.example')
    const office = callerFor(morning, 'miamicounty', { token })
    const { answer } = await office.call(getDashboard, { query: { period: 'today' } })
    const day = answer?.data.before.from ?? ''
    const sofar = ofDay(day).filter((row) => row.at < `${day}T17:31:00.000Z`)
    expect(sofar.length).toBeGreaterThan(0)
    expect(sofar.length).toBeLessThan(ofDay(day).length)
    expect(answer?.data.sums_before.payments).toBe(sofar.length)
  })

  it('count the archive by posting date in the report', async () => {
    const params = { id: '1' }
    const monday = { from: '2026-02-02', to: '2026-02-02' }
    const { answer } = await staff.call(getDepartmentsReport, { params, query: monday })
    // Saturday's and Sunday's money posts on Monday.
    const rows = ['2026-01-31', '2026-02-01', '2026-02-02'].flatMap(ofDay)
    expect(new Set(rows.map((row) => row.posting_date))).toEqual(new Set(['2026-02-02']))
    expect(answer?.data[0]).toMatchObject({
      payments: rows.length,
      principal_cents: sumOf(rows.map((row) => row.subtotal_cents)),
      fee_cents: sumOf(rows.map((row) => row.fee_cents)),
    })
    const ever = await staff.call(getDepartmentsReport, { params, query: {} })
    expect(ever.answer?.data[0]?.payments).toBeGreaterThan(1_000_000)
  })
})
