import { beforeEach, describe, expect, it } from 'vitest'
import {
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  verifyToken,
} from '@/contract/people/sessions'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { personaPassword, personas } from '@mocks/world/personas'

let cloud: Cloud
let guest: Caller
let clock: number

beforeEach(() => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  guest = callerFor(cloud, 'miamicounty')
})

const signIn = (email: string, password = personaPassword, recaptcha_token: string | null = null) =>
  guest.call(login, { body: { email, password, recaptcha_token } })
/** Fails this many times, answering challenges. Returns the answer to the last challenge. */
const fail = async (email: string, times: number, caller = guest) => {
  const challenges: (string | undefined)[] = []
  for (let n = 0; n < times; n++) {
    const body = { email, password: 'nope', recaptcha_token: challenges.at(-1) ?? null }
    challenges.push((await caller.call(login, { body })).failure.challenge)
  }
  return challenges.at(-1) ?? null
}
const verify = async (token: string) =>
  callerFor(cloud, 'miamicounty', { token }).call(verifyToken, {})

describe('signing in', () => {
  it.each(personas)('works for the persona $persona', async ({ email, role, merchant }) => {
    const { answer } = await signIn(email)
    expect(answer?.user.role[0]).toMatch(new RegExp(`${role}$`))
    expect([merchant, merchant === null ? 'null' : null]).toContain(answer?.user.sub_domain)
  })

  it('names the provider’s roles with the provider’s name', async () => {
    const { answer } = await signIn('super@civictill.example')
    expect(answer?.user.role).toEqual(['Civic Till Super Users'])
  })

  it('takes the user name too', async () => {
    expect((await signIn('Merchant-Admin')).status).toBe(200)
  })

  it('says the same for an unknown user and a wrong password', async () => {
    const wrong = await signIn('user@miamicounty.example', 'nope')
    const unknown = await signIn('nobody@miamicounty.example', 'nope')
    expect([wrong.status, wrong.failure]).toEqual([401, { message: 'E-mail or password is wrong' }])
    expect([unknown.status, unknown.failure]).toEqual([wrong.status, wrong.failure])
    expect((await signIn('', '')).status).toBe(422)
  })

  it.each(['user@miamicounty.example', 'nobody@miamicounty.example'])(
    'asks for a person after five failures, whether there is an account or not: %s',
    async (email) => {
      await fail(email, 4)
      expect((await signIn(email, 'nope')).status).toBe(401)
      const asked = await signIn(email, 'nope')
      expect([asked.status, asked.failure.code]).toEqual([423, 'challenge'])
      const passed = asked.failure.challenge ?? ''
      const wrong = await signIn(email, 'nope', passed)
      // The answer is spent; the next try has a challenge of its own.
      expect([wrong.status, wrong.failure.challenge]).toEqual([401, expect.any(String)])
      expect((await signIn(email, 'nope', passed)).status).toBe(423)
    },
  )

  it('lets in a solved challenge, and restarts the count', async () => {
    const email = 'user@miamicounty.example'
    const challenge = await fail(email, 5)
    expect((await signIn(email)).status).toBe(423)
    expect((await signIn(email, personaPassword, challenge)).status).toBe(200)
    expect((await signIn(email, 'nope')).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
  })

  it('forgets failures after a quarter of an hour', async () => {
    const email = 'user@miamicounty.example'
    await fail(email, 5)
    clock += 15 * 60_000
    expect((await signIn(email, 'nope')).status).toBe(401)
  })

  it('locks for a quarter of an hour after ten failures', async () => {
    const email = 'User@MiamiCounty.example'
    const challenge = await fail(email, 10)
    const locked = await signIn(email.toLowerCase(), personaPassword, challenge)
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
    clock += 14 * 60_000 + 500
    const later = await signIn(email, personaPassword, challenge)
    expect([later.status, later.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await signIn('merchant-user@miamicounty.example')).status).toBe(200)
    clock += 60_000
    expect((await signIn(email)).status).toBe(200)
  })

  it('lasts twelve hours', async () => {
    const token = await tokenFor(cloud, 'user@miamicounty.example')
    clock += 12 * 3_600_000
    expect((await verify(token)).status).toBe(200)
    clock += 1
    expect((await verify(token)).status).toBe(401)
  })

  it('ends with the logout, for this session only', async () => {
    const email = 'user@miamicounty.example'
    const [here, there] = [await tokenFor(cloud, email), await tokenFor(cloud, email)]
    const caller = callerFor(cloud, 'miamicounty', { token: here })
    expect((await caller.call(logout, {})).answer).toEqual({ status: 'success' })
    expect([(await verify(here)).status, (await verify(there)).status]).toEqual([401, 200])
  })

  it('cannot be forged', async () => {
    const token = await tokenFor(cloud, 'user@miamicounty.example')
    const [payload = '', signature = ''] = token.split('.')
    const other = payload.replace(/^.{6}/, 'AAAAAA')
    for (const forged of [`${other}.${signature}`, `${payload}.`, payload, `${token}.x`]) {
      expect((await verify(forged)).status).toBe(401)
    }
  })
})

describe('signing up', () => {
  const body = {
    name: 'New Citizen',
    email: 'new@mail.example',
    phone: null,
    password: 'long enough',
    terms: true,
  }

  it('makes a user of this merchant and signs in', async () => {
    const { answer } = await guest.call(register, { body })
    expect(answer?.user).toMatchObject({
      role: ['User'],
      sub_domain: 'miamicounty',
      merchant_id: '1',
    })
    expect((await verify(answer?.authorisation.api_token ?? '')).status).toBe(200)
  })

  it('reports each invalid field', async () => {
    const wrong = {
      ...body,
      name: '',
      email: 'not an address',
      password: 'short',
      terms: false,
    }
    const { status, failure } = await guest.call(register, { body: wrong })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([
      422,
      ['name', 'email', 'password', 'terms'],
    ])
  })

  it('uses the e-mail as user name unless there is another', async () => {
    const first = await guest.call(register, { body: { ...body, phone: ' ' } })
    expect(first.answer?.user).toMatchObject({ username: body.email, phone: null })
    const named = { ...body, email: 'other@mail.example', username: 'citizen', phone: '5550100' }
    const second = await guest.call(register, { body: named })
    expect(second.answer?.user).toMatchObject({ username: 'citizen', phone: '5550100' })
    expect((await signIn('citizen', body.password)).status).toBe(200)
  })

  it.each([
    ['a user name that is taken', { username: 'Merchant-Admin' }, 'username'],
    ['one that is too short', { username: 'ab' }, 'username'],
    ['a phone number that is none', { phone: 'call me' }, 'phone'],
    ['an address that is none', { email: 'new@mail' }, 'email'],
    // The same answer for all: it does not reveal which is registered.
    ['another address as user name', { username: 'super@civictill.example' }, 'username'],
    ['an unknown address as user name', { username: 'nobody@mail.example' }, 'username'],
  ])('refuses %s', async (_, wrong, field) => {
    const { status, failure } = await guest.call(register, { body: { ...body, ...wrong } })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('is not offered on the root domain', async () => {
    expect((await callerFor(cloud, null).call(register, { body })).status).toBe(400)
  })
})

describe('a new password', () => {
  const email = 'user@miamicounty.example'
  const linkToken = async () => {
    await guest.call(forgotPassword, { body: { email } })
    return cloud.outbox.at(-1)?.path.split('token=')[1] ?? ''
  }
  const reset = (token: string, password = 'another one') =>
    guest.call(resetPassword, { body: { token, password, password_confirmation: password } })

  it('answers the same with or without a user', async () => {
    const known = await guest.call(forgotPassword, { body: { email } })
    const unknown = await guest.call(forgotPassword, { body: { email: 'nobody@mail.example' } })
    expect(known.answer).toEqual(unknown.answer)
    expect(cloud.outbox).toHaveLength(1)
  })

  it('ends all other sessions, and its link works once', async () => {
    const session = await tokenFor(cloud, email)
    const token = await linkToken()
    clock += 1
    expect((await reset(token)).status).toBe(200)
    expect((await verify(session)).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'another one')).status).toBe(200)
    expect((await reset(token, 'a third one')).failure.errors).toHaveProperty('token')
  })

  it('is told to its owner by mail', async () => {
    await reset(await linkToken())
    expect(cloud.outbox.at(-1)).toMatchObject({ to: email, kind: 'password-changed' })
  })

  it('lifts the lock after too many tries', async () => {
    await fail(email, 10)
    const token = await linkToken()
    expect((await signIn(email)).status).toBe(429)
    await reset(token)
    expect((await signIn(email, 'another one')).status).toBe(200)
  })

  it('is limited', async () => {
    const ask = () => guest.call(forgotPassword, { body: { email } })
    for (let n = 0; n < 5; n++) expect((await ask()).status).toBe(200)
    const more = await ask()
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '900'])
    clock += 15 * 60_000
    expect((await ask()).status).toBe(200)
  })

  it('is refused with an old link, a short password or two that differ', async () => {
    const token = await linkToken()
    expect((await reset(token, 'short')).failure.errors).toHaveProperty('password')
    expect((await reset(token, ' '.repeat(8))).failure.errors).toHaveProperty('password')
    const body = { token, password: 'long enough', password_confirmation: 'not the same' }
    const differ = await guest.call(resetPassword, { body })
    expect(differ.failure.errors).toHaveProperty('password_confirmation')
    clock += 30 * 60_000 + 1
    expect((await reset(token)).failure.errors).toHaveProperty('token')
  })
})
