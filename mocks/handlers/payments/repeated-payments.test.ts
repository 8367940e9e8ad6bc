import { beforeEach, describe, expect, it } from 'vitest'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import {
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
  secondHalf,
  till,
  visa,
} from './payments.test-support'

beforeEach(freshTill)

const amex = '9374500000001000'

describe('an equal payment within a day', () => {
  const half = { ...firstHalf, amount_cents: 40_000 }

  it('is suspected for any payer, and goes through when confirmed', async () => {
    await pay([half], { email: 'other@example.com' })
    pass(60 * minute)
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
    const token = await tokenFor(till.cloud, 'user@miamicounty.example')
    const user = callerFor(till.cloud, 'miamicounty', { token })
    const { answer } = await post(bodyFor(await quote([half])), nextKey(), user)
    const earlier = {
      last4: '1443',
      brand: 'visa',
      receipt_id: answer?.data.receipt_id,
      confirmation: answer?.data.confirmation,
    }
    // With another card and another e-mail, too.
    const other = bodyFor(await quote([half]), { email: 'work@example.com', token: amex })
    const { failure } = await post(other, nextKey(), user)
    expect(failure).toMatchObject({ code: 'duplicate_suspected', earlier })
  })

  it('tells other callers nothing more, with any guessed card', async () => {
    const token = await tokenFor(till.cloud, 'user@miamicounty.example')
    await pay([half])
    const signedIn = callerFor(till.cloud, 'miamicounty', { token })
    const body = bodyFor(await quote([half]))
    const said = new Map<string, unknown>()
    // As the attack did, with the payer's e-mail and brand; the right last four, 1443, come last.
    for (let guess = 0; guess <= 1_443; guess += 13) {
      const guessed = { ...body, token: `${visa.slice(0, -4)}${String(guess).padStart(4, '0')}` }
      for (const caller of [till.guest, signedIn]) {
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
    pass(24 * 60 * minute + 1)
    expect((await pay([half])).status).toBe(201)
  })

  it('is no question where nothing is left: the bill has changed', async () => {
    const stale = await quote([firstHalf])
    const other = await quote([firstHalf, permit])
    await pay([firstHalf])
    const paid = { id: firstHalf.id, state: 'paid', changed_at: '2026-06-01T14:00:00.000Z' }
    for (const body of [bodyFor(stale), bodyFor(stale, { confirm_duplicate: true })]) {
      const { status, failure } = await post(body, nextKey())
      expect([status, failure]).toMatchObject([409, { code: 'bill_changed', items: [paid] }])
    }
    expect((await post(bodyFor(other), nextKey())).failure).toMatchObject({
      code: 'bill_changed',
      items: [paid, { id: permit.id, state: 'ok' }],
    })
    expect(charges()).toHaveLength(1)
  })

  it('is no question while a bank’s debit for all of it is under way', async () => {
    const stale = await quote([firstHalf])
    await pay([firstHalf], { tender: 'echeck' })
    expect((await post(bodyFor(stale), nextKey())).failure).toMatchObject({
      code: 'bill_changed',
      items: [{ state: 'pending' }],
    })
  })

  it('is no question where less is left than is paid again', async () => {
    const most = { ...firstHalf, amount_cents: 60_000 }
    const stale = await quote([most])
    await pay([most])
    expect((await post(bodyFor(stale), nextKey())).failure).toMatchObject({
      code: 'bill_changed',
      items: [{ state: 'changed', balance_cents: 34_864 }],
    })
  })

  it('is no question for the same key: an answer that was lost comes again', async () => {
    const key = nextKey()
    const body = bodyFor(await quote([firstHalf]))
    const first = await post(body, key)
    const again = await post(body, key)
    expect([again.status, again.answer]).toEqual([201, first.answer])
    expect(charges()).toHaveLength(1)
  })

  it('is played by a tag', async () => {
    const email = 'jo+dup@example.com'
    expect((await pay([firstHalf], { email })).failure.code).toBe('duplicate_suspected')
    expect((await pay([firstHalf], { email, confirm_duplicate: true })).status).toBe(201)
  })

  it('played by a tag is the whole of the first bill', async () => {
    const email = 'jo+dup@example.com'
    const { failure } = await pay([firstHalf, secondHalf, permit], { email })
    expect(failure).toMatchObject({
      item_ids: [firstHalf.id, secondHalf.id],
      earlier: { amount_cents: 186_108 },
    })
  })
})
