import { describe, expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill, getBillHistory } from '@/contract/bills/bills'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'

const cloud = createCloud()
const taxes = callerFor(cloud, 'miamicounty', { departmentId: 'real-estate-tax' })

type Query = Parameters<typeof search>[0]
async function search(query: {
  by: 'number' | 'owner' | 'address'
  q: string
  house?: string
  year?: number
  status?: 'due' | 'all'
  page?: number
  per_page?: number
  sort?: string
}) {
  const { answer } = await taxes.call(searchBills, { query })
  if (!answer) throw new Error(`no answer for ${query.q}`)
  return answer
}

const accounts = async (query: Query) => (await search(query)).data.map((row) => row.account)

describe('the search', () => {
  it.each(['08-004512', '08004512', '08 004512', '004512'])('finds the number %s', async (q) => {
    expect(await accounts({ by: 'number', q })).toEqual(['08-004512'])
  })

  it.each(['doe', 'Doe, Jane', 'jane doe', 'DOE'])('finds the owner %s', async (q) => {
    expect(await accounts({ by: 'owner', q })).toContain('08-004512')
  })

  it('shows block 11 to 13 of Market Street as the picture does', async () => {
    const { data, pagination } = await search({
      by: 'address',
      q: 'Market',
      house: '11–13',
      year: 2025,
    })
    expect(pagination.total).toBe(5)
    expect(data).toMatchObject([
      {
        account: '08-004512',
        owner: 'Doe, Jane A',
        status: { kind: 'past-due', cycle: '1' },
        amount_due_cents: 186_108,
        payable: true,
      },
      {
        account: '08-004518',
        owner: 'Doering, Paul',
        status: { kind: 'due', cycle: '2', date: '2026-07-10' },
        amount_due_cents: 70_219,
      },
      {
        account: '08-004530',
        owner: 'Dorsey LLC',
        status: { kind: 'delinquent', since: 2023 },
        amount_due_cents: 531_044,
      },
      { account: '08-004544', owner: 'Dotson, Ana', status: { kind: 'paid' }, payable: false },
      {
        account: '08-004571',
        owner: 'Douglas Trust',
        status: { kind: 'held' },
        amount_due_cents: 220_680,
        payable: false,
      },
    ])
  })

  it.each([
    ['1142', 1],
    ['11', 2],
    ['1100-1199', 2],
    ['99', 0],
  ])('reads the house %s', async (house, count) => {
    expect((await search({ by: 'address', q: 'market', house })).data).toHaveLength(count)
  })

  it('pages, sorts and filters', async () => {
    const all = await search({ by: 'address', q: 'main street', per_page: 10, page: 2 })
    expect(all.data).toHaveLength(10)
    expect(all.pagination).toMatchObject({
      page: 2,
      per_page: 10,
      last_page: Math.ceil(all.pagination.total / 10),
    })
    expect(all.too_many).toBe(true)
    const due = await search({
      by: 'address',
      q: 'market',
      house: '11-13',
      status: 'due',
      sort: '-amount_due_cents',
    })
    expect(due.data.map((row) => row.amount_due_cents)).toEqual([531_044, 220_680, 186_108, 70_219])
  })

  it('names similar numbers when there is no hit', async () => {
    const { data, similar, pagination } = await search({ by: 'number', q: '08-004513' })
    expect([data, pagination.total]).toEqual([[], 0])
    expect(similar[0]).toEqual({
      parcel_id: '08-004512',
      account: '08-004512',
      address: '1142 Market Street',
      year: 2025,
    })
    expect((await search({ by: 'number', q: '99-999999' })).similar).toEqual([])
  })

  it('has the requested year', async () => {
    const { data } = await search({ by: 'number', q: '08-004512', year: 2023 })
    expect(data).toMatchObject([{ year: 2023, status: { kind: 'paid' }, open: [] }])
    expect(await accounts({ by: 'number', q: '08-004512', year: 2019 })).toEqual([])
  })

  it('fills in what the page did not know yet: the first way, the newest year', async () => {
    const { answer } = await taxes.call(searchBills, {
      query: { q: '08-004512', newest_year: true },
    })
    expect(answer?.data).toMatchObject([{ account: '08-004512', year: 2025 }])
    const anywhere = callerFor(cloud, 'miamicounty')
    const query = { q: '08-004512', newest_year: true }
    const everywhere = await anywhere.call(searchBills, { query })
    expect(everywhere.answer?.data).toMatchObject([{ account: '08-004512', year: 2025 }])
  })

  it('looks for a house in a street only', async () => {
    expect(await accounts({ by: 'number', q: '08-004512', house: '99' })).toEqual(['08-004512'])
  })

  it('wants two characters', async () => {
    const { status, failure } = await taxes.call(searchBills, { query: { by: 'number', q: ' 0 ' } })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['q']])
  })

  it('looks through all departments when none is current, and through no other merchant', async () => {
    const query = { by: 'owner' as const, q: 'doe, jane' }
    const everywhere = await callerFor(cloud, 'miamicounty').call(searchBills, { query })
    expect(everywhere.answer?.data.map((row) => row.department_id)).toEqual([
      'real-estate-tax',
      'building-permits',
    ])
    const number = { by: 'number' as const, q: '08-004512' }
    const tiffin = await callerFor(cloud, 'tiffin').call(searchBills, { query: number })
    expect(tiffin.answer?.data).toEqual([])
  })

  it('tells accounts with the same number apart by department', async () => {
    const zip = createWorld('civic-till').tenant('leax')?.merchant().zip ?? ''
    const query = { by: 'number' as const, q: '20-001150', zip }
    const { answer } = await callerFor(cloud, 'leax').call(searchBills, { query })
    expect(answer?.data.map((row) => row.parcel_id)).toEqual(['water.20-001150', 'sewer.20-001150'])
  })
})

describe('a bill', () => {
  const bill = async (parcelId: string, year: number | string, label = 'miamicounty') =>
    callerFor(cloud, label).call(getBill, { params: { parcelId, year: String(year) }, query: {} })

  it('shows what the picture shows', async () => {
    const { answer } = await bill('08-004512', 2025)
    expect(answer?.data).toMatchObject({
      parcel: { owner: 'Doe, Jane A', tax_district: 'Concord Township', roll_type: 'REAL' },
      years: [2025, 2024, 2023, 2022, 2021],
      bill: {
        delinquent_cents: 0,
        total_cents: 186_108,
        hold: null,
        pending: null,
        installments: [
          {
            gross_cents: 120_418,
            reductions_cents: -29_174,
            balance_cents: 94_864,
            due_date: '2026-02-13',
            status: { kind: 'past-due', cycle: '1', date: '2026-02-13' },
          },
          { balance_cents: 91_244, status: { kind: 'due', cycle: '2', date: '2026-07-10' } },
        ],
      },
    })
  })

  it('is null for a year without one and 404 for no parcel', async () => {
    const { status, answer } = await bill('08-004512', 2019)
    expect([status, answer?.data.bill, answer?.data.years.length]).toEqual([200, null, 5])
    expect((await bill('08-004512', 'abc')).answer?.data.bill).toBeNull()
    expect((await bill('99-999999', 2025)).status).toBe(404)
    expect((await bill('08-004512', 2025, 'tiffin')).status).toBe(404)
  })

  it('carries old debt, which is paid with the latest bill', async () => {
    const latest = await bill('08-004530', 2025)
    expect(latest.answer?.data.bill).toMatchObject({
      delinquent_cents: 313_820,
      total_cents: 531_044,
      status: { kind: 'delinquent', since: 2023 },
    })
    const old = await bill('08-004530', 2024)
    expect(old.answer?.data.bill).toMatchObject({
      status: { kind: 'delinquent', since: 2024 },
      hold: { code: 'CARRIED' },
      total_cents: 174_680,
    })
  })

  it('has a history, newest first', async () => {
    const params = { parcelId: '08-004512' }
    const { answer } = await taxes.call(getBillHistory, { params, query: {} })
    const times = answer?.data.map((entry) => entry.at) ?? []
    expect(times).toHaveLength(8)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(
      (await taxes.call(getBillHistory, { params: { parcelId: 'none' }, query: {} })).status,
    ).toBe(404)
  })
})

it('reading never changes the world', async () => {
  const before = await cloud.hash()
  await search({ by: 'address', q: 'street' })
  await callerFor(cloud, 'miamicounty').call(getBill, {
    params: { parcelId: '08-004512', year: '2025' },
    query: {},
  })
  expect(await cloud.hash()).toBe(before)
})
