import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { listMerchants } from '@/contract/merchants/merchant-list'
import { getUser, type ManagedUser } from '@/contract/people/managed-users'
import { confirmEmail } from '@/contract/people/profile'
import { forgotPassword, login, resetPassword, verifyToken } from '@/contract/people/sessions'
import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  inviteUser,
  revealEmail,
  sendReset,
  unlockUser,
  updateUser,
  type UserFields,
} from '@/contract/people/user-changes'
import {
  listAccountsOfUser,
  listPaymentsOfUser,
  listUserActivity,
} from '@/contract/people/user-history'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { personaPassword } from '@mocks/world/personas'
import { saveUser } from './users.test-support'

/** What staff do to other people's accounts, as hand-made requests would try it too. */

let cloud: Cloud
let clock: number
let admin: Caller
let superUser: Caller

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  admin = await as('merchant-admin@miamicounty.example', 'miamicounty')
  superUser = await as('super@civictill.example', null)
})

async function as(email: string, label: string | null): Promise<Caller> {
  return callerFor(cloud, label, { token: await tokenFor(cloud, email) })
}

const clerk: UserFields = {
  name: 'New Clerk',
  email: 'new.clerk@miamicounty.example',
  username: 'new.clerk',
  phone: null,
  role: 'Merchant User',
  merchant_id: '1',
}

async function hired(fields: Partial<UserFields> = {}): Promise<ManagedUser> {
  const { answer, failure } = await admin.call(createUser, { body: { ...clerk, ...fields } })
  if (!answer) throw new Error(JSON.stringify(failure))
  return answer.data
}

const seen = async (id: string, by: Caller = superUser) =>
  (await by.call(getUser, { params: { id } })).answer?.data

const tokenIn = (to: string) =>
  /(?:token|confirm)=([^&]+)/.exec(
    cloud.outbox.findLast((mail) => mail.to === to)?.path ?? '',
  )?.[1] ?? ''

const setPassword = (token: string) =>
  callerFor(cloud, 'miamicounty').call(resetPassword, {
    body: { token, password: personaPassword, password_confirmation: personaPassword },
  })

const signIn = (email: string, password = personaPassword) =>
  callerFor(cloud, 'miamicounty').call(login, { body: { email, password } })

const audit = async (by: Caller = admin) =>
  (await by.call(listAudit, { query: { per_page: 100 } })).answer?.data ?? []

describe('a link for a password', () => {
  it.each(['asked for by the person', 'sent by staff'])(
    'opens nothing once the user has another address: %s',
    async (by) => {
      const { id } = await hired()
      expect((await setPassword(tokenIn(clerk.email))).status).toBe(200)
      const asked =
        by === 'sent by staff'
          ? await admin.call(sendReset, { params: { id } })
          : await callerFor(cloud, 'miamicounty').call(forgotPassword, {
              body: { email: clerk.email },
            })
      expect(asked.status).toBe(200)
      const token = tokenIn(clerk.email)
      const email = 'moved@miamicounty.example'
      expect((await saveUser(admin, id, { email })).status).toBe(200)
      const own = await as(clerk.email, 'miamicounty')
      const confirmation = { token: tokenIn(email) }
      expect((await own.call(confirmEmail, { body: confirmation })).status).toBe(200)
      expect((await setPassword(token)).status).toBe(422)
    },
  )
})

describe('an invitation', () => {
  it('goes to the address from the merchant’s site and leads to a password', async () => {
    const { id } = await hired()
    expect(cloud.outbox.at(-1)).toMatchObject({
      kind: 'invite',
      to: clerk.email,
      site: 'miamicounty',
    })
    expect(await seen(id)).toMatchObject({ status: 'invited', used: false })
    expect((await signIn(clerk.email)).status).toBe(401)
    expect((await setPassword(tokenIn(clerk.email))).status).toBe(200)
    expect((await signIn(clerk.email)).status).toBe(200)
    expect(await seen(id)).toMatchObject({ status: 'active', used: true })
  })

  it('comes from the merchant’s site also where the provider sends it', async () => {
    await superUser.call(createUser, { body: { ...clerk, merchant_id: '2' } })
    expect(cloud.outbox.at(-1)).toMatchObject({ kind: 'invite', site: 'tiffin' })
  })

  it('can be used for seven days', async () => {
    const { invite_expires_at: expires } = await hired()
    const token = tokenIn(clerk.email)
    clock += 7 * 86_400_000 + 1
    expect(Date.parse(expires ?? '')).toBeGreaterThan(0)
    expect((await setPassword(token)).status).toBe(422)
  })

  it('that is sent again makes the earlier one worthless', async () => {
    const { id } = await hired()
    const earlier = tokenIn(clerk.email)
    clock += 1_000
    expect((await admin.call(inviteUser, { params: { id } })).status).toBe(200)
    expect((await setPassword(earlier)).status).toBe(422)
    expect((await setPassword(tokenIn(clerk.email))).status).toBe(200)
    const again = await admin.call(inviteUser, { params: { id } })
    expect([again.status, again.failure.code]).toEqual([409, 'not_invited'])
  })

  it('goes to the new address when it is corrected', async () => {
    const { id } = await hired()
    const mistaken = tokenIn(clerk.email)
    clock += 1_000
    const email = 'right@miamicounty.example'
    expect((await saveUser(admin, id, { email })).status).toBe(200)
    expect((await setPassword(mistaken)).status).toBe(422)
    expect((await setPassword(tokenIn(email))).status).toBe(200)
  })
})

describe('a deactivated user', () => {
  const leon = { id: '5', email: 'merchant-user@miamicounty.example' }

  it('loses all sessions and cannot sign in, in the words of a wrong password', async () => {
    const token = await tokenFor(cloud, leon.email)
    await admin.call(deactivateUser, { params: { id: leon.id } })
    const open = callerFor(cloud, 'miamicounty', { token })
    expect((await open.call(verifyToken, {})).status).toBe(401)
    const right = await signIn(leon.email)
    const wrong = await signIn('nobody@miamicounty.example', 'wrong')
    expect([right.status, right.failure]).toEqual([wrong.status, wrong.failure])
  })

  it('gets no link to a new password, and uses none from before', async () => {
    await admin.call(sendReset, { params: { id: leon.id } })
    const before = tokenIn(leon.email)
    const sent = cloud.outbox.length
    await admin.call(deactivateUser, { params: { id: leon.id } })
    const asked = await callerFor(cloud, 'miamicounty').call(forgotPassword, {
      body: { email: leon.email },
    })
    expect([asked.status, cloud.outbox.length]).toEqual([200, sent])
    expect((await setPassword(before)).status).toBe(422)
    const reset = await admin.call(sendReset, { params: { id: leon.id } })
    expect([reset.status, reset.failure.code]).toEqual([409, 'deactivated'])
  })

  it('can be activated, and signs in with the old password', async () => {
    const params = { id: leon.id }
    await admin.call(deactivateUser, { params })
    expect((await seen(leon.id))?.status).toBe('deactivated')
    expect((await admin.call(deactivateUser, { params })).failure.code).toBe('deactivated')
    expect((await admin.call(activateUser, { params })).answer?.data.status).toBe('active')
    expect((await signIn(leon.email)).status).toBe(200)
    expect((await admin.call(activateUser, { params })).failure.code).toBe('not_deactivated')
  })
})

describe('a locked user', () => {
  it('is shown as such and unlocked by staff', async () => {
    const email = 'user@miamicounty.example'
    for (let n = 0; n < 12; n += 1) {
      const guest = callerFor(cloud, 'miamicounty', { address: `198.51.100.${n}` })
      const { failure } = await guest.call(login, { body: { email, password: 'x' } })
      const recaptcha_token = failure.challenge ?? null
      if (recaptcha_token !== null) {
        await guest.call(login, { body: { email, password: 'x', recaptcha_token } })
      }
    }
    expect((await seen('6'))?.status).toBe('locked')
    expect((await signIn(email)).status).toBe(429)
    const params = { id: '6' }
    expect((await admin.call(unlockUser, { params })).answer?.data.status).toBe('active')
    expect((await signIn(email)).status).toBe(200)
    expect((await admin.call(unlockUser, { params })).failure.code).toBe('not_locked')
  })
})

describe('two members of staff', () => {
  it('never save over each other: the later one gets the row as it is', async () => {
    const { id, version } = await hired()
    const first = { ...clerk, name: 'First', version }
    expect((await admin.call(updateUser, { params: { id }, body: first })).status).toBe(200)
    const { status, failure } = await superUser.call(updateUser, {
      params: { id },
      body: { ...clerk, name: 'Second', version },
    })
    expect([status, failure.code]).toEqual([409, 'changed'])
    expect(failure['current']).toMatchObject({ id, name: 'First' })
    const current = (await seen(id))?.version ?? ''
    const second = { ...clerk, name: 'Second', version: current }
    expect((await superUser.call(updateUser, { params: { id }, body: second })).status).toBe(200)
  })

  it.each([
    ['the person changes the own phone', { phone: '937 555 0100' }],
    ['an unseen change to the same', {}],
  ])('a version follows what can be edited: %s', async (_, change) => {
    const { id, version } = await hired()
    const { answer } = await saveUser(admin, id, change)
    expect(answer?.data?.version === version).toBe(Object.keys(change).length === 0)
  })

  it('find what the other has deleted gone', async () => {
    const { id, version } = await hired()
    expect((await admin.call(deleteUser, { params: { id } })).status).toBe(200)
    const params = { id }
    const after = [
      await superUser.call(deleteUser, { params }),
      await superUser.call(updateUser, { params, body: { ...clerk, version } }),
      await superUser.call(deactivateUser, { params }),
      await superUser.call(inviteUser, { params }),
      await superUser.call(getUser, { params }),
    ]
    expect(after.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(new Set(after.map(({ failure }) => failure.code))).toEqual(new Set(['gone']))
  })
})

describe('a hand-made request', () => {
  const fields = { ...clerk, username: 'hand.made', email: 'hand.made@miamicounty.example' }

  it.each([
    ['a role above the own one', { role: 'Super Users', merchant_id: null }, 'role'],
    ['a role that nobody gives', { role: 'Guest' }, 'role'],
    ['another merchant', { merchant_id: '2' }, 'merchant_id'],
    ['a merchant’s role without one', { merchant_id: null }, 'merchant_id'],
    ['a taken address', { email: 'USER@miamicounty.example' }, 'email'],
    ['a taken user name', { username: 'Merchant-User' }, 'username'],
    ['another person’s address as a user name', { username: 'x@mail.example' }, 'username'],
    ['41 letters', { username: 'a'.repeat(41) }, 'username'],
    ['only spaces', { name: '  ' }, 'name'],
    ['a department of nobody', { departments: ['water-sewer'] }, 'departments'],
    ['no department at all', { departments: [] }, 'departments'],
  ] as const)('with %s is refused at its field', async (_, change, field) => {
    const body = { ...fields, ...change }
    const departments = 'departments' in change ? [...change.departments] : null
    const { status, failure } = await admin.call(createUser, { body: { ...body, departments } })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it.each(['José 🏛️ Núñez', 'محمد علي', '<script>alert(1)</script>', '=1+1'])(
    'with the name %s is kept as it was typed',
    async (name) => {
      const { id } = await hired({ name: ` ${name} ` })
      expect((await seen(id))?.name).toBe(name)
    },
  )

  it('gives rights and departments only to a role that can be limited', async () => {
    const rights = ['refund'] as UserFields['rights']
    const limited = await hired({ rights, departments: ['dog-licenses'] })
    expect(limited).toMatchObject({ rights, departments: ['dog-licenses'], can_refund: true })
    const whole = await admin.call(createUser, {
      body: { ...fields, role: 'Merchant Admin', rights, departments: ['dog-licenses'] },
    })
    expect(whole.answer?.data).toMatchObject({ rights: [], departments: null, can_refund: true })
  })

  it('cannot change the own role and merchant', async () => {
    // The provider may move others; users cannot move themselves.
    const moved = { role: 'Merchant User', merchant_id: '2' } as const
    expect((await saveUser(superUser, '1', moved)).failure.code).toBe('own_row')
  })

  it('cannot take the last Merchant Admin from a merchant in any way', async () => {
    const { answer } = await superUser.call(listMerchants, { query: {} })
    const leax = answer?.data.find(({ sub_domain: label }) => label === 'leax')
    const id = '24'
    expect(await seen(id)).toMatchObject({ last_admin: true, merchant_id: leax?.id })
    const params = { id }
    const tries = [
      await superUser.call(deleteUser, { params }),
      await superUser.call(deactivateUser, { params }),
      await saveUser(superUser, id, { role: 'Merchant User' }),
      await saveUser(superUser, id, { merchant_id: '1' }),
    ]
    expect(tries.map(({ status, failure }) => [status, failure.code])).toEqual(
      tries.map(() => [409, 'last_admin']),
    )
    // A second admin with a password makes it possible.
    const second = { ...clerk, role: 'Merchant Admin' as const, merchant_id: leax?.id ?? null }
    await superUser.call(createUser, { body: second })
    expect((await superUser.call(deactivateUser, { params })).failure.code).toBe('last_admin')
    await setPassword(tokenIn(clerk.email))
    expect((await superUser.call(deactivateUser, { params })).status).toBe(200)
  })

  it('deletes only accounts that were never used', async () => {
    const { failure } = await admin.call(deleteUser, { params: { id: '6' } })
    expect(failure).toMatchObject({
      code: 'used',
      message: 'This account has been used. Deactivate it instead.',
    })
  })
})

describe('roles and other people’s accounts', () => {
  const people = {
    'merchant user': ['merchant-user@miamicounty.example', 'miamicounty'],
    'merchant admin': ['merchant-admin@miamicounty.example', 'miamicounty'],
    'admin elsewhere': ['merchant-admin@tiffin.example', 'tiffin'],
    support: ['support@civictill.example', null],
    admin: ['admin@civictill.example', null],
    super: ['super@civictill.example', null],
  } as const
  const calls = {
    reset: (by: Caller, id: string) => by.call(sendReset, { params: { id } }),
    deactivate: (by: Caller, id: string) => by.call(deactivateUser, { params: { id } }),
    reveal: (by: Caller, id: string) => by.call(revealEmail, { params: { id } }),
    activity: (by: Caller, id: string) => by.call(listUserActivity, { params: { id }, query: {} }),
    accounts: (by: Caller, id: string) => by.call(listAccountsOfUser, { params: { id } }),
    payments: (by: Caller, id: string) =>
      by.call(listPaymentsOfUser, { params: { id }, query: {} }),
  }
  /** Of a citizen, of a clerk, of Tiffin's admin (not the only one), of a Super User. */
  const objects = ['6', '5', '8', '1']

  it.each([
    ['merchant user', 'reset', '403 403 403 403'],
    ['merchant user', 'deactivate', '403 403 403 403'],
    ['merchant user', 'reveal', '403 403 403 403'],
    ['merchant user', 'activity', '403 403 403 403'],
    ['merchant admin', 'reset', '200 200 403 403'],
    ['merchant admin', 'deactivate', '200 200 403 403'],
    ['merchant admin', 'reveal', '200 200 403 403'],
    ['merchant admin', 'activity', '200 200 403 403'],
    ['merchant admin', 'accounts', '200 200 403 403'],
    ['merchant admin', 'payments', '200 200 403 403'],
    ['admin elsewhere', 'deactivate', '403 403 409 403'],
    ['admin elsewhere', 'payments', '403 403 200 403'],
    ['support', 'reset', '200 200 200 403'],
    ['support', 'deactivate', '403 403 403 403'],
    ['support', 'reveal', '200 200 200 200'],
    ['support', 'payments', '200 200 200 200'],
    ['admin', 'reset', '200 200 200 200'],
    ['admin', 'deactivate', '200 200 200 403'],
    ['super', 'deactivate', '200 200 200 409'],
    ['super', 'activity', '200 200 200 200'],
  ] as const)('%s × %s: %s', async (who, call, expected) => {
    const [email, label] = people[who]
    const by = await as(email, label)
    const statuses: number[] = []
    for (const id of objects) statuses.push((await calls[call](by, id)).status)
    expect(statuses.join(' ')).toBe(expected)
  })
})

describe('the audit log', () => {
  it('has the actor, the change before and after, and the network', async () => {
    const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
    const here = callerFor(cloud, 'miamicounty', { token, address: '203.0.113.77' })
    const { id } = await hired()
    await saveUser(here, id, { name: 'Old Clerk', rights: ['refund'] })
    const [entry] = await audit()
    expect(entry).toMatchObject({
      actor: { id: '4', name: 'Harriet Lowe', role: 'Merchant Admin' },
      action: 'user-changed',
      object: { kind: 'user', id, name: 'Old Clerk' },
      changes: [
        { field: 'name', before: 'New Clerk', after: 'Old Clerk' },
        { field: 'rights', before: null, after: 'refund' },
      ],
      ip: '203.0.113.0/24',
    })
    expect(JSON.stringify(entry)).not.toContain('203.0.113.77')
  })

  it('has the look of Support at an address, and not the address', async () => {
    const support = await as('support@civictill.example', null)
    const params = { id: '6' }
    expect((await support.call(getUser, { params })).answer?.data).toMatchObject({
      email: 'u•••@miamicounty.example',
      masked: true,
      version: '',
    })
    const { answer } = await support.call(revealEmail, { params })
    expect(answer?.data.email).toBe('user@miamicounty.example')
    const [entry] = await audit(superUser)
    expect(entry).toMatchObject({ action: 'email-viewed', actor: { name: 'Chloe Park' } })
    expect(JSON.stringify(entry)).not.toContain('user@miamicounty')
    // No entry is made if the caller sees the address anyway.
    await admin.call(revealEmail, { params })
    expect((await audit(superUser))[0]?.id).toBe(entry?.id)
  })

  it('has an address that waits, and one that an invitation goes to once', async () => {
    const { id } = await hired()
    const [created] = await audit()
    expect(created?.changes.filter(({ after }) => after === clerk.email)).toHaveLength(1)
    await setPassword(tokenIn(clerk.email))
    const email = 'moved@miamicounty.example'
    await saveUser(admin, id, { email })
    expect((await audit())[0]?.changes).toEqual([
      { field: 'pending_email', before: null, after: email },
    ])
  })

  it('is read as far as the role reaches', async () => {
    await superUser.call(createUser, { body: { ...clerk, merchant_id: '2' } })
    await hired({ username: 'other.clerk', email: 'other.clerk@miamicounty.example' })
    const elsewhere = await as('merchant-admin@tiffin.example', 'tiffin')
    const support = await as('support@civictill.example', null)
    const clerks = await as('merchant-user@miamicounty.example', 'miamicounty')
    const actors = async (by: Caller) => new Set((await audit(by)).map(({ actor }) => actor.name))
    expect([...(await actors(elsewhere))]).toEqual(['Ana Lee'])
    expect([...(await actors(support))]).toEqual(['Chloe Park'])
    expect([...(await actors(clerks))]).toEqual([])
    expect((await audit(elsewhere)).map(({ action }) => action)).toEqual(['user-created'])
    expect(await audit(superUser)).toHaveLength(6)
    const other = await admin.call(listAudit, { query: { merchant_id: '2' } })
    expect(other.status).toBe(403)
  })

  it.each([
    [{ object_kind: 'user', object_id: '5' }, 4],
    [{ actor_id: '4' }, 2],
    [{ action: 'user-created,reset-sent' }, 2],
    [{ from: '2026-02-18', to: '2026-03-30' }, 2],
    [{ q: 'chloe' }, 1],
  ] as const)('is narrowed by %j', async (query, count) => {
    const { answer } = await admin.call(listAudit, { query })
    expect(answer?.pagination.total).toBe(count)
  })
})

describe('what a user did', () => {
  it('is listed with sign-ins, accounts and payments, newest first', async () => {
    await signIn('user@miamicounty.example')
    const { answer } = await admin.call(listUserActivity, {
      params: { id: '6' },
      query: { per_page: 100 },
    })
    const kinds = new Set(answer?.data.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['linked-account', 'paid', 'signed-in'])
    expect(answer?.data[0]).toMatchObject({ kind: 'signed-in', at: '2026-06-01T14:00:00.000Z' })
    const times = answer?.data.map(({ at }) => at) ?? []
    expect(times).toEqual(times.toSorted().toReversed())
    const accounts = await admin.call(listAccountsOfUser, { params: { id: '6' } })
    expect(accounts.answer?.data).toHaveLength(2)
    const payments = await admin.call(listPaymentsOfUser, { params: { id: '6' }, query: {} })
    expect(payments.answer?.pagination.total).toBeGreaterThan(0)
  })

  it('of a member of staff is what the audit log has of them', async () => {
    const { answer } = await superUser.call(listUserActivity, {
      params: { id: '4' },
      query: { kind: 'staff-action' },
    })
    expect(answer?.data.map(({ action, detail }) => [action, detail])).toEqual([
      ['user-changed', 'Leon Fisk'],
      ['user-changed', 'Leon Fisk'],
    ])
  })
})
