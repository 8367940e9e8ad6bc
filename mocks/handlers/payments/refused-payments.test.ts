import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { paymentProblem, quotePayment } from '@/contract/payments/payments'
import { getReceipt } from '@/contract/payments/receipts'
import { memoryJournal } from '@mocks/cloud/journal'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import {
  balances,
  bodyFor,
  charges,
  firstHalf,
  freshTill,
  minute,
  nextKey,
  openTill,
  pass,
  pay,
  post,
  quote,
  second,
  secondHalf,
  stateOf,
  till,
} from './payments.test-support'

beforeEach(freshTill)

describe('a refused card', () => {
  it.each([
    ['1020', 'contact_bank'],
    ['1031', 'contact_bank'],
    ['1148', 'details'],
    ['1053', 'contact_bank'],
  ])('ending in %s is declined: %s', async (ending, reason) => {
    const key = nextKey()
    const { status, failure } = await pay([firstHalf], { token: `947204638195${ending}` }, key)
    expect([status, failure]).toMatchObject([402, { code: 'declined', reason }])
    expect(charges()).toEqual([])
    expect(await balances()).toEqual([94_864, 91_244])
    expect(await stateOf(key)).toMatchObject({ state: 'declined', receipt_id: null })
  })

  it('that has expired is declined', async () => {
    const { failure } = await pay([firstHalf], { expiry: '202605' })
    expect(failure).toMatchObject({ code: 'declined', reason: 'details' })
  })

  it('times out without a charge', async () => {
    const { status, failure } = await pay([firstHalf], { token: '9449990062000062' })
    expect([status, failure.code]).toEqual([402, 'timed_out'])
    expect(charges()).toEqual([])
  })

  it('with $5.00 on it is voided', async () => {
    const { status, failure } = await pay([firstHalf], { token: '9443877501010101' })
    expect([status, failure]).toMatchObject([402, { code: 'partial', approved_cents: 500 }])
    expect(charges()).toEqual([])
  })

  it('is not triggered by the amount, unless that is switched on', async () => {
    const both = [firstHalf, { ...secondHalf, amount_cents: 60_000 }]
    expect((await pay(both)).status).toBe(201)
    openTill({ amountCodes: true })
    expect((await pay(both)).failure.code).toBe('declined')
  })

  it('after three within a minute has to wait two', async () => {
    for (let n = 0; n < 3; n++) {
      expect((await pay([firstHalf], { token: '9472046381951038' })).status).toBe(402)
      pass(5 * second)
    }
    const { status, failure, headers } = await pay([firstHalf])
    expect([status, failure.code]).toEqual([429, 'too_many'])
    expect(headers.get('retry-after')).toBe(String(failure['retry_after_seconds']))
    expect((await pay([firstHalf], { email: 'other@example.com' })).status).toBe(429)
    pass(2 * minute)
    // After the pause the payer shows to be a person, by what the refusal brought.
    expect((await pay([firstHalf])).failure.code).toBe('challenge')
    expect((await pay([firstHalf], { recaptcha_token: failure.challenge ?? '' })).status).toBe(201)
  })

  it('after five within ten minutes has to wait as well', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await pay([firstHalf], { token: '9472046381951038' })).status).toBe(402)
      pass(100 * second)
    }
    expect((await pay([firstHalf])).status).toBe(429)
  })
})

describe('no answer', () => {
  it('may turn out approved, six seconds later', async () => {
    const key = nextKey()
    const { status, answer } = await pay([firstHalf], { email: 'jo+unknown@example.com' }, key)
    expect(status).toBe(202)
    expect(answer?.data).toMatchObject({ status: 'unknown', receipt_id: null, confirmation: null })
    expect(await stateOf(key)).toMatchObject({ state: 'unknown', receipt_id: null })
    // Nobody knows yet: it changes no balance (decision 43).
    expect(await balances()).toEqual([94_864, 91_244])
    pass(5_999)
    expect(await stateOf(key)).toMatchObject({ state: 'unknown' })
    pass(1)
    const state = await stateOf(key)
    expect(state).toMatchObject({ state: 'approved' })
    expect(await balances()).toEqual([0, 91_244])
    const params = { id: state?.receipt_id ?? '' }
    expect((await till.guest.call(getReceipt, { params, query: {} })).status).toBe(200)
    expect(charges()).toMatchObject([{ status: 'approved' }])
  })

  it('may turn out to be no charge', async () => {
    const key = nextKey()
    expect((await pay([firstHalf], { email: 'jo+lost@example.com' }, key)).status).toBe(202)
    pass(6_000)
    expect(await stateOf(key)).toMatchObject({ state: 'not_found', receipt_id: null })
    expect(charges()).toEqual([])
    expect(await balances()).toEqual([94_864, 91_244])
    expect((await pay([firstHalf])).status).toBe(201)
  })

  it('of an unknown key is not found, and a late payment with it is refused', async () => {
    const key = nextKey()
    const body = bodyFor(await quote([firstHalf]))
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
    openTill({ journal: { ...store, append } })
    const key = nextKey()
    const body = bodyFor(await quote([firstHalf]))
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

describe('a changed price', () => {
  it('is offered once by the tag, and taken', async () => {
    const email = 'jo+quote@example.com'
    const { status, failure } = await pay([firstHalf], { email })
    expect([status, failure]).toMatchObject([
      409,
      { code: 'quote_changed', quote: { fee_cents: 2_848, total_cents: 97_712 } },
    ])
    const quoted = await quote([firstHalf])
    const offered = v.parse(paymentProblem, failure).quote
    const renewed = { ...quoted, quote_id: offered?.quote_id ?? '' }
    const again = await post(bodyFor(renewed, { email }), nextKey())
    expect([again.status, again.answer?.data.total_cents]).toEqual([201, 97_712])
  })

  it('follows from a quote that ran out', async () => {
    const body = bodyFor(await quote([firstHalf]))
    pass(15 * minute + 1)
    const { status, failure } = await post(body, nextKey())
    expect([status, failure]).toMatchObject([
      409,
      { code: 'quote_changed', quote: { fee_cents: 2_798 } },
    ])
  })

  it('is never taken from a quote that is not ours', async () => {
    const quoted = await quote([firstHalf])
    const forged = `${quoted.quote_id.slice(0, -1)}x`
    const { status, failure } = await post(bodyFor(quoted, { quote_id: forged }), nextKey())
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['quote_id']])
    const elsewhere = callerFor(till.cloud, 'tiffin')
    expect((await post(bodyFor(quoted), nextKey(), elsewhere)).status).toBe(422)
  })
})

describe('other refusals', () => {
  it('payments that are off say until when', async () => {
    const { status, failure } = await pay([firstHalf], { email: 'jo+maintenance@example.com' })
    expect([status, failure]).toMatchObject([
      503,
      { code: 'payments_off', ends_at: '2026-06-01T15:00:00.000Z' },
    ])
  })

  it('a low score gets a challenge, then the same key works', async () => {
    const key = nextKey()
    const body = bodyFor(await quote([firstHalf]), { email: 'jo+bot@example.com' })
    const { status, failure } = await post(body, key)
    expect([status, failure.code]).toEqual([423, 'challenge'])
    expect((await post({ ...body, recaptcha_token: 'a person' }, key)).status).toBe(423)
    const passed = failure.challenge ?? ''
    expect((await post({ ...body, recaptcha_token: passed }, key)).status).toBe(201)
    const next = bodyFor(await quote([secondHalf]), { email: 'jo+bot@example.com' })
    expect((await post({ ...next, recaptcha_token: passed }, nextKey())).status).toBe(423)
  })

  it('staff do not pay', async () => {
    const token = await tokenFor(till.cloud, 'merchant-admin@miamicounty.example')
    const staff = callerFor(till.cloud, 'miamicounty', { token })
    const quoted = await quote([firstHalf])
    expect((await post(bodyFor(quoted), nextKey(), staff)).status).toBe(403)
    const body = { items: [firstHalf], tender: 'card' as const }
    expect((await staff.call(quotePayment, { body })).status).toBe(403)
  })

  it('a session that ended stops the payment', async () => {
    const body = bodyFor(await quote([firstHalf]))
    const stale = callerFor(till.cloud, 'miamicounty', { token: 'no-such-token' })
    expect((await post(body, nextKey(), stale)).status).toBe(401)
    expect(charges()).toEqual([])
  })

  it.each([
    ['payer.email', { email: 'no-at-sign' }],
    ['token', { token: '4111111111111111' }],
    ['expiry', { expiry: '2028' }],
  ])('%s is checked', async (field, more) => {
    const { status, failure } = await pay([firstHalf], more)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('guests pay one bill at a time where the merchant wants it', async () => {
    const stow = callerFor(till.cloud, 'stow')
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
