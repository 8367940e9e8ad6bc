import { describe, expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill } from '@/contract/bills/bills'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'
import type { Proof } from './second-fact-needed'

const cloud = createCloud()
const at = (merchant: string, departmentId: string) => {
  const caller = callerFor(cloud, merchant, { departmentId })
  return {
    search: (query: Parameters<typeof find>[1]) => find(caller, query),
    bill: async (parcelId: string, year: string, proof: Proof = {}) =>
      (await caller.call(getBill, { params: { parcelId, year }, query: proof })).answer?.data.bill,
  }
}

async function find(
  caller: ReturnType<typeof callerFor>,
  query: {
    by: 'number' | 'case' | 'contractor' | 'name' | 'address'
    q: string
    name?: string
    zip?: string
    born?: string
    per_page?: number
    newest_year?: boolean
  },
) {
  const { answer } = await caller.call(searchBills, { query })
  if (!answer) throw new Error(`no answer for ${query.q}`)
  return answer
}

const zipOf = (label: string) => createWorld('civic-till').tenant(label)?.merchant().zip ?? ''

describe('a water bill', () => {
  const water = at('tiffin', 'water-sewer')

  it('is hidden from visitors who know only the number', async () => {
    expect(await water.search({ by: 'number', q: '10-002232' })).toMatchObject({
      data: [],
      similar: [],
      second_needed: true,
    })
  })

  it('is found with its ZIP, and not with another', async () => {
    const found = await water.search({ by: 'number', q: '10-002232', zip: zipOf('tiffin') })
    expect(found.data.map((row) => row.account)).toEqual(['10-002232'])
    expect(found.second_needed).toBeUndefined()
    expect((await water.search({ by: 'number', q: '10-002232', zip: '99999' })).data).toEqual([])
  })

  it('has the age of the debt, and the day when the water is shut off', async () => {
    expect(await water.bill('10-002232', '2026', { zip: zipOf('tiffin') })).toMatchObject({
      about: {
        kind: 'utility',
        current_cents: 9_115,
        past_due_cents: 48_919,
        aging: {
          as_of: '2026-06-01',
          days_0_30_cents: 9_115,
          days_31_60_cents: 8_840,
          days_61_90_cents: 9_002,
          days_over_90_cents: 31_077,
        },
        shut_off_date: '2026-06-22',
      },
      notices: [{ kind: 'shut-off', date: '2026-06-22', amount_cents: 48_919 }],
    })
  })
})

describe('the aging of an account', () => {
  const water = at('tiffin', 'water-sewer')
  const zip = zipOf('tiffin')
  const agingOf = async (account: string) => {
    const bill = await water.bill(account, '2026', { zip })
    return bill?.about.kind === 'utility' ? bill.about.aging : null
  }

  // As in the import file (aging.csv); 10-002233 paid more than the bill.
  it.each([
    ['10-002231', [8_420, 0, 0, 0]],
    ['10-002232', [9_115, 8_840, 9_002, 31_077]],
    ['10-002233', [-1_200, 0, 0, 0]],
    ['10-002234', [8_000, 2_000, 0, 0]],
  ])('%s', async (account, [young, older, old, oldest]) => {
    expect(await agingOf(account)).toEqual({
      as_of: '2026-06-01',
      days_0_30_cents: young,
      days_31_60_cents: older,
      days_61_90_cents: old,
      days_over_90_cents: oldest,
    })
  })

  it('with a credit asks for nothing and cannot be paid', async () => {
    const { data } = await water.search({ by: 'number', q: '10-002233', zip })
    expect(data).toMatchObject([
      { amount_due_cents: 0, payable: false, open: [], status: { kind: 'paid' } },
    ])
    expect(await water.bill('10-002233', '2026', { zip })).toMatchObject({
      total_cents: -1_200,
      about: { current_cents: -1_200, past_due_cents: 0, shut_off_date: null },
    })
  })

  it('is gone where there is no such account', async () => {
    const { data } = await water.search({ by: 'number', q: '10-999999', zip })
    expect(data).toEqual([])
    expect(await water.bill('10-999999', '2026', { zip })).toBeUndefined()
  })
})

// A ticket of December is owed in January, and has its year in its number.
describe('a whole number is found in every year, its beginning in the newest', () => {
  it.each([
    ['tiffin', 'parking-tickets', 'PT-25-00109', 2025],
    ['tiffin', 'parking-tickets', 'PT-26-00124', 2026],
    ['tiffin', 'parking-tickets', 'PT-25', undefined],
    ['miamicounty', 'building-permits', 'bp202500124', 2025],
    ['miamicounty', 'building-permits', 'BP-2025', undefined],
    ['miamicounty', 'real-estate-tax', '08-004512', 2025],
  ] as const)('%s, %s: %s → %s', async (merchant, departmentId, q, year) => {
    const office = at(merchant, departmentId)
    const { data } = await office.search({ by: 'number', q, newest_year: true })
    expect(data[0]?.year).toBe(year)
  })
})

// Dashes, spaces and leading zeros that a spreadsheet took away (product.md P3).
describe('a number is found however it is typed', () => {
  it.each([
    ['miamicounty', 'real-estate-tax', 'number', ['08-004512', '08 004512', '08004512', '8-4512']],
    ['miamicounty', 'manufactured-home-tax', 'number', ['MH-00109', 'mh00109', 'MH 109', 'mh109']],
    [
      'miamicounty',
      'building-permits',
      'number',
      ['BP-2026-00418', 'bp202600418', 'BP 2026 418', 'bp-2026-418'],
    ],
    ['tiffin', 'water-sewer', 'number', ['10-002232', '10002232', '10 2232', '10-2232']],
    [
      'tiffin',
      'parking-tickets',
      'number',
      ['PT-26-00124', 'pt2600124', 'PT 26 124', 'pt-26-124', '26-124'],
    ],
    [
      'chardon',
      'municipal-court',
      'number',
      ['TR-26-00139', 'tr2600139', 'TR 26 139', 'tr-26-139'],
    ],
    [
      'chardon',
      'municipal-court',
      'case',
      ['26-TRD-00139', '26trd00139', '26 TRD 139', '26trd139'],
    ],
    ['leax', 'sewer', 'number', ['20-001150', '20001150', '20 1150', '20-1150']],
  ] as const)('%s, %s by %s', async (merchant, departmentId, by, typed) => {
    const office = at(merchant, departmentId)
    const isCourt = departmentId === 'municipal-court'
    const facts = isCourt ? { name: 'Thiel' } : { zip: zipOf(merchant) }
    const found = await Promise.all(
      typed.map(async (q) => {
        const { data } = await office.search({ by, q, ...facts })
        return data.map(({ account }) => account)
      }),
    )
    for (const accounts of found) expect(accounts).toEqual(found[0])
    expect(found[0]).toHaveLength(1)
  })
})

describe('a permit', () => {
  const permits = at('miamicounty', 'building-permits')

  it('has its fee lines', async () => {
    expect(await permits.bill('BP-2026-00418', '2026')).toMatchObject({
      about: {
        kind: 'permit',
        contractor: 'Buckeye Decks LLC',
        expires_on: '2026-10-02',
        fee_lines: [
          { code: 'PLAN', amount_cents: 7_500, paid_cents: 0, due_cents: 7_500 },
          { code: 'BLDG', amount_cents: 12_000, paid_cents: 0, due_cents: 12_000 },
        ],
      },
    })
  })

  it.each([
    ['contractor', 'buckeye'],
    ['number', 'bp-2026-418'],
    ['number', 'BP 2026 00418'],
  ] as const)('is found by %s %s', async (by, q) => {
    const { data } = await permits.search({ by, q })
    expect(data.map((row) => row.account)).toContain('BP-2026-00418')
  })
})

describe('a court ticket', () => {
  const court = at('chardon', 'municipal-court')
  const world = createWorld('civic-till').tenant('chardon')
  const tickets = world?.parcels.all() ?? []

  it('is found by its case and the last name', async () => {
    const [ticket] = tickets
    const [, year, number] = ticket?.account.split('-') ?? []
    const q = `${year}-TRD-${number}`
    const name = ticket?.owner.split(',')[0] ?? ''
    expect((await court.search({ by: 'case', q })).second_needed).toBe(true)
    expect((await court.search({ by: 'case', q, name })).data).toMatchObject([
      { account: ticket?.account },
    ])
  })

  it.each([
    ['Driving under suspension', 'APPEARANCE'],
    ['Speeding, 25 or more over', 'NO-WAIVER'],
  ])('for %s is on hold: %s', async (offense, code) => {
    const ticket = tickets.find(
      ({ id, legal_description }) => legal_description === offense && id.startsWith('TR-26'),
    )
    const name = ticket?.owner.split(',')[0]
    const bill = await court.bill(ticket?.id ?? '', '2026', { name })
    expect(bill).toMatchObject({
      hold: { code, phone: '(440) 555-0162' },
      about: { kind: 'court', waiver: null },
    })
  })
})
