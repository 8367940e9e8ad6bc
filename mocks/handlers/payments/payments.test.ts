import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill, getBillHistory } from '@/contract/bills/bills'
import {
  checkCart,
  createPayment,
  type PayItem,
  quotePayment,
  ruleProblem,
} from '@/contract/payments/payments'
import { getReceipt } from '@/contract/payments/receipts'
import { memoryJournal, type JournalEntry } from '@mocks/cloud/journal'
import {
  balances,
  bank,
  bodyFor,
  charges,
  firstHalf,
  freshTill,
  minute,
  nextKey,
  openTill,
  pass,
  pay,
  permit,
  post,
  quote,
  secondHalf,
  stateOf,
  till,
  visa,
} from './payments.test-support'

beforeEach(freshTill)

describe('a quote', () => {
  it('prices both tenders at once, cheapest first', async () => {
    const quoted = await quote([firstHalf])
    expect(quoted).toMatchObject({
      subtotal_cents: 94_864,
      fee_cents: 2_798,
      total_cents: 97_662,
      posting_date: '2026-06-01',
      alternatives: [
        { tender: 'echeck', fee_cents: 150, total_cents: 95_014 },
        { tender: 'card', fee_cents: 2_798, total_cents: 97_662 },
      ],
    })
    expect(quoted.expires_at).toBe('2026-06-01T14:15:00.000Z')
  })

  it('has one fee per department', async () => {
    const quoted = await quote([firstHalf, permit])
    expect(quoted.groups).toMatchObject([
      { department_id: 'real-estate-tax', subtotal_cents: 94_864, fee_cents: 2_798 },
      { department_id: 'building-permits', subtotal_cents: 19_500, fee_cents: 575 },
    ])
  })

  it.each([
    ['the second half alone', [secondHalf], 'first half must be paid before'],
    ['an item twice', [firstHalf, firstHalf], 'twice'],
  ])('is refused for %s', async (_what, items, text) => {
    const { status, failure } = await till.guest.call(quotePayment, {
      body: { items, tender: 'card' },
    })
    expect(status).toBe(422)
    expect(failure.errors?.['items']?.[0]).toContain(text)
  })

  it('is refused with the rule and the items of the bill that breaks it', async () => {
    const { failure } = await till.guest.call(quotePayment, {
      body: { items: [permit, secondHalf], tender: 'card' },
    })
    expect(v.parse(ruleProblem, failure)).toEqual({
      code: 'halves-in-order',
      item_ids: [secondHalf.id],
    })
  })

  it('is refused for more than the balance, for holds and for missing bills', async () => {
    const items = [
      { ...firstHalf, amount_cents: 94_865 },
      { ...firstHalf, id: '08-004571-2025-1', amount_cents: 1_000 },
      { ...firstHalf, id: 'nothing' },
      { ...firstHalf, id: '08-004544-2025-1' },
      // A permit is paid whole: the former price is only a part now.
      { ...permit, amount_cents: 100 },
    ]
    const { status, failure } = await till.guest.call(quotePayment, {
      body: { items, tender: 'card' },
    })
    expect(status).toBe(409)
    expect(failure).toMatchObject({
      code: 'bill_changed',
      items: [
        { state: 'changed', balance_cents: 94_864 },
        { state: 'held' },
        { state: 'gone' },
        { state: 'paid', balance_cents: 0 },
        { state: 'changed', balance_cents: 19_500 },
      ],
    })
  })
})

describe('an approved card payment', () => {
  it('pays the bill, once, and has a receipt', async () => {
    const { status, answer } = await pay([firstHalf])
    expect(status).toBe(201)
    expect(answer?.data).toMatchObject({ status: 'approved', total_cents: 97_662 })
    expect(charges()).toMatchObject([{ status: 'approved', total_cents: 97_662 }])
    expect(await balances()).toEqual([0, 91_244])
    const id = answer?.data.receipt_id ?? ''
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const receipt = await till.guest.call(getReceipt, { params: { id }, query: {} })
    expect(receipt.answer?.data).toMatchObject({
      status: 'approved',
      confirmation: answer?.data.confirmation,
      brand: 'visa',
      last4: '1443',
      email_masked: 'j•••@example.com',
      credit_date: '2026-06-01',
      posting_date: '2026-06-01',
      posted: false,
      items: [
        { account: '08-004512', amount_cents: 94_864, balance_cents: 0, bill_number: '25-081-1' },
      ],
      fees: [{ department: 'Real estate tax', fee_cents: 2_798 }],
    })
  })

  it('is one authorization, split by department in the ledger', async () => {
    await pay([firstHalf, permit])
    expect(charges()).toHaveLength(1)
    expect(charges()[0]?.ledger).toEqual([
      { department_id: 'real-estate-tax', amount_cents: 94_864, fee_cents: 2_798 },
      { department_id: 'building-permits', amount_cents: 19_500, fee_cents: 575 },
    ])
  })

  it('stands in the history, and posts when the batch closes', async () => {
    await pay([firstHalf])
    const history = async () => {
      const params = { parcelId: '08-004512' }
      return (await till.guest.call(getBillHistory, { params, query: {} })).answer?.data[0]
    }
    expect(await history()).toMatchObject({ amount_cents: 94_864, status: 'approved' })
    pass(11 * 60 * minute)
    expect(await history()).toMatchObject({ amount_cents: 94_864, status: 'posted' })
  })

  it('may pay a part, and the rest later', async () => {
    expect((await pay([{ ...firstHalf, amount_cents: 50_000 }])).status).toBe(201)
    expect(await balances()).toEqual([44_864, 91_244])
    expect((await pay([{ ...firstHalf, amount_cents: 44_864 }])).status).toBe(201)
    expect(await balances()).toEqual([0, 91_244])
  })
})

describe('the same key', () => {
  it('gets the first answer again, and charges once', async () => {
    const body = bodyFor(await quote([firstHalf]))
    const key = nextKey()
    const [one, two] = await Promise.all([post(body, key), post(body, key)])
    expect(two.status).toBe(201)
    expect(two.answer).toEqual(one.answer)
    expect((await post({ ...body, recaptcha_token: 'later' }, key)).answer).toEqual(one.answer)
    expect(charges()).toHaveLength(1)
  })

  it('with another body is refused', async () => {
    const body = bodyFor(await quote([firstHalf], 'echeck'))
    const key = nextKey()
    await post(body, key)
    for (const other of [
      { ...body, language: 'de' },
      { ...body, bank_account: { ...bank, account: '999999' } },
    ]) {
      const { status, failure } = await post(other, key)
      expect([status, failure.code]).toEqual([409, 'key_reused'])
    }
    expect(charges()).toHaveLength(1)
  })

  it('gets its decline again', async () => {
    const body = bodyFor(await quote([firstHalf]), { token: '9472046381951038' })
    const key = nextKey()
    await post(body, key)
    const { status, failure } = await post(body, key)
    expect([status, failure.code]).toEqual([402, 'declined'])
  })

  it('has to be there', async () => {
    const body = bodyFor(await quote([firstHalf]))
    const { status, failure } = await till.guest.call(createPayment, { body })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['Idempotency-Key']])
  })
})

describe('an e-check', () => {
  it('is pending, reduces what may be paid, and clears in time', async () => {
    const key = nextKey()
    const { status, answer } = await pay([firstHalf], { tender: 'echeck' }, key)
    expect([status, answer?.data.status]).toEqual([201, 'pending'])
    const params = { parcelId: '08-004512', year: '2025' }
    const bill = async () =>
      (await till.guest.call(getBill, { params, query: {} })).answer?.data.bill
    expect(await bill()).toMatchObject({
      pending: { amount_cents: 94_864, cycles: ['1'] },
      status: { kind: 'pending' },
      installments: [{ balance_cents: 0, status: { kind: 'pending' } }, { balance_cents: 91_244 }],
    })
    expect(await stateOf(key)).toMatchObject({ state: 'pending' })
    pass(8 * 24 * 60 * minute)
    expect(await stateOf(key)).toMatchObject({ state: 'approved' })
    expect(await bill()).toMatchObject({ pending: null })
  })

  it('leaves the other half payable from the search, as on the bill', async () => {
    const found = async () => {
      const query = { q: '08-004512', year: 2025 }
      const headers = { 'X-Department-Id': 'real-estate-tax' }
      return (await till.guest.call(searchBills, { query }, headers)).answer?.data[0]
    }
    await pay([firstHalf], { tender: 'echeck' })
    expect(await found()).toMatchObject({
      status: { kind: 'pending' },
      payable: true,
      amount_due_cents: 91_244,
      open: [{ id: secondHalf.id, balance_cents: 91_244 }],
    })
    await pay([secondHalf], { tender: 'echeck' })
    expect(await found()).toMatchObject({ payable: false, open: [] })
  })

  it('issues no permit before it has cleared', async () => {
    const params = { parcelId: 'BP-2026-00418', year: '2026' }
    const status = async () => {
      const { answer } = await till.guest.call(getBill, { params, query: {} })
      const about = answer?.data.bill?.about
      return about?.kind === 'permit' ? about.status : null
    }
    await pay([permit], { tender: 'echeck' })
    expect(await status()).toBe('awaiting-payment')
    pass(8 * 24 * 60 * minute)
    expect(await status()).not.toBe('awaiting-payment')
  })

  it.each([
    ['routing', { ...bank, routing: '042000315' }],
    ['account', { ...bank, account: '12' }],
  ])('needs a valid %s number', async (field, bank_account) => {
    const { status, failure } = await pay([firstHalf], { tender: 'echeck', bank_account })
    expect([status, failure.code]).toEqual([422, 'bank_account'])
    expect(Object.keys(failure.errors ?? {})).toEqual([`bank_account.${field}`])
  })

  it('needs the payer’s authorization', async () => {
    const { status, failure } = await pay([firstHalf], { tender: 'echeck', consents: [] })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['consents']])
  })
})

describe('old debt', () => {
  const dorsey = { ...firstHalf, id: '08-004530-2025-D', amount_cents: 313_820 }
  const bill = async (year: string) =>
    (await till.guest.call(getBill, { params: { parcelId: '08-004530', year }, query: {} })).answer
      ?.data.bill

  it('is paid first, and settles the years that it came from', async () => {
    const current = { ...firstHalf, id: '08-004530-2025-1', amount_cents: 108_612 }
    const early = { items: [current], tender: 'card' as const }
    const refused = await till.guest.call(quotePayment, { body: early })
    expect(refused.failure.errors?.['items']).toEqual([
      'The delinquent balance must be paid first.',
    ])
    expect((await pay([dorsey])).status).toBe(201)
    expect(await bill('2025')).toMatchObject({ delinquent_cents: 0, status: { kind: 'past-due' } })
    for (const year of ['2024', '2023']) {
      expect(await bill(year)).toMatchObject({
        hold: null,
        total_cents: 0,
        status: { kind: 'paid' },
      })
    }
  })
})

describe('a bill that changes meanwhile', () => {
  it('is named with its new amount, and can be paid then', async () => {
    const email = 'jo+changed@example.com'
    const { status, failure } = await pay([firstHalf], { email })
    expect([status, failure]).toMatchObject([
      409,
      {
        code: 'bill_changed',
        items: [{ id: firstHalf.id, state: 'changed', balance_cents: 89_864 }],
      },
    ])
    expect(await balances()).toEqual([89_864, 91_244])
    expect((await pay([{ ...firstHalf, amount_cents: 89_864 }], { email })).status).toBe(201)
    expect(charges()).toHaveLength(1)
  })

  it('loses half of what is still open after another payment', async () => {
    await pay([{ ...firstHalf, amount_cents: 90_000 }])
    const rest = { ...firstHalf, amount_cents: 4_864 }
    const { failure } = await pay([rest], { email: 'jo+changed@example.com' })
    expect(failure).toMatchObject({
      code: 'bill_changed',
      items: [{ id: firstHalf.id, state: 'changed', balance_cents: 2_432 }],
    })
  })

  it('is seen by the cart', async () => {
    const check = async () =>
      (await till.guest.call(checkCart, { body: { items: [firstHalf] } })).answer?.data[0]
    expect(await check()).toMatchObject({ state: 'ok', balance_cents: 94_864 })
    await pay([firstHalf])
    expect(await check()).toMatchObject({ state: 'paid', balance_cents: 0 })
  })

  it('tells the cart which rule a half alone would break, and no more once that is met', async () => {
    const checks = async (items: PayItem[]) =>
      (await till.guest.call(checkCart, { body: { items } })).answer?.data.map(({ rule }) => rule)
    expect(await checks([secondHalf])).toEqual(['halves-in-order'])
    expect(await checks([firstHalf, secondHalf])).toEqual([undefined, undefined])
    await pay([firstHalf])
    expect(await checks([secondHalf])).toEqual([undefined])
  })
})

describe('the journal of a payment', () => {
  it('holds no card token, no bank account and no challenge', async () => {
    const entries: JournalEntry[] = []
    const store = memoryJournal()
    openTill({ journal: { ...store, append: async (entry) => void entries.push(entry) } })
    await pay([firstHalf])
    await pay([secondHalf], { tender: 'echeck', recaptcha_token: 'a-long-challenge' })
    const text = JSON.stringify(entries)
    expect(entries).toHaveLength(2)
    expect(text).not.toContain(visa)
    expect(text).not.toContain(bank.routing)
    expect(text).not.toContain(`"${bank.account}"`)
    expect(text).not.toContain('a-long-challenge')
    expect(text).toContain('1443')
  })
})
