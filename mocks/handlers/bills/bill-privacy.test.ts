import { describe, expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill, getBillHistory } from '@/contract/bills/bills'
import { checkCart } from '@/contract/payments/payments'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { bornOf } from '@mocks/world/bills/court-tickets'
import { createWorld } from '@mocks/world/create-world'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import type { Proof } from './second-fact-needed'

// Utilities and court need two matching facts before names or amounts are shown; an address is one
// fact (product.md P3 "Privacy"). Property tax, permits and parking tickets are open record.

const cloud = createCloud()
const world = createWorld('civic-till')

const water = {
  label: 'tiffin',
  departmentId: 'water-sewer',
  id: '10-002232',
  year: '2026',
} as const
const court = {
  label: 'chardon',
  departmentId: 'municipal-court',
  id: 'TR-26-00139',
  year: '2026',
} as const
type Named = typeof water | typeof court

const rowOf = ({ label, id }: Named) => {
  const row = world.tenant(label)?.parcels.get(id)
  if (!row) throw new Error(`${label} has no ${id}`)
  return row
}
const lastName = (bill: Named) => rowOf(bill).owner.split(',')[0] ?? ''

function itemOfAnother({ label, departmentId, id }: Named): string {
  const bills = world.tenant(label)?.bills.all() ?? []
  const other = bills.find((row) => row.department_id === departmentId && row.parcel_id !== id)
  if (!other?.installments[0]) throw new Error(`${label} has no other bill`)
  return other.installments[0].id
}

async function asked({ label, departmentId, id, year }: Named, proof: Proof, token?: string) {
  const caller = callerFor(cloud, label, { departmentId, token: token ?? null })
  const bill = await caller.call(getBill, { params: { parcelId: id, year }, query: proof })
  const history = await caller.call(getBillHistory, { params: { parcelId: id }, query: proof })
  return { bill, history }
}

describe.each([
  ['a water bill', water],
  ['a court ticket', court],
] as const)('%s', (_, named) => {
  it.each([
    ['its address alone', {}],
    ['another’s name', { name: 'Nobody' }],
    ['a blank', { name: ' ' }],
    ['an installment of another bill', { item: itemOfAnother(named) }],
    ['the name and a wrong fact', { name: lastName(named), zip: '00000', born: '1900-01-01' }],
  ])('tells nothing to whoever has %s', async (_given, proof) => {
    const { bill, history } = await asked(named, proof)
    expect([bill.status, history.status]).toEqual([200, 200])
    // Nothing but what the address says already.
    expect(bill.answer?.data).toEqual({
      parcel: null,
      years: [],
      bill: null,
      needs_second_fact: { account: named.id },
    })
    expect(history.answer).toEqual({ data: [], second_needed: true })
  })

  it('is shown whole with the name as second fact', async () => {
    const { bill, history } = await asked(named, { name: ` ${lastName(named).toUpperCase()} ` })
    expect(bill.answer?.data.bill?.total_cents).toBeGreaterThan(0)
    // Two facts show the bill; the PIN would make the account theirs.
    expect(bill.answer?.data.bill?.link_pin).toBeNull()
    expect(bill.answer?.data.parcel?.address).toBe(rowOf(named).address)
    expect(history.answer?.second_needed).toBeUndefined()
  })

  it('is shown to a visitor who has it in the cart, and that id cannot be guessed', async () => {
    const seen = await asked(named, { name: lastName(named) })
    const item = seen.bill.answer?.data.bill?.installments.at(-1)?.id ?? ''
    expect((await asked(named, { item })).bill.answer?.data.bill).toEqual(
      seen.bill.answer?.data.bill,
    )
    expect(item).toMatch(/-[0-9a-f]{12}$/)
    const guessed = { id: item.slice(0, -13), department_id: named.departmentId, amount_cents: 1 }
    const { answer } = await callerFor(cloud, named.label).call(checkCart, {
      body: { items: [guessed] },
    })
    expect(answer?.data).toMatchObject([{ state: 'gone', balance_cents: 0 }])
  })

  it('is shown to staff of its own merchant and to the provider’s, not to those of another', async () => {
    const sees = async (email: string) => {
      const token = await tokenFor(cloud, email)
      return (await asked(named, {}, token)).bill.answer?.data.bill !== null
    }
    expect(await sees('super@civictill.example')).toBe(true)
    expect(await sees('merchant-admin@tiffin.example')).toBe(named === water)
    expect(await sees('merchant-admin@miamicounty.example')).toBe(false)
    expect(await sees('user@miamicounty.example')).toBe(false)
  })
})

it('a water bill opens with its ZIP as well, a court ticket with the date of birth', async () => {
  const { zip } = rowOf(water)
  expect((await asked(water, { zip })).bill.answer?.data.bill?.total_cents).toBe(58_034)
  const born = bornOf(rowOf(court)) ?? ''
  expect((await asked(court, { born })).bill.answer?.data.bill?.total_cents).toBe(9_600)
  // What a department does not ask for opens nothing.
  expect((await asked(court, { zip: rowOf(court).zip })).bill.answer?.data.bill).toBeNull()
})

it('a user who linked an account sees its bill, and no bill of another account', async () => {
  const token = await tokenFor(cloud, 'user@tiffin.example')
  const own = await asked(water, {}, token)
  expect(own.bill.answer?.data).toMatchObject({
    parcel: { owner: rowOf(water).owner },
    bill: { total_cents: 58_034 },
  })
  expect(own.history.answer?.data.length).toBeGreaterThan(0)
  const caller = callerFor(cloud, 'tiffin', { departmentId: 'water-sewer', token })
  const params = { parcelId: '10-002231', year: '2026' }
  expect((await caller.call(getBill, { params, query: {} })).answer?.data.bill).toBeNull()
})

it.each([
  ['miamicounty', '08-004512', 'building-permits'],
  ['miamicounty', 'BP-2026-00418', 'real-estate-tax'],
  ['miamicounty', '08-004512', 'dog-licenses'],
  ['tiffin', '10-002232', 'parking-tickets'],
  ['tiffin', '10-002232', 'no-such-department'],
])('at %s the bill %s is not found under %s', async (label, parcelId, departmentId) => {
  const caller = callerFor(cloud, label, { departmentId })
  const input = { params: { parcelId, year: '2026' }, query: {} }
  expect((await caller.call(getBill, input)).status).toBe(404)
  expect((await caller.call(getBillHistory, input)).status).toBe(404)
})

describe('open record', () => {
  it.each([
    ['miamicounty', 'real-estate-tax', '08-004512', '2025', 'Doe, Jane A'],
    ['miamicounty', 'building-permits', 'BP-2026-00418', '2026', 'Doe, Jane A'],
  ])('at %s, %s: by its number alone', async (label, departmentId, parcelId, year, owner) => {
    const caller = callerFor(cloud, label, { departmentId })
    const { answer } = await caller.call(getBill, { params: { parcelId, year }, query: {} })
    expect(answer?.data).toMatchObject({ parcel: { owner }, bill: { year: Number(year) } })
  })

  it('a parking ticket: its cost, and neither name nor place', async () => {
    const caller = callerFor(cloud, 'tiffin', { departmentId: 'parking-tickets' })
    const query = { by: 'number' as const, q: 'PT-26', per_page: 100 }
    const found = (await caller.call(searchBills, { query })).answer?.data ?? []
    expect(found).toHaveLength(90)
    // "Doe, Jane A" is "D*** JANE".
    for (const { owner } of found) expect(owner).toMatch(/^\p{Lu}\*\*\*( \p{Lu}+)?$/u)
    const [{ parcel_id: parcelId, owner } = { parcel_id: '', owner: '' }] = found
    const params = { parcelId, year: '2026' }
    const { answer } = await caller.call(getBill, { params, query: {} })
    expect(answer?.data.parcel).toMatchObject({ owner, address: '***' })
    const about = answer?.data.bill?.about
    expect(about?.kind === 'citation' && about.plate).toMatch(/^\*{3}\d{4}$/)
  })
})

describe('the PIN on a printed bill proves whose the account is', () => {
  const pinOn = async (
    label: string,
    bill: { parcelId: string; year: string },
    email: string | null,
    proof: Proof = {},
  ) => {
    const token = email === null ? null : await tokenFor(cloud, email)
    const caller = callerFor(cloud, label, { token })
    const { answer } = await caller.call(getBill, { params: bill, query: proof })
    if (!answer?.data.bill) throw new Error('There is no such bill')
    return answer.data.bill.link_pin
  }
  const tax = { parcelId: '08-004512', year: '2025' }
  const waterBill = { parcelId: water.id, year: water.year }

  it.each([
    ['a visitor, to whom a tax bill is open', null],
    ['a citizen of whose accounts it is none', 'user@tiffin.example'],
  ])('so not for %s', async (_who, email) => {
    expect(await pinOn('miamicounty', tax, email)).toBeNull()
  })

  it('nor with the second fact alone', async () => {
    const proof = { name: lastName(water) }
    expect(await pinOn('tiffin', waterBill, null, proof)).toBeNull()
  })

  it.each([
    ['who has linked the account', 'user@miamicounty.example'],
    ['a clerk', 'merchant-user@miamicounty.example'],
  ])('but for %s', async (_who, email) => {
    expect(await pinOn('miamicounty', tax, email)).toBe(linkPinOf(tax.parcelId))
  })

  it('and a permit, which cannot be linked, has none', async () => {
    const permit = { parcelId: 'BP-2026-00418', year: '2026' }
    expect(await pinOn('miamicounty', permit, 'merchant-user@miamicounty.example')).toBeNull()
  })
})
