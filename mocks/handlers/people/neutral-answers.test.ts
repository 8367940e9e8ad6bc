import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmEmail, sendConfirmation } from '@/contract/people/profile'
import { forgotPassword, login, register, resetPassword } from '@/contract/people/sessions'
import { createUser } from '@/contract/people/user-changes'
import { getUser } from '@/contract/people/managed-users'
import { updateProfile } from '@/contract/people/users'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import type * as Hashes from '@mocks/lib/sha256'
import { callerFor, tokenFor, type Called, type Caller } from '@mocks/hosts/caller'
import { personaPassword } from '@mocks/world/personas'

/** Whether an address is registered is only revealed by mails, never by answers or their time. */

const work = vi.hoisted(() => ({ hashes: 0 }))
vi.mock('@mocks/lib/sha256', async (original) => {
  const real = await original<typeof Hashes>()
  const hmac: typeof real.hmac = (...parts) => {
    work.hashes += 1
    return real.hmac(...parts)
  }
  return { ...real, hmac }
})

const known = 'user@miamicounty.example'
const unknown = 'nobody@mail.example'
const password = 'long enough'

let cloud: Cloud
let clock: number
let guest: Caller

beforeEach(() => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  guest = callerFor(cloud, 'miamicounty')
})

const signUp = (
  email: string,
  more: { readonly username?: string; readonly password?: string } = {},
) =>
  guest.call(register, {
    body: { name: 'New', email, phone: null, password, terms: true, ...more },
  })
const signIn = (email: string, tried: string) =>
  guest.call(login, { body: { email, password: tried } })

/** An answer without what differs for any two people: ids, tokens and the address itself. */
const shapeOf = ({ status, answer, failure }: Called<unknown>, email: string) =>
  JSON.stringify([status, answer, failure])
    .replaceAll(new RegExp(`(?<![\\w-])${email}`, 'g'), 'ADDRESS')
    .replaceAll(/"(?:id|api_token|version)":"[^"]+"/g, '"SECRET"')

async function session(signedUp: Awaited<ReturnType<typeof signUp>>): Promise<Caller> {
  const token = signedUp.answer?.authorisation.api_token ?? null
  return callerFor(cloud, 'miamicounty', { token })
}

/** The number of hash rounds that a call takes, and its answer. */
async function measured(call: () => Promise<Called<unknown>>) {
  const before = work.hashes
  const answer = await call()
  return { answer, hashes: work.hashes - before }
}

describe('an address with an account and one without', () => {
  it.each<[string, (email: string) => Promise<Called<unknown>>]>([
    ['at sign-up', (email) => signUp(email)],
    ['at sign-up with a name', (email) => signUp(email, { username: 'citizen' })],
    ['at sign-up with mistakes', (email) => signUp(email, { password: 'short' })],
    ['as somebody’s user name', (email) => signUp('third@mail.example', { username: email })],
    ['at sign-in', (email) => signIn(email, 'nope')],
    ['when a password is forgotten', (email) => guest.call(forgotPassword, { body: { email } })],
    [
      'as a new address in the profile',
      async (email) => {
        const token = await tokenFor(cloud, 'merchant-user@miamicounty.example')
        const own = { name: 'Leon', username: 'merchant-user', phone: null }
        const body = { ...own, email, current_password: personaPassword }
        const here = callerFor(cloud, 'miamicounty', { token })
        return here.call(updateProfile, { params: { id: '5' }, body })
      },
    ],
    [
      'when its mail is asked for again',
      async (email) => (await session(await signUp(email))).call(sendConfirmation, {}),
    ],
    [
      'when who signed up comes again',
      async (email) => {
        await signUp(email)
        return signIn(email, password)
      },
    ],
    [
      'when who signed up mistypes the password',
      async (email) => {
        await signUp(email)
        return signIn(email, 'nope')
      },
    ],
    [
      'in the profile of who signed up',
      async (email) => {
        const signedUp = await signUp(email)
        const params = { id: signedUp.answer?.user.id ?? '' }
        return (await session(signedUp)).call(getUser, { params })
      },
    ],
  ])('get the same answer after the same work %s', async (_, ask) => {
    const one = await measured(() => ask(known))
    cloud = createCloud({ now: () => clock })
    guest = callerFor(cloud, 'miamicounty')
    const other = await measured(() => ask(unknown))
    expect(shapeOf(one.answer, known)).toBe(shapeOf(other.answer, unknown))
    expect(one.hashes).toBe(other.hashes)
  })

  it('differ only in the mail: to the owner, and not too often', async () => {
    await signUp('User@miamicounty.example')
    await signUp(known)
    await signUp(unknown)
    expect(cloud.outbox).toMatchObject([
      { to: 'User@miamicounty.example', kind: 'account-exists', path: '/sign-in' },
      { to: unknown, kind: 'confirm' },
    ])
  })
})

describe('a second account with an address', () => {
  it('leaves the owner’s as it was', async () => {
    const second = await signUp(known, { password: 'another one' })
    expect((await signIn(known, personaPassword)).answer?.user.id).toBe('6')
    expect((await signIn(known, 'another one')).answer?.user.id).toBe(second.answer?.user.id)
    await guest.call(forgotPassword, { body: { email: known } })
    const token = cloud.outbox.at(-1)?.path.split('token=')[1] ?? ''
    const body = { token, password: 'a third one', password_confirmation: 'a third one' }
    clock += 1
    await guest.call(resetPassword, { body })
    expect((await signIn(known, 'a third one')).answer?.user.id).toBe('6')
  })

  it('does not keep the owner from confirming it', async () => {
    await signUp(unknown, { password: 'the stranger’s' })
    const owner = await signUp(unknown)
    const token = cloud.outbox.at(-1)?.path.split('confirm=')[1] ?? ''
    const confirmed = await (await session(owner)).call(confirmEmail, { body: { token } })
    expect(confirmed.answer?.data).toMatchObject({ email: unknown, pending_email: null })
    expect((await signIn(unknown, password)).answer?.user.id).toBe(owner.answer?.user.id)
  })

  it('cannot be confirmed any more once the owner has', async () => {
    const stranger = await signUp(unknown)
    const early = cloud.outbox.at(-1)?.path.split('confirm=')[1] ?? ''
    const owner = await signUp(unknown)
    const token = cloud.outbox.at(-1)?.path.split('confirm=')[1] ?? ''
    await (await session(owner)).call(confirmEmail, { body: { token } })
    const late = await (await session(stranger)).call(confirmEmail, { body: { token: early } })
    expect(late.failure.code).toBe('email_taken')
  })

  it('staff are told, because they must know whom they invite', async () => {
    const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
    const staff = callerFor(cloud, 'miamicounty', { token })
    const fields = { name: 'Cy', username: 'cyclerk', phone: null, merchant_id: '1' }
    const invite = (email: string) =>
      staff.call(createUser, { body: { ...fields, role: 'User', email } })
    expect((await invite(known)).failure.errors).toEqual({
      email: ['Another user has this e-mail.'],
    })
    // Signing up with an address first does not prevent an invitation to it.
    await signUp(unknown)
    expect((await invite(unknown)).status).toBe(200)
  })
})
