import { saveDepartmentSettings } from '@/contract/departments/department-settings'
import { listMerchantDepartments } from '@/contract/departments/department-setup'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BlindEntry } from '@/contract/departments/blind-entry'
import { getBill } from '@/contract/bills/bills'
import { searchBills } from '@/contract/bills/bill-search'
import { blindField } from '@/contract/departments/blind-fields'
import { checkCart, type PayItem, quotePayment } from '@/contract/payments/payments'
import { cartDifferences } from '@/rules/cart/cart-check'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { signingKey } from '@mocks/cloud/services'
import { signer } from '@mocks/cloud/visit/signed'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { merchantRows } from '@mocks/world/seed/merchants'
import { bodyFor, post } from './payments.test-support'

/** Amounts and kinds of payment that every call refuses. */

const rental: BlindEntry = {
  place: 'HALL',
  day: '2026-07-04',
  hours: 'morning',
  permit: 'R-2026-018',
  name: 'Jo Payer',
  phone: '937 555 0100',
}
const extension: BlindEntry = {
  kind: 'EXT',
  account: 'EST-10482',
  year: '2026',
  quarter: '2',
  name: 'Jo Payer',
}
const dogs: BlindEntry = {
  license: 'DOG1',
  dogs: '1',
  owner: 'Jo Payer',
  home: '1 Main Street',
  phone: '937 555 0100',
}
const most = 99_999_999_999
const blindFields = v.array(blindField)

let cloud: Cloud
let park: Caller
let tax: Caller
let county: Caller
let made = 0

beforeEach(() => {
  cloud = createCloud({ now: () => 0 })
  park = callerFor(cloud, 'panthercreek')
  tax = callerFor(cloud, 'amherstestimate')
  county = callerFor(cloud, 'miamicounty')
})

const uuid = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`
const item = (department_id: string, entry: BlindEntry, amount_cents: number): PayItem => ({
  id: uuid(),
  department_id,
  amount_cents,
  entry,
})
const rentalOf = (cents: number, entry = rental) => item('park-rental', entry, cents)
const taxOf = (cents: number, entry = extension) => item('income-tax-estimate', entry, cents)
const dogsOf = (cents: number, entry = dogs) => item('dog-licenses', entry, cents)
const half = (amount_cents: number): PayItem => ({
  id: '08-004512-2025-1',
  department_id: 'real-estate-tax',
  amount_cents,
})

async function openBill(): Promise<PayItem> {
  const query = { by: 'number', q: '16-0', status: 'due' } as const
  const { answer } = await park.call(searchBills, { query })
  const row = answer?.data.find(({ payable, open }) => payable && open.length === 1)
  const [open] = row?.open ?? []
  if (!row || !open) throw new Error('No bill is open')
  return { id: open.id, department_id: row.department_id, amount_cents: open.balance_cents }
}

const quote = (caller: Caller, items: PayItem[], tender: 'card' | 'echeck' = 'card') =>
  caller.call(quotePayment, { body: { items, tender } })

const check = async (caller: Caller, one: PayItem) =>
  (await caller.call(checkCart, { body: { items: [one] } })).answer?.data[0]

const charge = (caller: Caller, quote_id: string) => {
  const body = bodyFor({ quote_id, tender: 'card' }, { confirm_duplicate: true })
  return post(body, `amounts-${uuid()}`, caller)
}

const charged = () => cloud.charges().filter(({ key }) => key.startsWith('amounts-'))

/** NaN is sent as null. */
const impossible = [
  -500_000,
  -1,
  0,
  0.5,
  14_999.99,
  most + 1,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  NaN,
]

describe('an amount that is no amount', () => {
  it.each(impossible)(
    '%d cents is refused as a field, never as a fault of the server',
    async (cents) => {
      const carts: [Caller, PayItem][] = [
        [park, rentalOf(cents)],
        [park, rentalOf(cents, { ...rental, place: 'SHEL' })],
        [park, rentalOf(cents, { ...rental, place: 'FREE' })],
        [tax, taxOf(cents)],
        [county, dogsOf(cents)],
        [county, half(cents)],
      ]
      for (const [caller, one] of carts) {
        const answers = [
          await caller.call(checkCart, { body: { items: [one] } }),
          await quote(caller, [one]),
          await quote(caller, [one], 'echeck'),
        ]
        for (const { status, failure } of answers) {
          expect([status, Object.keys(failure.errors ?? {})]).toEqual([
            422,
            ['items.0.amount_cents'],
          ])
        }
      }
    },
  )

  it.each(impossible)('%d cents beside a bill does not make the bill cheaper', async (cents) => {
    const bill = await openBill()
    const { status } = await quote(park, [bill, rentalOf(cents)])
    expect(status).toBe(422)
  })
})

describe('payments without a bill', () => {
  it.each([
    // The maximum is zero; the minimum still counts.
    ['EXT', 1, 'changed', 1_000],
    ['EXT', 1_000, 'ok', 1_000],
    ['EXT', most, 'ok', most],
    ['EST', 2_500_001, 'changed', 2_500_000],
    ['LATE', 2_501, 'changed', 2_500],
    ['FREE', 1_000, 'invalid', 0],
    ['constructor', 1_000, 'invalid', 0],
    ['EXT\u0000', 1_000, 'invalid', 0],
  ])('%s for %d cents is %s', async (kind, cents, state, balance_cents) => {
    const one = taxOf(cents, { ...extension, kind })
    expect(await check(tax, one)).toMatchObject({ state, balance_cents })
    // The fee of the most that can be paid is more than can be paid.
    const expected = state !== 'ok' ? 409 : cents === most ? 422 : 200
    expect((await quote(tax, [one])).status).toBe(expected)
  })

  it.each(['0', '-1', '1e3', '1.5', '11', '9999', '99999', '9'.repeat(30), '٣'])(
    '%s dogs cannot be licensed',
    async (pieces) => {
      for (const cents of [1, 2_000, 19_998_000, most]) {
        const one = dogsOf(cents, { ...dogs, dogs: pieces })
        expect(await check(county, one)).toMatchObject({ state: 'invalid' })
      }
    },
  )
})

describe('a part of a bill', () => {
  it.each([
    ['under the least that is taken', 4_999, 422],
    ['one cent', 1, 422],
    ['one cent more than is open', 94_865, 409],
    ['more than anybody owes', most, 409],
    ['what is open', 94_864, 200],
    ['the least that is taken', 5_000, 200],
  ])('%s', async (_what, cents, status) => {
    expect((await quote(county, [half(cents)])).status).toBe(status)
  })

  it('of a bill without a balance are refused, in any amount', async () => {
    for (const cents of [1, 5_000, most]) {
      const paid = { ...half(cents), id: '08-004544-2025-1' }
      expect(await check(county, paid)).toMatchObject({ state: 'paid', balance_cents: 0 })
      expect((await quote(county, [paid])).status).toBe(409)
    }
  })
})

describe('more than is due', () => {
  it('is paid where the office accepts it, and kept as credit', async () => {
    const more = half(100_000)
    expect(await check(county, more)).toMatchObject({ state: 'changed', balance_cents: 94_864 })

    await acceptOverpayments()
    const checked = await check(county, more)
    expect(checked).toMatchObject({ state: 'ok', balance_cents: 94_864 })
    const seen = { ...more, balance_cents: 94_864 }
    expect(cartDifferences([seen], checked ? [checked] : [])).toEqual([])

    const { answer } = await quote(county, [more])
    expect(answer?.data.subtotal_cents).toBe(100_000)
    expect((await charge(county, answer?.data.quote_id ?? '')).status).toBe(201)
    const params = { parcelId: '08-004512', year: '2025' }
    const bill = (await county.call(getBill, { params, query: {} })).answer?.data.bill
    expect(bill?.installments.find(({ id }) => id === more.id)?.balance_cents).toBe(-5_136)
  })
})

/** The county's real estate tax takes more than is due. */
async function acceptOverpayments(): Promise<void> {
  const token = await tokenFor(cloud, 'super@civictill.example')
  const root = callerFor(cloud, null, { token })
  const merchant_id = merchantRows.find((row) => row.sub_domain === 'miamicounty')?.id ?? ''
  const { answer } = await root.call(listMerchantDepartments, { query: { merchant_id } })
  const department = answer?.data.find(({ id }) => id === 'real-estate-tax')
  if (!department) throw new Error('The department is gone')
  const { fields: _, ...settings } = department.payment_settings
  const payment_settings = { ...settings, overpay: true }
  const body = { merchant_id, department_id: department.id, payment_settings }
  expect((await root.call(saveDepartmentSettings, { body })).status).toBe(200)
}

describe('the whole of a cart', () => {
  it('is no more than can be paid, with the fee', async () => {
    const lines = [taxOf(most), taxOf(1_000, { ...extension, quarter: '3' })]
    const { status, failure } = await quote(tax, lines)
    expect([status, failure.errors]).toEqual([
      422,
      { items: ['The amount is more than can be paid at once.'] },
    ])
    // 2.95 % on top comes to within a cent or two of the most.
    const share = Math.floor((most * 10_000) / 10_295) - 1
    const { answer } = await quote(tax, [taxOf(share)])
    expect(answer?.data.total_cents).toBeLessThanOrEqual(most)
    expect((await charge(tax, answer?.data.quote_id ?? '')).status).toBe(201)
  })

  it('holds no more text than can be sent back with the payment', async () => {
    const token = await tokenFor(cloud, 'super@civictill.example')
    const root = callerFor(cloud, null, { token })
    const merchant_id = merchantRows.find((row) => row.sub_domain === 'amherstestimate')?.id ?? ''
    const { answer } = await root.call(listMerchantDepartments, { query: { merchant_id } })
    const department = answer?.data.find(({ id }) => id === 'income-tax-estimate')
    if (!department) throw new Error('The department is gone')
    const { fields, ...settings } = department.payment_settings
    const payment_settings = { ...settings, max_items: 100, fields: v.parse(blindFields, fields) }
    const body = { merchant_id, department_id: department.id, payment_settings }
    expect((await root.call(saveDepartmentSettings, { body })).status).toBe(200)
    const wordy = { ...extension, note: '漢'.repeat(250), name: '漢'.repeat(120) }
    const lines = Array.from({ length: 100 }, () => taxOf(1_000, wordy))
    expect((await quote(tax, lines.slice(0, 50))).status).toBe(200)
    const { status, failure } = await quote(tax, lines)
    expect([status, failure.errors]).toEqual([
      422,
      { items: ['This is too much for one payment.'] },
    ])
  })

  it('has a bounded number of lines', async () => {
    const lines = Array.from({ length: 501 }, () => taxOf(1_000))
    expect((await quote(tax, lines)).status).toBe(422)
    expect((await tax.call(checkCart, { body: { items: lines } })).status).toBe(422)
  })
})

/** A price as the cloud signs it, before its amounts are looked at. */
const statement = v.looseObject({
  items: v.array(v.looseObject({ amount_cents: v.number() })),
  fee_cents: v.number(),
  added_cents: v.number(),
})
type Statement = v.InferOutput<typeof statement>

/** Signed with the key of this world: what a price would be that slipped through. */
const prices = signer(signingKey('civic-till'), 'quote', statement)

describe('the charge', () => {
  /** The bill and the hall rental, and the values of the rental under test. */
  const hall =
    (change: Record<string, unknown>) =>
    ({ items: [bill, rented], ...rest }: Statement): Statement => ({
      ...rest,
      items: bill && rented ? [bill, { ...rented, ...change }] : [],
    })

  it.each([
    ['a line below nothing', hall({ amount_cents: -500_000 }), 422],
    ['a line of nothing', hall({ amount_cents: 0 }), 422],
    ['a line of half a cent', hall({ amount_cents: 15_000.5 }), 422],
    ['a line without end', hall({ amount_cents: 1e21 }), 422],
    ['a fee below nothing', (said: Statement) => ({ ...said, fee_cents: -1 }), 422],
    ['a discount', (said: Statement) => ({ ...said, added_cents: -50_000 }), 422],
    ['less than the least', hall({ amount_cents: 1 }), 409],
    ['more than the most', hall({ amount_cents: 60_001 }), 409],
    ['an invented type', hall({ entry: { ...rental, place: 'FREE' } }), 409],
    ['what was quoted', hall({}), 201],
  ])('looks at everything once more: %s', async (_what, change, expected) => {
    const { answer } = await quote(park, [await openBill(), rentalOf(15_000)])
    const said = prices.read(answer?.data.quote_id ?? '')
    if (!said) throw new Error('The price is of another shape')
    const { status } = await charge(park, prices.sign(change(said)))
    expect(status).toBe(expected)
    expect(charged()).toHaveLength(expected === 201 ? 1 : 0)
  })
})
