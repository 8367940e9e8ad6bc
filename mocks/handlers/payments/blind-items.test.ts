import { listMerchantDepartments } from '@/contract/departments/department-setup'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BlindEntry } from '@/contract/departments/blind-entry'
import { listDepartments } from '@/contract/departments/departments'
import { getTypeList } from '@/contract/departments/payment-types'
import {
  checkCart,
  type PayItem,
  type PaymentBody,
  quotePayment,
} from '@/contract/payments/payments'
import { getReceipt } from '@/contract/payments/receipts'
import { setDepartmentStatus } from '@/contract/departments/department-status'
import { listUserPayments } from '@/contract/payments/user-payments'
import { cardNumberRefused } from '@/contract/wire'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { callerFor, type Caller, tokenFor } from '@mocks/hosts/caller'
import { merchantRows } from '@mocks/world/seed/merchants'
import { bodyFor, post } from './payments.test-support'

const dogs: BlindEntry = {
  license: 'DOG1',
  dogs: '2',
  owner: 'Jo Payer',
  home: '1 Main Street',
  phone: '937 555 0100',
}
const estimate: BlindEntry = {
  kind: 'EST',
  account: 'EST-10482',
  year: '2026',
  quarter: '2',
  name: 'Jo Payer',
}

let cloud: Cloud
let journal: ReturnType<typeof memoryJournal>
let county: Caller
let tax: Caller
let clock: number
let made = 0

beforeEach(() => {
  clock = 0
  journal = memoryJournal()
  cloud = createCloud({ now: () => clock, journal })
  county = callerFor(cloud, 'miamicounty')
  tax = callerFor(cloud, 'amherstestimate')
})

const uuid = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`

const dogItem = (entry: BlindEntry = dogs, amount_cents = 4_000): PayItem => ({
  id: uuid(),
  department_id: 'dog-licenses',
  amount_cents,
  entry,
})
const taxItem = (entry: BlindEntry = estimate, amount_cents = 15_000): PayItem => ({
  ...dogItem(entry, amount_cents),
  department_id: 'income-tax-estimate',
})

async function checkOf(caller: Caller, item: PayItem) {
  const { answer } = await caller.call(checkCart, { body: { items: [item] } })
  return answer?.data[0]
}

async function pay(caller: Caller, items: PayItem[], more: Partial<PaymentBody> = {}) {
  const quoted = await caller.call(quotePayment, { body: { items, tender: 'card' } })
  if (!quoted.answer) throw new Error(quoted.failure.message)
  return post(bodyFor(quoted.answer.data, more), `blind-${uuid()}`, caller)
}

const receiptOf = async (caller: Caller, id: string | null | undefined) =>
  (await caller.call(getReceipt, { params: { id: id ?? '' }, query: {} })).answer?.data

describe('payment types', () => {
  it('are listed with price or bounds, for the requested department', async () => {
    const { answer } = await county.call(getTypeList, {}, { 'X-Department-Id': 'dog-licenses' })
    expect(answer?.data[0]).toEqual({
      VAL: 'DOG1',
      MSG: 'Dog license, one year',
      price_cents: 2_000,
    })
    const other = await tax.call(getTypeList, {}, { 'X-Department-Id': 'income-tax-estimate' })
    expect(other.answer?.data.map(({ VAL }) => VAL)).toEqual(['EST', 'EXT', 'LATE'])
  })
})

describe('an item without a bill', () => {
  it('is right when it is what the department asks for, at its price', async () => {
    expect(await checkOf(county, dogItem())).toMatchObject({ state: 'ok', balance_cents: 4_000 })
    expect(await checkOf(tax, taxItem())).toMatchObject({ state: 'ok', balance_cents: 15_000 })
  })

  it('costs what the office says, whatever was sent', async () => {
    const item = dogItem(dogs, 1)
    expect(await checkOf(county, item)).toMatchObject({ state: 'changed', balance_cents: 4_000 })
    const { status, failure } = await county.call(quotePayment, {
      body: { items: [item], tender: 'card' },
    })
    expect([status, failure.code]).toEqual([409, 'bill_changed'])
  })

  it.each([
    ['a number of another shape', { ...estimate, account: 'EST-1' }, 'Income tax account number'],
    ['a year that nobody pays for', { ...estimate, year: '1999' }, 'year'],
    ['what the department does not ask for', { ...estimate, ssn: '123-45-6789' }, 'ssn'],
  ])('is not taken with %s', async (_what, entry, where) => {
    const item = taxItem(entry)
    const check = await checkOf(tax, item)
    expect(check).toMatchObject({ state: 'invalid', balance_cents: 0 })
    expect(check?.reason).toMatch(new RegExp(`^${where}: `, 'u'))
    const { status } = await tax.call(quotePayment, { body: { items: [item], tender: 'card' } })
    expect(status).toBe(409)
  })

  it('is refused as a whole with a card number', async () => {
    const item = taxItem({ ...estimate, note: 'card 4788 2500 0012 1443' })
    const { status, failure } = await tax.call(checkCart, { body: { items: [item] } })
    expect([status, failure.errors]).toEqual([422, { 'items.0.entry.note': [cardNumberRefused] }])
  })

  it('has a number of its own, and words', async () => {
    const { entry: _, ...bare } = dogItem()
    expect(await checkOf(county, bare)).toMatchObject({ state: 'gone' })
    expect(await checkOf(county, { ...dogItem(), id: '08-004512-2025-1' })).toMatchObject({
      state: 'gone',
    })
  })

  it('cannot be paid while its department is off', async () => {
    const token = await tokenFor(cloud, 'super@civictill.example')
    const root = callerFor(cloud, null, { token })
    const body = { merchant_id: '1', department_id: 'dog-licenses', status: false }
    expect((await root.call(setDepartmentStatus, { body })).status).toBe(200)
    expect(await checkOf(county, dogItem())).toMatchObject({ state: 'off' })
  })
})

describe('without a list of types', () => {
  it('a typed name is accepted', async () => {
    const typed = { ...estimate, kind: 'second quarter please' }
    expect(await checkOf(tax, taxItem(typed))).toMatchObject({ state: 'invalid' })
    expect(await checkOf(county, dogItem({ ...dogs, license: 'a small dog' }, 100))).toMatchObject({
      state: 'invalid',
    })
  })

  it('what people call it costs the same', async () => {
    const item = dogItem({ ...dogs, license: 'dog license, ONE year' }, 100)
    expect(await checkOf(county, item)).toMatchObject({ state: 'changed', balance_cents: 4_000 })
    const typed = { ...estimate, kind: 'QUARTERLY estimate' }
    expect(await checkOf(tax, taxItem(typed))).toMatchObject({ state: 'ok' })
  })
})

describe('paying', () => {
  it('prints the purpose on the receipt, without contact data', async () => {
    const entry = { ...dogs, tag: '25-01482', sex: 'yes', email: 'jo@example.com' }
    const { answer } = await pay(county, [dogItem(entry)])
    const receipt = await receiptOf(county, answer?.data.receipt_id)
    expect(receipt).toMatchObject({
      subtotal_cents: 4_000,
      items: [
        {
          department: 'Dog licenses',
          account: '25-01482',
          owner: 'Jo Payer',
          year: null,
          paid_for: [
            { kind: 'type', label: null, value: 'Dog license, one year' },
            { kind: 'quantity', label: 'How many dogs or kennels', value: '2' },
            { kind: 'reference', label: 'Last year’s tag number', value: '25-01482' },
            { kind: 'name', label: 'Owner’s name', value: 'Jo Payer' },
            { kind: 'select', label: 'Spayed or neutered', value: 'Yes' },
          ],
        },
      ],
    })
    expect(JSON.stringify(receipt)).not.toMatch(/937 555|1 Main Street|jo@example/u)
  })

  it('goes with bills of other departments in one cart', async () => {
    const half: PayItem = {
      id: '08-004512-2025-1',
      department_id: 'real-estate-tax',
      amount_cents: 94_864,
    }
    const { status, answer } = await pay(county, [half, dogItem()])
    expect(status).toBe(201)
    const receipt = await receiptOf(county, answer?.data.receipt_id)
    expect(receipt?.fees).toEqual([
      {
        department_id: 'real-estate-tax',
        department: 'Real estate tax',
        amount_cents: 94_864,
        fee_cents: 2_798,
        fee_refundable: false,
      },
      {
        department_id: 'dog-licenses',
        department: 'Dog licenses',
        amount_cents: 4_000,
        fee_cents: 395,
        fee_refundable: false,
      },
    ])
    expect(receipt?.items.map(({ account, year }) => [account, year])).toEqual([
      ['08-004512', 2025],
      ['', null],
    ])
  })

  it('is once for each number', async () => {
    const item = dogItem()
    expect((await pay(county, [item])).status).toBe(201)
    expect(await checkOf(county, item)).toMatchObject({ state: 'paid' })
  })

  it('stands in the citizen’s history', async () => {
    const token = await tokenFor(cloud, 'user@miamicounty.example')
    const user = callerFor(cloud, 'miamicounty', { token })
    await pay(user, [dogItem()])
    const { answer } = await user.call(listUserPayments, { query: {} })
    expect(answer?.data[0]?.items).toMatchObject([
      { department: 'Dog licenses', account: '', year: null, amount_cents: 4_000 },
    ])
  })

  it('lives through a replay, byte for byte', async () => {
    const first = await pay(tax, [taxItem({ ...estimate, note: 'for my father' })])
    const again = createCloud({ now: () => clock, journal })
    expect(await again.hash()).toBe(await cloud.hash())
    expect(JSON.stringify(await journal.load())).not.toMatch(/9472046381951443/u)
    const receipt = await receiptOf(
      callerFor(again, 'amherstestimate'),
      first.answer?.data.receipt_id,
    )
    expect(receipt?.items[0]).toMatchObject({ account: 'EST-10482', year: 2026 })
  })
})

describe('the same once more', () => {
  const other = { ...estimate, account: 'est 10482', quarter: '3', name: 'Jane Payer' }

  it('within a day, with number and amount, is questioned and names its item', async () => {
    await pay(tax, [taxItem()])
    clock += 3_600_000
    const fresh = taxItem({ ...estimate, account: 'EST-20000' })
    const same = taxItem(other)
    const { status, failure } = await pay(tax, [fresh, same])
    expect(status).toBe(409)
    expect(failure).toMatchObject({
      code: 'duplicate_suspected',
      item_ids: [same.id],
      earlier: { amount_cents: 15_000 },
    })
    expect((await pay(tax, [same], { confirm_duplicate: true })).status).toBe(201)
  })

  it.each([
    ['another number', { ...estimate, account: 'EST-10483' }, 15_000, 0],
    ['another amount', other, 15_001, 0],
    ['a day later', other, 15_000, 25 * 3_600_000],
  ])('is no question with %s', async (_what, entry, cents, later) => {
    await pay(tax, [taxItem()])
    clock += later
    expect((await pay(tax, [taxItem(entry, cents)])).status).toBe(201)
  })

  it('is questioned within a cart, too, and names the second', async () => {
    const [one, same] = [taxItem(), taxItem({ ...other, quarter: '2' })]
    const otherQuarter = taxItem(other)
    const { status, failure } = await pay(tax, [one, same, otherQuarter])
    expect(status).toBe(409)
    expect(failure).toMatchObject({
      code: 'duplicate_suspected',
      in_cart: true,
      item_ids: [same.id],
    })
    expect((await pay(tax, [one, same], { confirm_duplicate: true })).status).toBe(201)
  })

  it('is all that was typed where no number is', async () => {
    await pay(county, [dogItem()])
    expect((await pay(county, [dogItem({ ...dogs, owner: 'Somebody Else' })])).status).toBe(201)
    expect((await pay(county, [dogItem()])).status).toBe(409)
  })
})

describe('the way to another site', () => {
  const linkOf = async (label: string, id: string) => {
    const { answer } = await callerFor(cloud, label).call(listDepartments, {})
    const row = answer?.data.find((department) => department.id === id)
    return [row?.outside?.link, row?.url]
  }

  it('is open where the merchant allows the host', async () => {
    expect(await linkOf('tiffin', 'income-tax')).toEqual(['open', 'https://tax.tiffin.example/pay'])
  })

  it('is hidden while it is being checked', async () => {
    expect(await linkOf('kent', 'income-tax')).toEqual(['checking', null])
  })

  it('is null without an address', async () => {
    expect(await linkOf('brunswick', 'recreation')).toEqual(['none', null])
  })

  it('shows staff the address that they have to look at', async () => {
    const token = await tokenFor(cloud, 'super@civictill.example')
    const kent = merchantRows.find(({ sub_domain }) => sub_domain === 'kent')
    const { answer } = await callerFor(cloud, null, { token }).call(listMerchantDepartments, {
      query: { merchant_id: kent?.id ?? '' },
    })
    expect(answer?.data.find(({ id }) => id === 'income-tax')).toMatchObject({
      url: 'https://kent.tax-payments.example/',
      outside: { link: 'checking' },
    })
  })
})
