import { beforeEach, describe, expect, it } from 'vitest'
import { getUser, type ManagedUser } from '@/contract/people/managed-users'
import { confirmEmail, keepOldEmail } from '@/contract/people/profile'
import {
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyToken,
} from '@/contract/people/sessions'
import {
  createUser,
  deleteUser,
  inviteUser,
  sendReset,
  type UserFields,
} from '@/contract/people/user-changes'
import { updateProfile } from '@/contract/people/users'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { personaPassword } from '@mocks/world/personas'
import { saveUser } from './users.test-support'

/** No change of an e-mail address hands over an account (decision 42). */

let cloud: Cloud
let clock: number
let admin: Caller
let superUser: Caller

const county = 'miamicounty'
const emails = {
  super: 'super@civictill.example',
  admin: 'admin@civictill.example',
  merchantAdmin: 'merchant-admin@miamicounty.example',
  clerk: 'merchant-user@miamicounty.example',
  citizen: 'user@miamicounty.example',
} as const
const ids = { super: '1', admin: '2', merchantAdmin: '4', clerk: '5', citizen: '6' } as const
const elsewhere = 'elsewhere@mail.example'

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  admin = await as(emails.merchantAdmin, county)
  superUser = await as(emails.super, null)
})

async function as(email: string, label: string | null): Promise<Caller> {
  return callerFor(cloud, label, { token: await tokenFor(cloud, email) })
}

const seen = async (id: string): Promise<ManagedUser> => {
  const { answer } = await superUser.call(getUser, { params: { id } })
  if (!answer) throw new Error(`There is no user ${id}`)
  return answer.data
}

const changeEmail = (by: Caller, id: string, email: string, more: Partial<UserFields> = {}) =>
  saveUser(by, id, { email, ...more })

const mailsTo = (to: string) => cloud.outbox.filter((mail) => mail.to === to)
const kindsTo = (to: string) => mailsTo(to).map(({ kind }) => kind)
const tokenIn = (to: string) =>
  /[?&](?:token|confirm)=([^&]+)/.exec(mailsTo(to).at(-1)?.path ?? '')?.[1] ?? ''

const confirmed = (by: Caller, token: string) => by.call(confirmEmail, { body: { token } })
const setPassword = (token: string) =>
  callerFor(cloud, county).call(resetPassword, {
    body: { token, password: personaPassword, password_confirmation: personaPassword },
  })
const signIn = async (email: string) =>
  (await callerFor(cloud, county).call(login, { body: { email, password: personaPassword } }))
    .status

async function signUp(email: string): Promise<{ readonly id: string; readonly caller: Caller }> {
  const guest = callerFor(cloud, county)
  const body = { name: 'Nora New', email, phone: null, password: personaPassword, terms: true }
  const { answer } = await guest.call(register, { body })
  const token = answer?.authorisation.api_token ?? ''
  return { id: answer?.user.id ?? '', caller: callerFor(cloud, county, { token }) }
}

const clerk: UserFields = {
  name: 'New Clerk',
  email: 'new.clerk@miamicounty.example',
  username: 'new.clerk',
  phone: null,
  role: 'Merchant User',
  merchant_id: '1',
}

async function invited(more: Partial<UserFields> = {}): Promise<string> {
  const { answer, failure } = await admin.call(createUser, { body: { ...clerk, ...more } })
  if (!answer) throw new Error(JSON.stringify(failure))
  return answer.data.id
}

describe('a borrowed session', () => {
  it.each(['super', 'admin', 'merchantAdmin'] as const)(
    'does not move the own address of a %s to another mailbox',
    async (who) => {
      const label = who === 'merchantAdmin' ? county : null
      const own = await as(emails[who], label)
      const { status, failure } = await changeEmail(own, ids[who], elsewhere)
      expect([status, failure.errors]).toEqual([
        422,
        { email: ['Change your own address in your profile, with your password.'] },
      ])
      expect(await seen(ids[who])).toMatchObject({ email: emails[who], pending_email: null })
      await callerFor(cloud, label).call(forgotPassword, { body: { email: elsewhere } })
      expect(mailsTo(elsewhere)).toEqual([])
    },
  )

  it('changes the rest of the own row as before', async () => {
    const { answer } = await changeEmail(admin, ids.merchantAdmin, emails.merchantAdmin, {
      phone: '937 555 0199',
    })
    expect(answer?.data).toMatchObject({ phone: '937 555 0199', email: emails.merchantAdmin })
    expect(kindsTo(emails.merchantAdmin)).toEqual([])
  })
})

describe('a Merchant Admin', () => {
  it.each(['another Merchant Admin', 'a citizen'])(
    'takes over the account of %s by no address',
    async (whose) => {
      const email = 'second@miamicounty.example'
      const second = { username: 'second', email, role: 'Merchant Admin' as const }
      const id = whose === 'a citizen' ? ids.citizen : await invited(second)
      if (whose !== 'a citizen') await setPassword(tokenIn(email))
      const before = await seen(id)
      const { status, failure } = await changeEmail(admin, id, elsewhere)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['email']])
      expect(await seen(id)).toMatchObject({ email: before.email, pending_email: null })
      expect(mailsTo(elsewhere)).toEqual([])
    },
  )

  it('hands over no clerk either, in a second step after taking away a role', async () => {
    const id = await invited({
      username: 'second',
      email: 'second@miamicounty.example',
      role: 'Merchant Admin',
    })
    await setPassword(tokenIn('second@miamicounty.example'))
    await changeEmail(admin, id, 'second@miamicounty.example', { role: 'Merchant User' })
    expect((await changeEmail(admin, id, elsewhere)).status).toBe(200)
    // What the link opens belongs to the user who is signed in.
    expect((await confirmed(admin, tokenIn(elsewhere))).failure.code).toBe('link_expired')
    await callerFor(cloud, county).call(forgotPassword, { body: { email: elsewhere } })
    expect(kindsTo(elsewhere)).toEqual(['confirm'])
  })

  it('learns of nobody outside of the own merchant who has an address', async () => {
    const taken = await admin.call(createUser, { body: { ...clerk, email: emails.citizen } })
    expect(taken.failure.errors).toEqual({ email: ['Another user has this e-mail.'] })
    for (const email of ['merchant-admin@tiffin.example', emails.super, 'nobody@mail.example']) {
      const { status } = await admin.call(createUser, {
        body: { ...clerk, email, username: email.replaceAll(/[^a-z]/g, '').slice(0, 20) },
      })
      expect([email, status]).toEqual([email, 200])
    }
  })
})

describe('an address that staff change', () => {
  it('waits until its link is opened; the old one is told, and open sessions end', async () => {
    const open = await as(emails.clerk, county)
    clock += 1_000
    const { answer } = await changeEmail(admin, ids.clerk, elsewhere)
    expect(answer?.data).toMatchObject({ email: emails.clerk, pending_email: elsewhere })
    expect((await open.call(verifyToken, {})).status).toBe(401)
    expect([kindsTo(elsewhere), kindsTo(emails.clerk)]).toEqual([['confirm'], ['email-change']])
    expect([await signIn(elsewhere), await signIn(emails.clerk)]).toEqual([401, 200])
    // A new password still comes to the old one.
    await admin.call(sendReset, { params: { id: ids.clerk } })
    expect(kindsTo(emails.clerk)).toEqual(['email-change', 'reset'])

    const again = await as(emails.clerk, county)
    expect((await confirmed(again, tokenIn(elsewhere))).status).toBe(200)
    expect(await seen(ids.clerk)).toMatchObject({ email: elsewhere, pending_email: null })
    expect((await confirmed(again, tokenIn(elsewhere))).failure.code).toBe('link_used')
    expect([await signIn(elsewhere), await signIn(emails.clerk)]).toEqual([200, 401])
  })

  it('goes out from the user’s own site, and the user can keep the old one', async () => {
    clock += 1_000
    expect((await changeEmail(superUser, ids.clerk, elsewhere)).status).toBe(200)
    expect(mailsTo(elsewhere)[0]?.site).toBe(county)
    expect(mailsTo(emails.clerk)[0]?.site).toBe(county)
    const own = await as(emails.clerk, county)
    expect((await own.call(keepOldEmail, {})).status).toBe(200)
    expect((await confirmed(own, tokenIn(elsewhere))).failure.code).toBe('link_expired')
  })

  it('is replaced by a later one, whose link alone works', async () => {
    clock += 1_000
    await changeEmail(admin, ids.clerk, elsewhere)
    const first = tokenIn(elsewhere)
    await changeEmail(admin, ids.clerk, 'later@mail.example')
    const own = await as(emails.clerk, county)
    expect((await confirmed(own, first)).failure.code).toBe('link_expired')
    expect((await confirmed(own, tokenIn('later@mail.example'))).status).toBe(200)
  })

  it('stays waiting while other fields are saved', async () => {
    await changeEmail(admin, ids.clerk, elsewhere)
    const { answer } = await changeEmail(admin, ids.clerk, emails.clerk, { name: 'Leon F. Fisk' })
    expect(answer?.data).toMatchObject({ name: 'Leon F. Fisk', pending_email: elsewhere })
    expect(kindsTo(elsewhere)).toEqual(['confirm'])
  })

  it('becomes no user name before it is confirmed', async () => {
    const { failure } = await changeEmail(admin, ids.clerk, elsewhere, { username: elsewhere })
    expect(Object.keys(failure.errors ?? {})).toEqual(['username'])
  })

  it('belongs to the first of two who confirms it', async () => {
    clock += 1_000
    await changeEmail(superUser, ids.clerk, elsewhere)
    await changeEmail(superUser, ids.citizen, elsewhere)
    const [byClerk = '', byCitizen = ''] = mailsTo(elsewhere).map(
      ({ path }) => /confirm=([^&]+)/.exec(path)?.[1] ?? '',
    )
    expect((await confirmed(await as(emails.citizen, county), byCitizen)).status).toBe(200)
    const late = await confirmed(await as(emails.clerk, county), byClerk)
    expect(late.failure.code).toBe('email_taken')
  })

  it('is not changed where it was never confirmed: its user does', async () => {
    const { id } = await signUp('mistyped@mail.example')
    const { status, failure } = await changeEmail(superUser, id, elsewhere)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['email']])
    expect(mailsTo(elsewhere)).toEqual([])
  })

  it('ends in the same way the wait for one that the user asked for', async () => {
    const own = await as(emails.clerk, county)
    const { name, username, phone } = await seen(ids.clerk)
    const body = { name, username, phone, email: 'wanted@mail.example' }
    const params = { id: ids.clerk }
    await own.call(updateProfile, { params, body: { ...body, current_password: personaPassword } })
    await changeEmail(admin, ids.clerk, elsewhere)
    expect((await seen(ids.clerk)).pending_email).toBe(elsewhere)
  })
})

describe('an invited user', () => {
  it('has an address that counts once the invitation was used', async () => {
    // Somebody has written a citizen's address into an invitation.
    await invited({ email: elsewhere })
    const { caller } = await signUp(elsewhere)
    expect(kindsTo(elsewhere)).toEqual(['invite', 'confirm'])
    expect((await confirmed(caller, tokenIn(elsewhere))).status).toBe(200)
    expect(await signIn(elsewhere)).toBe(200)
  })

  it('confirms the address with the first password', async () => {
    const id = await invited()
    expect((await seen(id)).pending_email).toBe(clerk.email)
    expect((await setPassword(tokenIn(clerk.email))).status).toBe(200)
    expect((await seen(id)).pending_email).toBeNull()
  })

  it('does not get an address that another user has confirmed since', async () => {
    const id = await invited({ email: elsewhere })
    const invitation = tokenIn(elsewhere)
    const { id: other, caller } = await signUp(elsewhere)
    await confirmed(caller, tokenIn(elsewhere))
    expect((await setPassword(invitation)).status).toBe(200)
    expect((await seen(other)).pending_email).toBeNull()
    expect((await seen(id)).pending_email).toBe(elsewhere)
  })

  it('is not invited twice at one merchant', async () => {
    await invited()
    const { failure } = await admin.call(createUser, { body: { ...clerk, username: 'another' } })
    expect(failure.errors).toEqual({ email: ['Another user has this e-mail.'] })
  })
})

describe('mails to one address', () => {
  const full = (statuses: readonly number[]) => statuses.indexOf(429)

  it('are counted when users are added and deleted', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      const { status, answer } = await admin.call(createUser, { body: clerk })
      statuses.push(status)
      if (answer) await admin.call(deleteUser, { params: { id: answer.data.id } })
    }
    expect(full(statuses)).toBe(5)
    expect(mailsTo(clerk.email)).toHaveLength(5)
  })

  it('are counted when an invitation goes to other addresses and back', async () => {
    const id = await invited({ email: 'first@mail.example' })
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await changeEmail(admin, id, elsewhere)).status)
      await changeEmail(admin, id, `other${n}@mail.example`)
    }
    expect(full(statuses)).toBe(5)
    expect(mailsTo(elsewhere)).toHaveLength(5)
  })

  it('are counted together with invitations that are sent again', async () => {
    const id = await invited()
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await admin.call(inviteUser, { params: { id } })).status)
    }
    expect(full(statuses)).toBe(4)
  })

  it('are counted when an address is changed and changed back', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await changeEmail(admin, ids.clerk, elsewhere)).status)
      await changeEmail(admin, ids.clerk, `other${n}@mail.example`)
    }
    expect(full(statuses)).toBe(5)
  })

  it('of one member of staff have an end over all addresses', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 65; n += 1) {
      const body = { ...clerk, username: `clerk.${n}`, email: `clerk.${n}@mail.example` }
      statuses.push((await admin.call(createUser, { body })).status)
    }
    expect(full(statuses)).toBe(60)
    clock += 3_600_001
    expect((await admin.call(createUser, { body: clerk })).status).toBe(200)
  })
})
