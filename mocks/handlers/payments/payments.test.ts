import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { searchBills } from '@/contract/bill-search'
import { getBill, getBillHistory } from '@/contract/bills'
import {
  checkCart,
  createPayment,
  getPaymentStatus,
  paymentProblem,
  quotePayment,
  type PayItem,
  type PaymentBody,
  type Quote,
} from '@/contract/payments'
import { getReceipt } from '@/contract/receipts'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { memoryJournal, type JournalEntry } from '@mocks/cloud/journal'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'

const first: PayItem = {
  id: '08-004512-2025-1',
  department_id: 'real-estate-tax',
  amount_cents: 94_864,
}
const second: PayItem = { ...first, id: '08-004512-2025-2', amount_cents: 91_244 }
const permit: PayItem = {
  id: 'BP-2026-00418-2026-F',
  department_id: 'building-permits',
  amount_cents: 19_500,
}
const visa = '9472046381951443'
const amex = '9374500000001000'
const bank = { routing: '042000314', account: '123456', kind: 'checking' } as const

let cloud: Cloud
let guest: Caller
let clock: number
let keys = 0

const second1 = 1_000
const minute = 60 * second1

beforeEach(() => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  guest = callerFor(cloud, 'miamicounty')
})

const nextKey = () => `key-${(keys += 1)}-of-this-run`

async function quote(items: PayItem[], tender: 'card' | 'echeck' = 'card'): Promise<Quote> {
  const { answer, failure } = await guest.call(quotePayment, { body: { items, tender } })
  if (!answer) throw new Error(failure.message)
  return answer.data
}

function bodyFor(quoted: Quote, more: Partial<PaymentBody> & { email?: string } = {}): PaymentBody {
  const { email = 'jo@example.com', ...own } = more
  const card = quoted.tender === 'card'
  return {
    quote_id: quoted.quote_id,
    tender: quoted.tender,
    token: card ? visa : null,
    expiry: card ? '202812' : null,
    bank_account: card ? null : bank,
    payer: { name: 'Jo Payer', email, phone: null, zip: '45373', street: null },
    consents: card ? [] : [{ kind: 'echeck', version: '1' }],
    confirm_duplicate: false,
    language: 'en',
    recaptcha_token: null,
    ...own,
  }
}

const post = (body: PaymentBody, key: string, caller = guest) =>
  caller.call(createPayment, { body }, { 'Idempotency-Key': key })

async function pay(
  items: PayItem[],
  more: Partial<PaymentBody> & { email?: string } = {},
  key = nextKey(),
) {
  const tender = more.tender ?? 'card'
  return post(bodyFor(await quote(items, tender), more), key)
}

const stateOf = async (key: string) =>
  (await guest.call(getPaymentStatus, { params: { key } })).answer?.data

const charges = () => cloud.charges().filter((charge) => charge.key.startsWith('key-'))

const balances = async () => {
  const params = { parcelId: '08-004512', year: '2025' }
  const { answer } = await guest.call(getBill, { params, query: {} })
  return answer?.data.bill?.installments.map((part) => part.balance_cents)
}

describe('a quote', () => {
  it('prices both tenders at once, cheapest first', async () => {
    const quoted = await quote([first])
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
    const quoted = await quote([first, permit])
    expect(quoted.groups).toMatchObject([
      { department_id: 'real-estate-tax', subtotal_cents: 94_864, fee_cents: 2_798 },
      { department_id: 'building-permits', subtotal_cents: 19_500, fee_cents: 575 },
    ])
  })

  it.each([
    ['the second half alone', [second], 'first half must be paid before'],
    ['less than the minimum', [{ ...first, amount_cents: 100 }], 'under the minimum'],
    ['an item twice', [first, first], 'twice'],
  ])('is refused for %s', async (_what, items, text) => {
    const { status, failure } = await guest.call(quotePayment, { body: { items, tender: 'card' } })
    expect(status).toBe(422)
    expect(failure.errors?.['items']?.[0]).toContain(text)
  })

  it('is refused for more than the balance, for holds and for missing bills', async () => {
    const items = [
      { ...first, amount_cents: 94_865 },
      { ...first, id: '08-004571-2025-1', amount_cents: 1_000 },
      { ...first, id: 'nothing' },
      { ...first, id: '08-004544-2025-1' },
      // A permit is paid whole: the former price is only a part now.
      { ...permit, amount_cents: 100 },
    ]
    const { status, failure } = await guest.call(quotePayment, { body: { items, tender: 'card' } })
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
    const { status, answer } = await pay([first])
    expect(status).toBe(201)
    expect(answer?.data).toMatchObject({ status: 'approved', total_cents: 97_662 })
    expect(charges()).toMatchObject([{ status: 'approved', total_cents: 97_662 }])
    expect(await balances()).toEqual([0, 91_244])
    const id = answer?.data.receipt_id ?? ''
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const receipt = await guest.call(getReceipt, { params: { id } })
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
    await pay([first, permit])
    expect(charges()).toHaveLength(1)
    expect(charges()[0]?.ledger).toEqual([
      { department_id: 'real-estate-tax', amount_cents: 94_864, fee_cents: 2_798 },
      { department_id: 'building-permits', amount_cents: 19_500, fee_cents: 575 },
    ])
  })

  it('stands in the history, and posts when the batch closes', async () => {
    await pay([first])
    const history = async () => {
      const params = { parcelId: '08-004512' }
      return (await guest.call(getBillHistory, { params, query: {} })).answer?.data[0]
    }
    expect(await history()).toMatchObject({ amount_cents: 94_864, status: 'approved' })
    clock += 11 * 60 * minute
    expect(await history()).toMatchObject({ amount_cents: 94_864, status: 'posted' })
  })

  it('may pay a part, and the rest later', async () => {
    expect((await pay([{ ...first, amount_cents: 50_000 }])).status).toBe(201)
    expect(await balances()).toEqual([44_864, 91_244])
    expect((await pay([{ ...first, amount_cents: 44_864 }])).status).toBe(201)
    expect(await balances()).toEqual([0, 91_244])
  })
})

describe('the same key', () => {
  it('gets the first answer again, and charges once', async () => {
    const body = bodyFor(await quote([first]))
    const key = nextKey()
    const [one, two] = await Promise.all([post(body, key), post(body, key)])
    expect(two.status).toBe(201)
    expect(two.answer).toEqual(one.answer)
    expect((await post({ ...body, recaptcha_token: 'later' }, key)).answer).toEqual(one.answer)
    expect(charges()).toHaveLength(1)
  })

  it('with another body is refused', async () => {
    const body = bodyFor(await quote([first], 'echeck'))
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
    const body = bodyFor(await quote([first]), { token: '9472046381951038' })
    const key = nextKey()
    await post(body, key)
    const { status, failure } = await post(body, key)
    expect([status, failure.code]).toEqual([402, 'declined'])
  })

  it('has to be there', async () => {
    const body = bodyFor(await quote([first]))
    const { status, failure } = await guest.call(createPayment, { body })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['Idempotency-Key']])
  })
})

describe('an e-check', () => {
  it('is pending, reduces what may be paid, and clears in time', async () => {
    const key = nextKey()
    const { status, answer } = await pay([first], { tender: 'echeck' }, key)
    expect([status, answer?.data.status]).toEqual([201, 'pending'])
    const params = { parcelId: '08-004512', year: '2025' }
    const bill = async () => (await guest.call(getBill, { params, query: {} })).answer?.data.bill
    expect(await bill()).toMatchObject({
      pending: { amount_cents: 94_864 },
      status: { kind: 'pending' },
      installments: [{ balance_cents: 0, status: { kind: 'pending' } }, { balance_cents: 91_244 }],
    })
    expect(await stateOf(key)).toMatchObject({ state: 'pending' })
    clock += 8 * 24 * 60 * minute
    expect(await stateOf(key)).toMatchObject({ state: 'approved' })
    expect(await bill()).toMatchObject({ pending: null })
  })

  it.each([
    ['routing', { ...bank, routing: '042000315' }],
    ['account', { ...bank, account: '12' }],
  ])('needs a valid %s number', async (field, bank_account) => {
    const { status, failure } = await pay([first], { tender: 'echeck', bank_account })
    expect([status, failure.code]).toEqual([422, 'bank_account'])
    expect(Object.keys(failure.errors ?? {})).toEqual([`bank_account.${field}`])
  })

  it('needs the payer’s authorization', async () => {
    const { status, failure } = await pay([first], { tender: 'echeck', consents: [] })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['consents']])
  })
})

describe('a refused card', () => {
  it.each([
    ['1020', 'contact_bank'],
    ['1031', 'contact_bank'],
    ['1148', 'details'],
    ['1053', 'contact_bank'],
  ])('ending in %s is declined: %s', async (ending, reason) => {
    const key = nextKey()
    const { status, failure } = await pay([first], { token: `947204638195${ending}` }, key)
    expect([status, failure]).toMatchObject([402, { code: 'declined', reason }])
    expect(charges()).toEqual([])
    expect(await balances()).toEqual([94_864, 91_244])
    expect(await stateOf(key)).toMatchObject({ state: 'declined', receipt_id: null })
  })

  it('that has expired is declined', async () => {
    const { failure } = await pay([first], { expiry: '202605' })
    expect(failure).toMatchObject({ code: 'declined', reason: 'details' })
  })

  it('times out without a charge', async () => {
    const { status, failure } = await pay([first], { token: '9449990062000062' })
    expect([status, failure.code]).toEqual([402, 'timed_out'])
    expect(charges()).toEqual([])
  })

  it('with $5.00 on it is voided', async () => {
    const { status, failure } = await pay([first], { token: '9443877501010101' })
    expect([status, failure]).toMatchObject([402, { code: 'partial', approved_cents: 500 }])
    expect(charges()).toEqual([])
  })

  it('is not triggered by the amount, unless that is switched on', async () => {
    const both = [first, { ...second, amount_cents: 60_000 }]
    expect((await pay(both)).status).toBe(201)
    cloud = createCloud({ now: () => clock, amountCodes: true })
    guest = callerFor(cloud, 'miamicounty')
    expect((await pay(both)).failure.code).toBe('declined')
  })

  it('after three within a minute has to wait two', async () => {
    for (let n = 0; n < 3; n++) {
      expect((await pay([first], { token: '9472046381951038' })).status).toBe(402)
      clock += 5 * second1
    }
    const { status, failure, headers } = await pay([first])
    expect([status, failure.code]).toEqual([429, 'too_many'])
    expect(headers.get('retry-after')).toBe(String(failure['retry_after_seconds']))
    expect((await pay([first], { email: 'other@example.com' })).status).toBe(429)
    clock += 2 * minute
    // After the pause the payer shows to be a person, by what the refusal brought.
    expect((await pay([first])).failure.code).toBe('challenge')
    expect((await pay([first], { recaptcha_token: failure.challenge ?? '' })).status).toBe(201)
  })

  it('after five within ten minutes has to wait as well', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await pay([first], { token: '9472046381951038' })).status).toBe(402)
      clock += 100 * second1
    }
    expect((await pay([first])).status).toBe(429)
  })
})

describe('no answer', () => {
  it('may turn out approved, six seconds later', async () => {
    const key = nextKey()
    const { status, answer } = await pay([first], { email: 'jo+unknown@example.com' }, key)
    expect(status).toBe(202)
    expect(answer?.data).toMatchObject({ status: 'unknown', receipt_id: null, confirmation: null })
    expect(await stateOf(key)).toMatchObject({ state: 'unknown', receipt_id: null })
    expect(await balances()).toEqual([0, 91_244])
    clock += 5_999
    expect(await stateOf(key)).toMatchObject({ state: 'unknown' })
    clock += 1
    const state = await stateOf(key)
    expect(state).toMatchObject({ state: 'approved' })
    const params = { id: state?.receipt_id ?? '' }
    expect((await guest.call(getReceipt, { params })).status).toBe(200)
    expect(charges()).toMatchObject([{ status: 'approved' }])
  })

  it('may turn out to be no charge', async () => {
    const key = nextKey()
    expect((await pay([first], { email: 'jo+lost@example.com' }, key)).status).toBe(202)
    clock += 6_000
    expect(await stateOf(key)).toMatchObject({ state: 'not_found', receipt_id: null })
    expect(charges()).toEqual([])
    expect(await balances()).toEqual([94_864, 91_244])
    expect((await pay([first])).status).toBe(201)
  })

  it('of an unknown key is not found, and a late payment with it is refused', async () => {
    const key = nextKey()
    const body = bodyFor(await quote([first]))
    expect(await stateOf(key)).toMatchObject({ state: 'not_found', at: null })
    const { status, failure } = await post(body, key)
    expect([status, failure.code]).toEqual([409, 'key_reused'])
    expect((await post(body, nextKey())).status).toBe(201)
    expect(charges()).toHaveLength(1)
  })

  it('is not reported for a payment that is just being written', async () => {
    let written: (() => void) | null = null
    const store = memoryJournal()
    const append = async () => {
      await new Promise<void>((resolve) => {
        written = resolve
      })
    }
    cloud = createCloud({ now: () => clock, journal: { ...store, append } })
    guest = callerFor(cloud, 'miamicounty')
    const key = nextKey()
    const body = bodyFor(await quote([first]))
    const paying = post(body, key)
    const finish = await vi.waitFor(() => {
      if (!written) throw new Error('not yet')
      return written
    })
    const asking = stateOf(key)
    finish()
    expect((await paying).status).toBe(201)
    expect(await asking).toMatchObject({ state: 'approved' })
  })
})

describe('an equal payment within a day', () => {
  const half = { ...first, amount_cents: 40_000 }

  it('is suspected for any payer, and goes through when confirmed', async () => {
    await pay([half], { email: 'other@example.com' })
    clock += 60 * minute
    const key = nextKey()
    const body = bodyFor(await quote([half]))
    const { status, failure } = await post(body, key)
    expect([status, failure]).toMatchObject([
      409,
      {
        code: 'duplicate_suspected',
        earlier: {
          at: '2026-06-01T14:00:00.000Z',
          amount_cents: 40_000,
          last4: null,
          receipt_id: null,
        },
      },
    ])
    expect((await post({ ...body, confirm_duplicate: true }, key)).status).toBe(201)
  })

  it('has card and receipt for the signed-in user who paid', async () => {
    const token = await tokenFor(cloud, 'user@miamicounty.example')
    const user = callerFor(cloud, 'miamicounty', { token })
    const { answer } = await post(bodyFor(await quote([half])), nextKey(), user)
    const earlier = { last4: '1443', receipt_id: answer?.data.receipt_id }
    // With another card and another e-mail, too.
    const other = bodyFor(await quote([half]), { email: 'work@example.com', token: amex })
    const { failure } = await post(other, nextKey(), user)
    expect(failure).toMatchObject({ code: 'duplicate_suspected', earlier })
  })

  it('tells other callers nothing more, with any guessed card', async () => {
    const token = await tokenFor(cloud, 'user@miamicounty.example')
    await pay([half])
    const signedIn = callerFor(cloud, 'miamicounty', { token })
    const body = bodyFor(await quote([half]))
    const said = new Map<string, unknown>()
    // As the attack did, with the payer's e-mail and brand; the right last four, 1443, come last.
    for (let guess = 0; guess <= 1_443; guess += 13) {
      const guessed = { ...body, token: `${visa.slice(0, -4)}${String(guess).padStart(4, '0')}` }
      for (const caller of [guest, signedIn]) {
        const { status, failure } = await post(guessed, nextKey(), caller)
        said.set(JSON.stringify([status, failure]), { status, failure })
      }
    }
    expect([...said.values()]).toEqual([
      {
        status: 409,
        failure: {
          code: 'duplicate_suspected',
          message: 'This was paid with the same amount a short while ago',
          item_ids: [half.id],
          earlier: {
            at: '2026-06-01T14:00:00.000Z',
            amount_cents: 40_000,
            pending: false,
            last4: null,
            receipt_id: null,
          },
        },
      },
    ])
  })

  it('has the amount of the repeated items, not of the whole earlier cart', async () => {
    await pay([half, permit])
    const { failure } = await pay([half])
    expect(failure).toMatchObject({ earlier: { amount_cents: 40_000 } })
  })

  it('is no duplicate on the next day', async () => {
    await pay([half])
    clock += 24 * 60 * minute + 1
    expect((await pay([half])).status).toBe(201)
  })

  it('of a bill that is paid now leads to what changed', async () => {
    const stale = await quote([first])
    await pay([first])
    const body = bodyFor(stale)
    expect((await post(body, nextKey())).failure.code).toBe('duplicate_suspected')
    const { status, failure } = await post({ ...body, confirm_duplicate: true }, nextKey())
    expect([status, failure]).toMatchObject([
      409,
      { code: 'bill_changed', items: [{ state: 'paid', changed_at: '2026-06-01T14:00:00.000Z' }] },
    ])
    expect(charges()).toHaveLength(1)
  })

  it('is played by a tag', async () => {
    const email = 'jo+dup@example.com'
    expect((await pay([first], { email })).failure.code).toBe('duplicate_suspected')
    expect((await pay([first], { email, confirm_duplicate: true })).status).toBe(201)
  })
})

describe('a changed price', () => {
  it('is offered once by the tag, and taken', async () => {
    const email = 'jo+quote@example.com'
    const { status, failure } = await pay([first], { email })
    expect([status, failure]).toMatchObject([
      409,
      { code: 'quote_changed', quote: { fee_cents: 2_848, total_cents: 97_712 } },
    ])
    const quoted = await quote([first])
    const offered = v.parse(paymentProblem, failure).quote
    const renewed = { ...quoted, quote_id: offered?.quote_id ?? '' }
    const again = await post(bodyFor(renewed, { email }), nextKey())
    expect([again.status, again.answer?.data.total_cents]).toEqual([201, 97_712])
  })

  it('follows from a quote that ran out', async () => {
    const body = bodyFor(await quote([first]))
    clock += 15 * minute + 1
    const { status, failure } = await post(body, nextKey())
    expect([status, failure]).toMatchObject([
      409,
      { code: 'quote_changed', quote: { fee_cents: 2_798 } },
    ])
  })

  it('is never taken from a quote that is not ours', async () => {
    const quoted = await quote([first])
    const forged = `${quoted.quote_id.slice(0, -1)}x`
    const { status, failure } = await post(bodyFor(quoted, { quote_id: forged }), nextKey())
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['quote_id']])
    const elsewhere = callerFor(cloud, 'tiffin')
    expect((await post(bodyFor(quoted), nextKey(), elsewhere)).status).toBe(422)
  })
})

describe('a bill that changes meanwhile', () => {
  it('is named with its new amount, and can be paid then', async () => {
    const email = 'jo+changed@example.com'
    const { status, failure } = await pay([first], { email })
    expect([status, failure]).toMatchObject([
      409,
      { code: 'bill_changed', items: [{ id: first.id, state: 'changed', balance_cents: 89_864 }] },
    ])
    expect(await balances()).toEqual([89_864, 91_244])
    expect((await pay([{ ...first, amount_cents: 89_864 }], { email })).status).toBe(201)
    expect(charges()).toHaveLength(1)
  })

  it('is seen by the cart', async () => {
    const check = async () =>
      (await guest.call(checkCart, { body: { items: [first] } })).answer?.data[0]
    expect(await check()).toMatchObject({ state: 'ok', balance_cents: 94_864 })
    await pay([first])
    expect(await check()).toMatchObject({ state: 'paid', balance_cents: 0 })
  })
})

describe('old debt', () => {
  const dorsey = { ...first, id: '08-004530-2025-D', amount_cents: 313_820 }
  const bill = async (year: string) =>
    (await guest.call(getBill, { params: { parcelId: '08-004530', year }, query: {} })).answer?.data
      .bill

  it('is paid first, and settles the years that it came from', async () => {
    const current = { ...first, id: '08-004530-2025-1', amount_cents: 108_612 }
    const early = { items: [current], tender: 'card' as const }
    const refused = await guest.call(quotePayment, { body: early })
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

describe('other refusals', () => {
  it('payments that are off say until when', async () => {
    const { status, failure } = await pay([first], { email: 'jo+maintenance@example.com' })
    expect([status, failure]).toMatchObject([
      503,
      { code: 'payments_off', ends_at: '2026-06-01T15:00:00.000Z' },
    ])
  })

  it('a low score gets a challenge, then the same key works', async () => {
    const key = nextKey()
    const body = bodyFor(await quote([first]), { email: 'jo+bot@example.com' })
    const { status, failure } = await post(body, key)
    expect([status, failure.code]).toEqual([423, 'challenge'])
    expect((await post({ ...body, recaptcha_token: 'a person' }, key)).status).toBe(423)
    const passed = failure.challenge ?? ''
    expect((await post({ ...body, recaptcha_token: passed }, key)).status).toBe(201)
    const next = bodyFor(await quote([second]), { email: 'jo+bot@example.com' })
    expect((await post({ ...next, recaptcha_token: passed }, nextKey())).status).toBe(423)
  })

  it('staff do not pay', async () => {
    const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
    const staff = callerFor(cloud, 'miamicounty', { token })
    const quoted = await quote([first])
    expect((await post(bodyFor(quoted), nextKey(), staff)).status).toBe(403)
    const body = { items: [first], tender: 'card' as const }
    expect((await staff.call(quotePayment, { body })).status).toBe(403)
  })

  it('a session that ended stops the payment', async () => {
    const body = bodyFor(await quote([first]))
    const stale = callerFor(cloud, 'miamicounty', { token: 'no-such-token' })
    expect((await post(body, nextKey(), stale)).status).toBe(401)
    expect(charges()).toEqual([])
  })

  it.each([
    ['payer.email', { email: 'no-at-sign' }],
    ['token', { token: '4111111111111111' }],
    ['expiry', { expiry: '2028' }],
  ])('%s is checked', async (field, more) => {
    const { status, failure } = await pay([first], more)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('guests pay one bill at a time where the merchant wants it', async () => {
    const stow = callerFor(cloud, 'stow')
    const query = { by: 'number' as const, q: 'BP-2026', status: 'due' as const }
    const { answer } = await stow.call(searchBills, { query })
    const items = (answer?.data ?? [])
      .slice(0, 2)
      .flatMap(({ department_id, open }) =>
        open.map(({ id, balance_cents }) => ({ id, department_id, amount_cents: balance_cents })),
      )
    expect(items).toHaveLength(2)
    const body = { items, tender: 'card' as const }
    const { status, failure } = await stow.call(quotePayment, { body })
    expect(status).toBe(422)
    expect(failure.errors?.['items']).toEqual(['Pay one bill at a time on this site.'])
    expect(
      (await stow.call(quotePayment, { body: { ...body, items: items.slice(1) } })).status,
    ).toBe(200)
  })
})

describe('the journal of a payment', () => {
  it('holds no card token, no bank account and no challenge', async () => {
    const entries: JournalEntry[] = []
    const store = memoryJournal()
    cloud = createCloud({
      now: () => clock,
      journal: { ...store, append: async (entry) => void entries.push(entry) },
    })
    guest = callerFor(cloud, 'miamicounty')
    await pay([first])
    await pay([second], { tender: 'echeck', recaptcha_token: 'a-long-challenge' })
    const text = JSON.stringify(entries)
    expect(entries).toHaveLength(2)
    expect(text).not.toContain(visa)
    expect(text).not.toContain(bank.routing)
    expect(text).not.toContain(`"${bank.account}"`)
    expect(text).not.toContain('a-long-challenge')
    expect(text).toContain('1443')
  })
})
