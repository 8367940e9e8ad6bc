import { beforeEach, describe, expect, it } from 'vitest'
import {
  changePassword,
  confirmEmail,
  endSessions,
  keepOldEmail,
  sendConfirmation,
} from '@/contract/people/profile'
import {
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyToken,
} from '@/contract/people/sessions'
import { getUser } from '@/contract/people/managed-users'
import { updateProfile } from '@/contract/people/users'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import type { Mail } from '@mocks/cloud/services'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { personaPassword } from '@mocks/world/personas'
import { confirmationLifetime } from '@mocks/handlers/mail/confirm-mail'
import type { ProfileBody } from './profile-checks'

const email = 'user@miamicounty.example'
const id = '6'
const fresh = 'ruth@new.example'

let cloud: Cloud
let clock: number
let here: Caller

async function session(who = email, label: string | null = 'miamicounty'): Promise<Caller> {
  const token = await tokenFor(cloud, who)
  clock += 1
  return callerFor(cloud, label, { token })
}

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  here = await session()
})

const own: ProfileBody = { name: 'Ruth Keller', email, username: 'user', phone: '(937) 555-0106' }
const save = (more: Partial<ProfileBody>, caller = here) =>
  caller.call(updateProfile, { params: { id }, body: { ...own, ...more } })
const me = async () => (await here.call(getUser, { params: { id } })).answer?.data
const isIn = async (caller: Caller) => (await caller.call(verifyToken, {})).status === 200
const mailsOf = (kind: Mail['kind']) => cloud.outbox.filter((mail) => mail.kind === kind)
const lastToken = () => mailsOf('confirm').at(-1)?.path.split('confirm=')[1] ?? ''
/** A new address with the password that it needs. */
const move = (to: string) => save({ email: to, current_password: personaPassword })
const confirm = (token = lastToken(), caller = here) =>
  caller.call(confirmEmail, { body: { token } })

describe('the user’s own profile', () => {
  it('is saved, trimmed, with null for empty fields', async () => {
    const typed = { name: ' Ruth K. ', phone: ' ', address: ' 1 Elm ', city: 'Troy', state: 'oh' }
    const { answer } = await save({ ...typed, zip: '45373', language: 'es', delivery: 'paper' })
    const saved = {
      name: 'Ruth K.',
      phone: null,
      address: '1 Elm',
      state: 'OH',
      language: 'es',
      delivery: 'paper',
    }
    expect(answer?.data).toMatchObject(saved)
    expect(await me()).toMatchObject(saved)
  })

  it('keeps fields that were not sent', async () => {
    await save({ name: 'Ruth K.' })
    expect(await me()).toMatchObject({ address: '418 Maple Street', delivery: 'email' })
  })

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'ruth', current_password: personaPassword }],
    ['username', { username: 'super' }],
    ['username', { username: 'super@civictill.example' }],
    ['username', { username: 'nobody@mail.example' }],
    ['current_password', { email: fresh }],
    ['current_password', { email: fresh, current_password: null }],
    ['current_password', { email: fresh, current_password: 'nope' }],
    ['state', { state: 'Ohio' }],
    ['zip', { zip: '4537' }],
    ['city', { delivery: 'paper' as const, city: '' }],
  ])('is refused for its %s', async (field, more) => {
    const { status, failure } = await save(more)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('cannot be changed by others of any role', async () => {
    const admin = await session('super@civictill.example', null)
    expect((await save({ name: 'Mallory' }, admin)).status).toBe(403)
    const citizen = await here.call(updateProfile, { params: { id: '5' }, body: own })
    expect(citizen.status).toBe(403)
  })
})

describe('a new e-mail address', () => {
  it('waits until the user opens its link', async () => {
    await move(fresh)
    expect(await me()).toMatchObject({ email, pending_email: fresh })
    expect(cloud.outbox).toMatchObject([
      { to: fresh, kind: 'confirm' },
      // The owner of the old one can still act.
      { to: email, kind: 'email-change', path: '/password-reset' },
    ])
    expect(cloud.outbox[0]?.path).toMatch(new RegExp(`^/user-profile/${id}\\?confirm=.+`))

    const stranger = await session('merchant-user@miamicounty.example')
    expect((await confirm(lastToken(), stranger)).failure.code).toBe('link_expired')
    expect((await confirm()).answer?.data).toMatchObject({ email: fresh, pending_email: null })
    const again = { email: fresh, password: personaPassword }
    expect((await here.call(login, { body: again })).status).toBe(200)
  })

  it('is written to once, however often the rest is saved', async () => {
    await move(fresh)
    await save({ name: 'Ruth K.' })
    await save({ name: 'Ruth K.', email: fresh.toUpperCase() })
    expect(mailsOf('confirm')).toHaveLength(1)
    expect(mailsOf('email-change')).toHaveLength(1)
    expect(await me()).toMatchObject({ name: 'Ruth K.', pending_email: fresh })
  })

  it('is not had by trying passwords', async () => {
    for (let n = 0; n < 10; n++) await save({ email: fresh, current_password: `try ${n}` })
    const refused = await move(fresh)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await me()).toMatchObject({ pending_email: null })
    // The rest of the profile can still be saved.
    expect((await save({ name: 'Ruth K.' })).status).toBe(200)
  })

  it('stands in no journal with its password', async () => {
    const journal = memoryJournal()
    cloud = createCloud({ now: () => clock, journal })
    here = await session()
    await move(fresh)
    const saved = JSON.stringify(await journal.load())
    expect(saved).toContain(fresh)
    expect(saved).not.toContain(personaPassword)
  })

  it('takes a user name along that was the old address', async () => {
    const body = { name: 'New', email: fresh, phone: null, password: 'long enough', terms: true }
    const { answer } = await callerFor(cloud, 'miamicounty').call(register, { body })
    const token = answer?.authorisation.api_token ?? ''
    const caller = callerFor(cloud, 'miamicounty', { token })
    const changed = {
      ...own,
      username: fresh,
      email: 'later@new.example',
      current_password: 'long enough',
    }
    await caller.call(updateProfile, { params: { id: answer?.user.id ?? '' }, body: changed })
    const { answer: confirmed } = await confirm(lastToken(), caller)
    expect(confirmed?.data.username).toBe('later@new.example')
  })

  it.each([
    ['was used', 'link_used', () => confirm()],
    ['is a day old', 'link_expired', () => void (clock += confirmationLifetime + 1)],
    ['belongs to an address that another followed', 'link_expired', () => move('b@c.de')],
    ['belongs to a change that was taken back', 'link_expired', () => here.call(keepOldEmail, {})],
  ])('is not confirmed by a link that %s', async (_, code, meanwhile) => {
    await move(fresh)
    const token = lastToken()
    await meanwhile()
    here = await session(code === 'link_used' ? fresh : email)
    const { status, failure } = await confirm(token)
    expect([status, failure.code]).toEqual([409, code])
  })

  it('cannot be confirmed with a made-up link', async () => {
    await move(fresh)
    for (const token of ['', 'x.y', `${lastToken()}x`]) {
      expect((await confirm(token)).failure.code).toBe('link_expired')
    }
  })

  it('is mailed again on request, three times at most', async () => {
    expect((await here.call(sendConfirmation, {})).failure.code).toBe('nothing_pending')
    await move(fresh)
    for (let n = 0; n < 3; n++) expect((await here.call(sendConfirmation, {})).status).toBe(200)
    expect((await here.call(sendConfirmation, {})).status).toBe(429)
    // Another address is no new allowance.
    expect((await move('another@new.example')).status).toBe(429)
    expect(cloud.outbox.filter(({ to }) => to === fresh)).toHaveLength(4)
    expect((await confirm()).status).toBe(200)
  })

  it('can be dropped for the old one', async () => {
    expect((await here.call(keepOldEmail, {})).failure.code).toBe('nothing_pending')
    await move(fresh)
    const { answer } = await here.call(keepOldEmail, {})
    expect(answer?.data).toMatchObject({ email, pending_email: null })
  })

  it('of a new account is its own, and stays to be confirmed', async () => {
    const body = { name: 'New', email: fresh, phone: null, password: 'long enough', terms: true }
    const guest = callerFor(cloud, 'miamicounty')
    const { answer } = await guest.call(register, { body })
    expect(answer?.user).toMatchObject({ email: fresh, pending_email: fresh })
    expect(cloud.outbox).toMatchObject([{ to: fresh, kind: 'confirm' }])
    here = callerFor(cloud, 'miamicounty', { token: answer?.authorisation.api_token ?? '' })
    expect((await here.call(keepOldEmail, {})).failure.code).toBe('nothing_pending')
    expect((await confirm()).answer?.data.pending_email).toBeNull()
  })
})

describe('a new password', () => {
  const change = (more: Partial<Record<string, string>> = {}, caller = here) => {
    const password = more['password'] ?? 'another one'
    return caller.call(changePassword, {
      body: {
        current_password: more['current_password'] ?? personaPassword,
        password,
        password_confirmation: more['password_confirmation'] ?? password,
      },
    })
  }

  it('ends all sessions but the one that set it', async () => {
    const there = await session()
    expect((await change()).status).toBe(200)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    const sign = async (password: string) =>
      (await here.call(login, { body: { email, password } })).status
    expect([await sign(personaPassword), await sign('another one')]).toEqual([401, 200])
  })

  it('is told to its owner by mail, and a refused one is not', async () => {
    await change({ current_password: 'nope' })
    expect(mailsOf('password-changed')).toEqual([])
    await change()
    expect(mailsOf('password-changed')).toMatchObject([{ to: email, path: '/password-reset' }])
  })

  it.each([
    ['current_password', { current_password: 'nope' }],
    ['password', { password: 'short' }],
    ['password', { password: personaPassword }],
    ['password_confirmation', { password_confirmation: 'not the same' }],
  ])('is refused for its %s, and the session stays', async (field, more) => {
    const { status, failure } = await change(more)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
    expect(await isIn(here)).toBe(true)
  })

  it('stands in the journal as a verifier only', async () => {
    const journal = memoryJournal()
    cloud = createCloud({ now: () => clock, journal })
    here = await session()
    await change({ password: 'never written down' })
    const saved = JSON.stringify(await journal.load())
    expect(saved).toContain('changePassword')
    expect(saved).not.toContain('never written down')
    expect(saved).not.toContain(personaPassword)
  })
})

describe('signing out everywhere', () => {
  it('ends all sessions but this one, on every host', async () => {
    const root = await session('super@civictill.example', null)
    const city = await session('super@civictill.example', 'tiffin')
    expect((await city.call(endSessions, {})).status).toBe(200)
    expect([await isIn(city), await isIn(root), await isIn(here)]).toEqual([true, false, true])
  })

  it('keeps the caller’s session, and allows new ones', async () => {
    const there = await session()
    await here.call(endSessions, {})
    const third = await session()
    await third.call(endSessions, {})
    expect([await isIn(third), await isIn(here), await isIn(there)]).toEqual([true, false, false])
    expect(await isIn(await session())).toBe(true)
  })

  it('outlives a restart of the cloud', async () => {
    const journal = memoryJournal()
    cloud = createCloud({ now: () => clock, journal })
    const [kept, ended] = [await tokenFor(cloud, email), await tokenFor(cloud, email)]
    clock += 1
    await callerFor(cloud, 'miamicounty', { token: kept }).call(endSessions, {})
    const again = createCloud({ now: () => clock, journal })
    const caller = (token: string) => callerFor(again, 'miamicounty', { token })
    expect([await isIn(caller(kept)), await isIn(caller(ended))]).toEqual([true, false])
    expect(await again.hash()).toBe(await cloud.hash())
  })

  it('does not outlive a password set by a link', async () => {
    await here.call(endSessions, {})
    clock += 1
    const guest = callerFor(cloud, 'miamicounty')
    await guest.call(forgotPassword, { body: { email } })
    const token = cloud.outbox.at(-1)?.path.split('token=')[1] ?? ''
    const password = 'another one'
    await guest.call(resetPassword, { body: { token, password, password_confirmation: password } })
    expect(await isIn(here)).toBe(false)
  })
})
