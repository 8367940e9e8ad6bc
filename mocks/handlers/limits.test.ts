import { beforeEach, describe, expect, it } from 'vitest'
import { changePassword } from '@/contract/people/profile'
import { createPayment, quotePayment, type PaymentBody } from '@/contract/payments/payments'
import { emailReceipt, lookUpReceipt } from '@/contract/payments/receipts'
import { forgotPassword, login, register } from '@/contract/people/sessions'
import { updateProfile } from '@/contract/people/users'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Called, type Caller } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'
import { personaPassword } from '@mocks/world/personas'

/**
 * Programs that repeat one call. Each row varies everything that a caller can choose: e-mails,
 * names, subdomains, answers to a challenge.
 */

const second = 1_000
const minute = 60 * second

let cloud: Cloud
let clock: number

beforeEach(() => {
  clock = 0
  session = null
  cloud = createCloud({ now: () => clock })
})

const address = '203.0.113.7'
const cities = ['miamicounty', 'tiffin', 'chardon', 'kent', 'stow']
const city = (n: number) => cities[n % cities.length] ?? ''
const from = (label: string | null, at = address) => callerFor(cloud, label, { address: at })

/** Two tries each: one to get a challenge, one with its answer. */
const networkOf = (n: number) => `198.51.100.${Math.floor(n / 2)}`

/** What a program that reads the answers would send next: the challenge that it got, else a letter. */
const answerTo = (last: Called<unknown> | null) => last?.failure.challenge ?? 'x'

const decliningCard = '9472046381951038'

async function paymentWith(email: string, caller: Caller): Promise<PaymentBody> {
  const items = [{ id: '08-004512-2025-1', department_id: 'real-estate-tax', amount_cents: 94_864 }]
  const { answer } = await caller.call(quotePayment, { body: { items, tender: 'card' } })
  return {
    quote_id: answer?.data.quote_id ?? '',
    tender: 'card',
    token: decliningCard,
    expiry: '202812',
    bank_account: null,
    payer: { name: 'Jo Payer', email, phone: null, zip: '45373', street: null },
    consents: [],
    confirm_duplicate: false,
    language: 'en',
    recaptcha_token: null,
  }
}

async function decline(n: number, last: Called<unknown> | null, caller = from('miamicounty')) {
  const body = await paymentWith(`payer${n}@mail.example`, caller)
  const key = { 'Idempotency-Key': `attempt-${n}-${body.quote_id.length}` }
  return caller.call(createPayment, { body: { ...body, recaptcha_token: answerTo(last) } }, key)
}

const user = { email: 'user@miamicounty.example', name: 'user' }

async function signedIn(at = address): Promise<Caller> {
  const token = await tokenFor(cloud, user.email)
  return callerFor(cloud, 'miamicounty', { token, address: at })
}

/** A session that stays open for all tries of a test. */
let session: Promise<Caller> | null
const inOneSession = () => (session ??= signedIn())

const receipts = (createWorld('civic-till').tenant('miamicounty')?.payments.all() ?? []).filter(
  ({ outcome, payer }) => outcome === 'approved' && payer.email !== '',
)

type Try = (n: number, last: Called<unknown> | null) => Promise<Called<unknown>>

/** Name, number of tries, the call, statuses of a permitted try, and their maximum number. */
const attacks: readonly (readonly [string, number, Try, readonly number[], number])[] = [
  ['declined cards, each with another payer', 60, decline, [402], 3],
  [
    'declined cards of a user who signs in anew each time',
    60,
    async (n, last) => decline(n, last, await signedIn(`198.51.100.${n}`)),
    [402],
    3,
  ],
  [
    'guesses of a receipt, on many sites',
    200,
    (n, last) =>
      from(city(n)).call(lookUpReceipt, {
        body: {
          confirmation: `CT-AAAA-${1000 + n}`,
          email: `payer${n}@mail.example`,
          recaptcha_token: answerTo(last),
        },
      }),
    [200],
    10,
  ],
  [
    'guesses of the e-mail of one receipt, from many networks',
    200,
    (n, last) =>
      from('miamicounty', networkOf(n)).call(lookUpReceipt, {
        body: {
          confirmation: 'CT-AAAA-AAAA',
          email: `payer${n}@mail.example`,
          recaptcha_token: answerTo(last),
        },
      }),
    [200],
    10,
  ],
  [
    'sign-ups, on many sites',
    40,
    (n) =>
      from(city(n)).call(register, {
        body: {
          name: 'Sam Ple',
          email: `sam${n}@mail.example`,
          phone: null,
          password: 'long enough',
          terms: true,
        },
      }),
    [200],
    20,
  ],
  [
    'sign-ups with the addresses of one IPv6 customer',
    40,
    (n) =>
      from('miamicounty', `2001:db8:1:2:${n}::1`).call(register, {
        body: {
          name: 'Sam Ple',
          email: `sam${n}@mail.example`,
          phone: null,
          password: 'long enough',
          terms: true,
        },
      }),
    [200],
    20,
  ],
  [
    'passwords of one person, by e-mail and by user name',
    40,
    (n, last) =>
      from('miamicounty').call(login, {
        body: {
          email: n % 2 === 0 ? user.email : user.name,
          password: `guess ${n}`,
          recaptcha_token: answerTo(last),
        },
      }),
    [401],
    10,
  ],
  [
    'passwords of one person, from many networks',
    40,
    (n, last) =>
      from('miamicounty', networkOf(n)).call(login, {
        body: { email: user.email, password: `guess ${n}`, recaptcha_token: answerTo(last) },
      }),
    [401],
    10,
  ],
  [
    'one password of many people',
    60,
    (n, last) =>
      from(city(n)).call(login, {
        body: {
          email: `person${n}@mail.example`,
          password: 'Summer-2026',
          recaptcha_token: answerTo(last),
        },
      }),
    [401],
    30,
  ],
  [
    'mails with a link for a new password to one person',
    40,
    (n) =>
      from('miamicounty', `198.51.100.${n}`).call(forgotPassword, { body: { email: user.email } }),
    [200],
    5,
  ],
  [
    'mails with a link for a new password to many people',
    60,
    (n) => from(city(n)).call(forgotPassword, { body: { email: `person${n}@mail.example` } }),
    [200],
    20,
  ],
  [
    'mails of receipts',
    40,
    (n) =>
      from('miamicounty').call(emailReceipt, {
        params: { id: receipts[n]?.receipt_id ?? '' },
        query: {},
        body: { email: null },
      }),
    [200],
    20,
  ],
  [
    'passwords in the profile of a session that was left open',
    40,
    async (n) =>
      (await inOneSession()).call(changePassword, {
        body: {
          current_password: `guess ${n}`,
          password: 'long enough',
          password_confirmation: 'long enough',
        },
      }),
    [422],
    10,
  ],
  [
    'passwords for a new address in the profile',
    40,
    async (n) =>
      (await inOneSession()).call(updateProfile, {
        params: { id: '6' },
        body: {
          name: 'Ruth',
          username: 'user',
          phone: null,
          email: `other${n}@mail.example`,
          current_password: `guess ${n}`,
        },
      }),
    [422],
    10,
  ],
  [
    'mails to addresses of strangers, as an own new address',
    40,
    async (n) =>
      (await inOneSession()).call(updateProfile, {
        params: { id: '6' },
        body: {
          name: 'Ruth',
          username: 'user',
          phone: null,
          email: `stranger${n}@mail.example`,
          current_password: personaPassword,
        },
      }),
    [200],
    4,
  ],
]

describe('a program that tries', () => {
  it.each(attacks)('%s %i times is held', async (_, times, attempt, through, most) => {
    const answers: Called<unknown>[] = []
    for (let n = 0; n < times; n++) {
      answers.push(await attempt(n, answers.at(-1) ?? null))
      clock += 1
    }
    const letThrough = answers.filter(({ status }) => through.includes(status))
    expect(letThrough.length).toBeLessThanOrEqual(most)
    expect(letThrough.length).toBeGreaterThan(0)

    const held = answers.filter(({ status }) => !through.includes(status))
    for (const { status, failure } of held) {
      expect([423, 429]).toContain(status)
      expect(failure.message).toMatch(/\w+ \w+/)
    }
    const last = answers.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is held although an own account, receipt or card works in between', async () => {
    const statuses: number[] = []
    const asRuth = { email: user.email, password: personaPassword }
    for (let n = 0; n < 40; n++) {
      const guess = { email: `person${n}@mail.example`, password: 'Summer-2026' }
      const tried = await from('miamicounty').call(login, { body: guess })
      statuses.push(tried.status)
      await from('miamicounty').call(login, { body: asRuth })
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30)
    expect(statuses.at(-1)).toBe(423)
  })
})

describe('the answer to a challenge', () => {
  const wrong = { email: user.email, password: 'nope' }
  const challengeAt = async (caller: Caller) => {
    for (let n = 0; n < 4; n++) await caller.call(login, { body: wrong })
    return (await caller.call(login, { body: wrong })).failure.challenge ?? ''
  }
  const enter = async (caller: Caller, recaptcha_token: string | null) =>
    (await caller.call(login, { body: { ...wrong, password: personaPassword, recaptcha_token } }))
      .status

  it.each([
    ['none', () => null],
    ['one letter', () => 'x'],
    ['the old text', () => 'challenge-passed'],
    ['a changed one', (issued: string) => `${issued}0`],
  ])('does not count when it is %s', async (_, answerOf) => {
    const caller = from('miamicounty')
    expect(await enter(caller, answerOf(await challengeAt(caller)))).toBe(423)
  })

  it('counts for the network that it was issued to', async () => {
    const caller = from('miamicounty')
    const issued = await challengeAt(caller)
    expect(await enter(from('miamicounty', '198.51.100.1'), issued)).toBe(423)
    expect(await enter(caller, issued)).toBe(200)
  })

  it('counts for ten minutes', async () => {
    const caller = from('miamicounty')
    const issued = await challengeAt(caller)
    clock += 10 * minute
    expect(await enter(caller, issued)).toBe(423)
  })

  it('counts only for its own purpose', async () => {
    const caller = from('miamicounty')
    const issued = await challengeAt(caller)
    const guess = { confirmation: 'CT-AAAA-AAAA', email: 'jo@mail.example' }
    for (let n = 0; n < 3; n++) {
      await caller.call(lookUpReceipt, { body: { ...guess, recaptcha_token: null } })
    }
    const body = { ...guess, recaptcha_token: issued }
    expect((await caller.call(lookUpReceipt, { body })).status).toBe(423)
    expect(await enter(caller, issued)).toBe(200)
  })
})

describe('honest people', () => {
  it('are not held by another network', async () => {
    for (let n = 0; n < 40; n++) await decline(n, null)
    const elsewhere = await decline(99, null, from('miamicounty', '198.51.100.1'))
    expect(elsewhere.status).toBe(402)
  })

  it('try three cards in five minutes without a pause', async () => {
    for (let n = 0; n < 3; n++) {
      expect((await decline(n, null)).status).toBe(402)
      clock += 100 * second
    }
    expect((await decline(4, null)).status).toBe(402)
  })
})
