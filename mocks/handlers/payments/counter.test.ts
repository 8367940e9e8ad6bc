import { beforeEach, describe, expect, it } from 'vitest'
import { getAccount } from '@/contract/bills/accounts'
import { listAudit } from '@/contract/audit'
import {
  cancelSale,
  type CounterBody,
  type CounterTender,
  getSale,
  listTerminals,
  quoteCounterPayment,
  startSale,
  takePayment,
  type TerminalBody,
} from '@/contract/payments/counter'
import { getSettings, updateMerchant } from '@/contract/merchants/merchant-settings'
import type { PayItem } from '@/contract/payments/payments'
import { getReceipt } from '@/contract/payments/receipts'
import { limitClerk } from '@mocks/handlers/people/users.test-support'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import {
  balances,
  bank,
  bodyFor,
  charges,
  firstHalf,
  freshTill,
  minute,
  nextKey,
  pass,
  pay,
  permit,
  post,
  quote,
  second,
  secondHalf,
  stateOf,
  till,
  visa,
} from './payments.test-support'

let clerk: Caller
const terminal = '19088PP83401'

beforeEach(async () => {
  freshTill()
  clerk = await staff('merchant-admin@miamicounty.example')
})

const staff = async (email: string, label: string | null = 'miamicounty') =>
  callerFor(till.cloud, label, { token: await tokenFor(till.cloud, email) })

const counterQuote = async (items: PayItem[] = [firstHalf], caller = clerk) =>
  caller.call(quoteCounterPayment, { body: { items } })

async function priceOf(tender: CounterTender, items: PayItem[] = [firstHalf]) {
  const { answer, failure } = await counterQuote(items)
  const price = answer?.data.prices.find((one) => one.tender === tender)
  if (!price) throw new Error(`no ${tender}: ${failure.message ?? ''}`)
  return price
}

const taking = (quote_id: string, email = ''): TerminalBody => ({
  quote_id,
  payer: { name: 'Ann Caller', email, phone: null, zip: '45373', street: null },
  way: 'counter',
  note: 'Wants a paper receipt',
  consents: [],
  confirm_duplicate: false,
  language: 'en',
})

async function bodyOf(
  tender: CounterBody['tender'],
  more: Partial<CounterBody> = {},
  items?: PayItem[],
): Promise<CounterBody> {
  const { quote_id } = await priceOf(tender, items)
  return {
    ...taking(quote_id),
    tender,
    token: tender === 'card' ? visa : null,
    expiry: tender === 'card' ? '202812' : null,
    bank_account: tender === 'echeck' ? bank : null,
    consents: tender === 'echeck' ? [{ kind: 'echeck', version: '1' }] : [],
    check_number: tender === 'check' ? '1042' : null,
    ...more,
  }
}

const take = (body: CounterBody, key = nextKey(), caller = clerk) =>
  caller.call(takePayment, { body }, { 'Idempotency-Key': key })

async function sell(email = '', id = terminal, key = nextKey()) {
  const { quote_id } = await priceOf('terminal')
  const body = taking(quote_id, email)
  const started = await clerk.call(startSale, { params: { id }, body }, { 'Idempotency-Key': key })
  return { ...started, key, body }
}

const saleState = async (key: string) =>
  (await clerk.call(getSale, { params: { key } })).answer?.data?.state

describe('a quote for the counter', () => {
  it('prices every allowed way, with the fees of the payers’ own', async () => {
    const { answer } = await counterQuote()
    expect(answer?.data).toMatchObject({
      subtotal_cents: 94_864,
      posting_date: '2026-06-01',
      waivers: [],
      prices: [
        { tender: 'card', fee_cents: 2_798, total_cents: 97_662 },
        { tender: 'echeck', fee_cents: 150, total_cents: 95_014 },
        { tender: 'terminal', fee_cents: 2_798, total_cents: 97_662 },
        { tender: 'cash', fee_cents: 0, total_cents: 94_864 },
        { tender: 'check', fee_cents: 0, total_cents: 94_864 },
      ],
    })
  })

  it('keeps the rules of the bill', async () => {
    expect((await counterQuote([secondHalf])).status).toBe(422)
    expect((await counterQuote([{ ...firstHalf, amount_cents: 94_865 }])).status).toBe(409)
  })

  it('takes a bill that may not be paid online, up to its balance', async () => {
    const held = { ...firstHalf, id: '08-004571-2025-1', amount_cents: 1_000 }
    const { failure } = await counterQuote([held])
    // Only a rule of the bill is left to object: it is no longer said to be held.
    expect(failure.code).not.toBe('bill_changed')
    expect((await counterQuote([{ ...held, amount_cents: 90_000_000 }])).status).toBe(409)
  })

  it('has no cash where the merchant does not record it, at once', async () => {
    const root = await staff('admin@civictill.example', null)
    const before = await root.call(getSettings, { params: { id: '1' } })
    const { version = '' } = before.answer?.data ?? {}
    const cash = await bodyOf('cash')
    await root.call(updateMerchant, {
      params: { id: '1' },
      body: { cash_and_checks: false, enableTerminal: false, version },
    })
    const { answer } = await counterQuote()
    expect(answer?.data.prices.map(({ tender }) => tender)).toEqual(['card', 'echeck'])
    expect((await take(cash)).status).toBe(422)
    expect((await clerk.call(listTerminals, {})).answer?.data).toEqual([])
  })
})

describe('a payment that staff take', () => {
  it.each([
    ['card', 'approved', 97_662, { tender: 'card', brand: 'visa', last4: '1443' }],
    ['echeck', 'pending', 95_014, { tender: 'echeck', last4: '3456' }],
    ['cash', 'approved', 94_864, { tender: 'cash', last4: '', auth_code: null }],
    ['check', 'approved', 94_864, { tender: 'check', check_number: '1042' }],
  ] as const)(
    'by %s is %s, and its receipt names the clerk',
    async (tender, status, total, own) => {
      const { status: code, answer } = await take(await bodyOf(tender))
      expect([code, answer?.data.status, answer?.data.total_cents]).toEqual([201, status, total])
      const id = answer?.data.receipt_id ?? ''
      const receipt = await clerk.call(getReceipt, { params: { id }, query: {} })
      expect(receipt.answer?.data).toMatchObject({
        ...own,
        status,
        payer_name: 'Ann Caller',
        channel: 'counter',
        taken: { clerk: '4', way: 'counter' },
      })
      expect((await balances())?.[0]).toBe(0)
    },
  )

  it('belongs to nobody’s profile, and stands in the log of its account', async () => {
    const { answer } = await take(await bodyOf('cash'))
    const log = await clerk.call(listAudit, { query: { object_kind: 'account' } })
    expect(log.answer?.data[0]).toMatchObject({
      action: 'payment-taken',
      actor: { name: 'Harriet Lowe' },
      object: { kind: 'account', id: '1/08-004512', name: '08-004512' },
      changes: [{ field: 'confirmation', after: answer?.data.confirmation }],
    })
  })

  it('is taken once with one key, and refused with another body', async () => {
    const body = await bodyOf('card')
    const key = nextKey()
    const [first, second_] = await Promise.all([take(body, key), take(body, key)])
    expect(second_.answer?.data).toEqual(first.answer?.data)
    expect(charges()).toHaveLength(1)
    const other = await take({ ...body, note: 'Another' }, key)
    expect(other.failure.code).toBe('key_reused')
  })

  it.each<[string, Partial<CounterBody>, string]>([
    [
      'no name',
      { payer: { name: '', email: '', phone: null, zip: '45373', street: null } },
      'name',
    ],
    ['a card number in the note', { note: '4788 2500 0012 1443' }, 'note'],
    ['no token', { token: null }, 'token'],
    ['no expiry', { expiry: '2812' }, 'expiry'],
    ['another way than was quoted', { tender: 'cash', token: null }, 'quote_id'],
    ['a price that is not ours', { quote_id: 'mine' }, 'quote_id'],
  ])('is refused with %s', async (_what, more, field) => {
    const { status, failure } = await take(await bodyOf('card', more))
    expect(status).toBe(422)
    expect(Object.keys(failure.errors ?? {})).toEqual([field])
    expect(charges()).toEqual([])
  })

  it('is declined like the payer’s own, and pays nothing', async () => {
    const { status, failure } = await take(await bodyOf('card', { token: '9472046381951053' }))
    expect([status, failure.code]).toEqual([402, 'declined'])
    expect((await balances())?.[0]).toBe(94_864)
  })

  it('is asked about when there was no answer', async () => {
    const payer = { ...taking('').payer, email: 'ann+unknown@example.com' }
    const key = nextKey()
    const { status } = await take(await bodyOf('card', { payer }), key)
    expect(status).toBe(202)
    expect((await stateOf(key))?.state).toBe('unknown')
    pass(6 * second)
    expect((await stateOf(key))?.state).toBe('approved')
  })

  it('is refused when its quote is too old', async () => {
    const body = await bodyOf('card')
    pass(16 * minute)
    expect((await take(body)).failure.code).toBe('quote_changed')
  })
})

describe('the same bill, paid online meanwhile', () => {
  it('is charged once: the clerk’s is refused', async () => {
    const cash = await bodyOf('cash')
    expect((await pay([firstHalf])).status).toBe(201)
    expect((await take(cash)).failure).toMatchObject({
      code: 'bill_changed',
      items: [
        {
          state: 'paid',
          balance_cents: 0,
          paid: { by: 'Jo Payer', online: true, amount_cents: 94_864 },
        },
      ],
    })
    expect(charges()).toHaveLength(1)
  })

  it('names the clerk who took it at another counter, and what is left', async () => {
    const cash = await bodyOf('cash')
    expect(
      (await take(await bodyOf('check', {}, [{ ...firstHalf, amount_cents: 50_000 }]))).status,
    ).toBe(201)
    expect((await take(cash)).failure).toMatchObject({
      code: 'bill_changed',
      items: [
        {
          state: 'changed',
          balance_cents: 44_864,
          paid: { by: 'Harriet Lowe', online: false, amount_cents: 50_000 },
        },
      ],
    })
  })

  it('is asked about twice only where something is left', async () => {
    const part = { ...firstHalf, amount_cents: 10_000 }
    const cash = await bodyOf('cash', {}, [part])
    expect((await pay([part])).status).toBe(201)
    expect((await take(cash)).failure.code).toBe('duplicate_suspected')
    expect((await take({ ...cash, confirm_duplicate: true })).status).toBe(201)
  })

  it('tells a citizen nothing of who paid', async () => {
    const online = bodyFor(await quote([firstHalf]), { confirm_duplicate: true })
    expect((await take(await bodyOf('cash'))).status).toBe(201)
    const { failure } = await post(online, nextKey())
    expect(failure.code).toBe('bill_changed')
    expect(JSON.stringify(failure)).not.toMatch(/Ann Caller|Harriet/u)
  })

  it('is charged once: the payer’s is refused', async () => {
    const online = bodyFor(await quote([firstHalf]))
    expect((await take(await bodyOf('card'))).status).toBe(201)
    expect((await post(online, nextKey())).status).toBe(409)
    expect(charges()).toHaveLength(1)
  })

  it('cannot be paid while a terminal asks for the card, and can once it is cancelled', async () => {
    const online = bodyFor(await quote([firstHalf]), { confirm_duplicate: true })
    const { key } = await sell()
    expect((await post(online, nextKey())).failure.code).toBe('bill_changed')
    await clerk.call(cancelSale, { params: { id: terminal }, body: { key } })
    expect((await post(online, nextKey())).status).toBe(201)
    expect(charges()).toHaveLength(1)
  })
})

describe('a card terminal', () => {
  it('connects, waits for a card, authorizes and approves', async () => {
    const { status, answer, key } = await sell()
    expect([status, answer?.data.state]).toEqual([200, 'connecting'])
    pass(1 * second)
    expect(await saleState(key)).toBe('waiting')
    pass(2.5 * second)
    expect(await saleState(key)).toBe('authorizing')
    expect((await stateOf(key))?.state).toBe('unknown')
    pass(1 * second)
    const { answer: after } = await clerk.call(getSale, { params: { key } })
    expect(after?.data).toMatchObject({ state: 'approved', total_cents: 97_662 })
    const id = after?.data?.receipt_id ?? ''
    const receipt = await clerk.call(getReceipt, { params: { id }, query: {} })
    expect(receipt.answer?.data).toMatchObject({ channel: 'terminal', brand: 'visa' })
  })

  it('answers the same key with the same sale', async () => {
    const { key, body } = await sell()
    const params = { id: terminal }
    const again = await clerk.call(startSale, { params, body }, { 'Idempotency-Key': key })
    expect(again.answer?.data.key).toBe(key)
    const other = await clerk.call(
      startSale,
      { params, body: { ...body, note: '' } },
      { 'Idempotency-Key': key },
    )
    expect(other.failure.code).toBe('key_reused')
    expect(charges()).toHaveLength(1)
  })

  it.each([
    ['ann+declined@example.com', 5, 'declined', 'declined'],
    ['ann+nocard@example.com', 121, 'timed-out', 'not_found'],
    ['ann+unknown@example.com', 158, 'approved', 'approved'],
    ['ann+lost@example.com', 158, 'timed-out', 'not_found'],
  ])('with %s after %i seconds: %s', async (email, seconds, state, outcome) => {
    const { key } = await sell(email)
    pass((seconds - 2) * second)
    // Until it is known, it counts as charged.
    expect(charges()).toHaveLength(1)
    pass(2 * second)
    expect(await saleState(key)).toBe(state)
    expect((await stateOf(key))?.state).toBe(outcome)
    expect(charges()).toHaveLength(outcome === 'approved' ? 1 : 0)
  })

  it('that never answers charges nothing: the processor is asked, then it is over', async () => {
    const { key } = await sell('', '19088PP83409')
    pass(151 * second)
    expect(await saleState(key)).toBe('connecting')
    pass(1 * second)
    expect(await saleState(key)).toBe('checking')
    pass(6 * second)
    expect(await saleState(key)).toBe('timed-out')
    expect((await balances())?.[0]).toBe(94_864)
  })

  it('is in use until its sale is over, and says by whom', async () => {
    await sell()
    const { answer } = await clerk.call(listTerminals, {})
    expect(answer?.data).toEqual([
      { id: terminal, state: 'in-use', used_by: 'Harriet Lowe' },
      { id: '19088PP83402', state: 'ready', used_by: null },
      { id: '19088PP83400', state: 'in-use', used_by: null },
      { id: '19088PP83409', state: 'ready', used_by: null },
    ])
    pass(5 * second)
    const later = await clerk.call(listTerminals, {})
    expect(later.answer?.data[0]?.state).toBe('ready')
  })

  it('refuses a second sale meanwhile', async () => {
    const price = await priceOf('terminal', [permit])
    await sell()
    const { status, failure } = await clerk.call(
      startSale,
      { params: { id: terminal }, body: taking(price.quote_id) },
      { 'Idempotency-Key': nextKey() },
    )
    expect([status, failure.errors]).toEqual([422, { terminal: ['Harriet Lowe is using it.'] }])
    expect(charges()).toHaveLength(1)
  })

  it('is cancelled while it waits, and not while it charges', async () => {
    const first = await sell()
    pass(1 * second)
    const params = { id: terminal }
    const cancelled = await clerk.call(cancelSale, { params, body: { key: first.key } })
    expect(cancelled.answer?.data.state).toBe('cancelled')
    expect((await stateOf(first.key))?.state).toBe('not_found')
    const next = await sell()
    pass(3.5 * second)
    const late = await clerk.call(cancelSale, { params, body: { key: next.key } })
    expect([late.status, late.failure.code]).toEqual([409, 'too_late'])
    pass(1 * second)
    expect(await saleState(next.key)).toBe('approved')
  })
})

describe('who may take payments', () => {
  it('a clerk with that right, in their own departments only', async () => {
    const email = 'merchant-user@miamicounty.example'
    const user = await staff(email)
    expect((await counterQuote([firstHalf], user)).status).toBe(403)
    await limitClerk(clerk, { rights: ['terminal'], departments: ['real-estate-tax'] })
    expect((await counterQuote([firstHalf], await staff(email))).status).toBe(200)
    await limitClerk(clerk, { rights: ['terminal'], departments: ['building-permits'] })
    expect((await counterQuote([firstHalf], await staff(email))).status).toBe(403)
  })
})

it('the citizen’s account shows the payment at once', async () => {
  await take(await bodyOf('cash'))
  const { answer } = await clerk.call(
    getAccount,
    { params: { account: '08-004512', client: '0001' } },
    { 'X-Department-Id': 'real-estate-tax' },
  )
  expect(answer?.data?.last_payment).toMatchObject({ amount_cents: 94_864 })
})
