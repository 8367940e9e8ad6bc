import { beforeEach, describe, expect, it } from 'vitest'
import { getAccount } from '@/contract/bills/accounts'
import { getBill } from '@/contract/bills/bills'
import {
  type AccountHold,
  getAccountOfUser,
  getOfficeAccount,
  linkAccountOfUser,
  listActivityOfUser,
  sendBillLink,
  setAccountHold,
  setCallerEbilling,
  unlinkAccountOfUser,
} from '@/contract/bills/office-accounts'
import { checkCart } from '@/contract/payments/payments'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { personaUserId } from '@mocks/world/seed/users'

const day = 24 * 60 * 60_000
const departmentId = 'real-estate-tax'
const params = { account: '08-004512', client: '0001' }
const ruth = personaUserId('user')
const ofRuth = { id: ruth, ...params }
const other = { account: '08-004518', client: '0001' }
const ofOther = { id: ruth, ...other }

let cloud: Cloud
let clock: number
let admin: Caller
let clerk: Caller
let provider: Caller
let support: Caller
let guest: Caller

async function as(email: string, label: string | null = 'miamicounty'): Promise<Caller> {
  return callerFor(cloud, label, { token: await tokenFor(cloud, email), departmentId })
}

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  admin = await as('merchant-admin@miamicounty.example')
  clerk = await as('merchant-user@miamicounty.example')
  provider = await as('super@civictill.example', null)
  support = await as('support@civictill.example', null)
  guest = callerFor(cloud, 'miamicounty', { departmentId })
})

const officeOf = async (caller: Caller, of = params, merchant_id?: string) => {
  const query = merchant_id === undefined ? {} : { merchant_id }
  const { answer, status } = await caller.call(getOfficeAccount, { params: of, query })
  if (!answer) throw new Error(`The account answered ${status}`)
  return answer.data
}

const dispute = { code: 'DISPUTE', reason: 'The assessment is disputed.', until: '' }

async function hold(change: typeof dispute | null, state: Pick<AccountHold, 'version'>) {
  const body = { hold: change, version: state.version }
  return admin.call(setAccountHold, { params, body })
}

describe('an account as the office sees it', () => {
  it('has its users, payments and no action yet', async () => {
    const account = await officeOf(admin)
    expect(account.users.map(({ user_id }) => user_id)).toContain(ruth)
    expect(account.office.hold).toBeNull()
    expect(account.actions).toEqual([])
    expect(account.link).toBeNull()
  })

  it('shows a clerk masked addresses', async () => {
    const [user] = (await officeOf(clerk)).users
    expect(user?.email).toMatch(/^.•••@/)
  })

  it('is a 404 where there is none, and needs its merchant on the root', async () => {
    const missing = { params: { account: '08-999999', client: '0001' }, query: {} }
    expect((await admin.call(getOfficeAccount, missing)).status).toBe(404)
    expect((await provider.call(getOfficeAccount, { params, query: {} })).status).toBe(400)
    expect((await officeOf(provider, params, '1')).parcel.account).toBe(params.account)
  })

  it('is refused to staff of another merchant and to citizens', async () => {
    const tiffin = await as('merchant-admin@tiffin.example', 'tiffin')
    const query = { merchant_id: '1' }
    expect((await tiffin.call(getOfficeAccount, { params, query })).status).toBe(403)
    const citizen = await as('user@miamicounty.example')
    expect((await citizen.call(getOfficeAccount, { params, query: {} })).status).toBe(403)
    expect((await guest.call(getOfficeAccount, { params, query: {} })).status).toBe(401)
  })
})

describe('a hold', () => {
  const bill = { params: { parcelId: '08-004512', year: '2025' }, query: {} }

  it('blocks online payments at once, and is lifted', async () => {
    const before = await guest.call(getBill, bill)
    const item = before.answer?.data.bill?.installments.find((part) => part.balance_cents > 0)
    const items = [
      {
        id: item?.id ?? '',
        department_id: departmentId,
        amount_cents: item?.balance_cents ?? 0,
      },
    ]
    const { office } = await officeOf(admin)
    const set = await hold(dispute, office)
    expect(set.answer?.data.hold).toMatchObject({ code: 'DISPUTE', until: null })
    const held = await guest.call(getBill, bill)
    expect(held.answer?.data.bill?.hold?.reason).toBe(dispute.reason)
    expect(held.answer?.data.bill?.status.kind).toBe('held')
    const cart = await guest.call(checkCart, { body: { items } })
    expect(JSON.stringify(cart.answer?.data)).toContain('held')
    const lifted = await hold(null, set.answer?.data ?? office)
    expect(lifted.answer?.data.hold).toBeNull()
    expect((await guest.call(getBill, bill)).answer?.data.bill?.hold).toBeNull()
    const { actions } = await officeOf(admin)
    expect(actions.map(({ action }) => action)).toEqual(['hold-lifted', 'hold-set'])
  })

  it('ends by itself after its last day', async () => {
    const { office } = await officeOf(admin)
    await hold({ ...dispute, until: '2026-06-02' }, office)
    clock = day
    admin = await as('merchant-admin@miamicounty.example')
    expect((await officeOf(admin)).hold).not.toBeNull()
    clock = 2 * day
    admin = await as('merchant-admin@miamicounty.example')
    const after = await officeOf(admin)
    expect(after.hold).toBeNull()
    expect(after.office).toEqual(office)
  })

  it('that somebody else has set meanwhile is shown, not overwritten', async () => {
    const { office } = await officeOf(admin)
    await hold(dispute, office)
    const second = await hold({ ...dispute, reason: 'Mine.' }, office)
    expect(second.status).toBe(409)
    expect(second.failure).toMatchObject({
      code: 'changed',
      current: { hold: { reason: dispute.reason } },
    })
  })

  it('is checked field by field', async () => {
    const { office } = await officeOf(admin)
    const wrong = await hold({ code: 'LOST', reason: ' ', until: '2026-05-31' }, office)
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.failure.errors ?? {}).toSorted()).toEqual(['code', 'reason', 'until'])
  })

  it('that is lifted twice was lifted once', async () => {
    const { office } = await officeOf(admin)
    expect((await hold(null, office)).status).toBe(200)
    expect((await officeOf(admin)).actions).toEqual([])
    const set = (await hold(dispute, office)).answer?.data ?? office
    expect((await hold(null, set)).status).toBe(200)
    // From another tab, which still shows it.
    expect((await hold(null, set)).answer?.data.hold).toBeNull()
    const { actions } = await officeOf(admin)
    expect(actions.map(({ action }) => action)).toEqual(['hold-lifted', 'hold-set'])
  })

  it('needs the right; Support has it not, the provider has', async () => {
    const body = { hold: dispute, version: (await officeOf(admin)).office.version }
    expect((await clerk.call(setAccountHold, { params, body })).status).toBe(403)
    const onRoot = { params, body: { ...body, merchant_id: '1' } }
    expect((await support.call(setAccountHold, onRoot)).status).toBe(403)
    expect((await provider.call(setAccountHold, onRoot)).status).toBe(200)
  })
})

describe('a bill link', () => {
  it('is mailed and noted, with the address masked', async () => {
    const body = { email: 'caller@mail.example', year: 2025 }
    expect((await clerk.call(sendBillLink, { params, body })).status).toBe(200)
    expect(cloud.outbox.at(-1)).toMatchObject({
      to: 'caller@mail.example',
      kind: 'bill',
      path: '/overview-parcel/08-004512/2025/real-estate-tax',
      site: 'miamicounty',
    })
    const [action] = (await officeOf(admin)).actions
    expect(action?.changes).toEqual([{ field: 'email', before: null, after: 'c•••@mail.example' }])
  })

  it('from the root is of the merchant’s site', async () => {
    const body = { email: 'caller@mail.example', year: null, merchant_id: '1' }
    expect((await provider.call(sendBillLink, { params, body })).status).toBe(200)
    expect(cloud.outbox.at(-1)?.site).toBe('miamicounty')
  })

  it('needs an address, and a year with a bill', async () => {
    const send = (email: string, year: number | null) =>
      clerk.call(sendBillLink, { params, body: { email, year } })
    expect((await send('caller', null)).failure.errors).toHaveProperty('email')
    expect((await send('caller@mail.example', 1999)).failure.errors).toHaveProperty('year')
  })

  it('goes to an address five times, then has to wait', async () => {
    const body = { email: 'caller@mail.example', year: null }
    for (let n = 0; n < 5; n += 1) {
      expect((await clerk.call(sendBillLink, { params, body })).status).toBe(200)
    }
    expect((await clerk.call(sendBillLink, { params, body })).status).toBe(429)
  })
})

describe('eBilling for a caller', () => {
  it('is switched on for a user by the link, with a mail', async () => {
    const body = { user_id: ruth, email: null, on: true }
    const { answer } = await clerk.call(setCallerEbilling, { params, body })
    expect(answer?.data.ebilling?.on).toBe(true)
    const off = await clerk.call(setCallerEbilling, { params, body: { ...body, on: false } })
    expect(off.answer?.data.ebilling?.on ?? false).toBe(false)
  })

  it('by a confirmed address links the account as well', async () => {
    const email = 'user@miamicounty.example'
    const body = { user_id: null, email, on: true }
    const called = await clerk.call(setCallerEbilling, { params: other, body })
    expect(called.answer?.data).toMatchObject({ user_id: ruth, ebilling: { on: true } })
    expect(cloud.outbox.at(-1)).toMatchObject({ to: email, kind: 'ebilling' })
    const { actions, users } = await officeOf(admin, other)
    expect(users.map(({ user_id }) => user_id)).toContain(ruth)
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'account-linked',
      'ebilling-on',
    ])
  })

  it('is refused for nobody’s address, and for one of another merchant', async () => {
    for (const email of ['nobody@mail.example', 'user@tiffin.example']) {
      const body = { user_id: null, email, on: true }
      const { failure } = await clerk.call(setCallerEbilling, { params, body })
      expect(failure.code).toBe('no_user')
    }
  })

  it('is refused for an account that was unlinked meanwhile', async () => {
    const body = { user_id: ruth, email: null, on: true }
    const { failure } = await clerk.call(setCallerEbilling, { params: other, body })
    expect(failure.code).toBe('not_linked')
  })
})

describe('the account of a citizen, for the provider', () => {
  it('shows Support what the citizen sees, and the citizen’s link', async () => {
    const { answer } = await support.call(getAccountOfUser, { params: ofRuth })
    expect(answer?.data.link).not.toBeNull()
    const citizen = await as('user@miamicounty.example')
    const own = await citizen.call(getAccount, { params })
    expect(answer?.data.bills).toEqual(own.answer?.data?.bills)
    const activity = await support.call(listActivityOfUser, { params: ofRuth, query: {} })
    expect(activity.answer?.data.length).toBeGreaterThan(0)
  })

  it('is linked and unlinked by the provider, not by Support', async () => {
    const link = { params: ofOther, body: { nickname: null } }
    expect((await support.call(linkAccountOfUser, link)).status).toBe(403)
    expect((await provider.call(linkAccountOfUser, link)).status).toBe(200)
    expect((await provider.call(linkAccountOfUser, link)).failure.code).toBe('already_linked')
    expect((await provider.call(unlinkAccountOfUser, { params: ofOther })).status).toBe(200)
    const again = await provider.call(unlinkAccountOfUser, { params: ofOther })
    expect(again.failure.code).toBe('not_linked')
  })

  it('is nobody’s if the user is staff, or gone', async () => {
    const staff = { id: personaUserId('merchant-admin'), ...params }
    const { failure } = await provider.call(getAccountOfUser, { params: staff })
    expect(failure.code).toBe('not_citizen')
    const gone = await provider.call(getAccountOfUser, { params: { ...params, id: 'x' } })
    expect(gone.failure.code).toBe('gone')
  })
})

it('is all there again after a replay', async () => {
  const journal = memoryJournal()
  cloud = createCloud({ now: () => 0, journal })
  admin = await as('merchant-admin@miamicounty.example')
  await hold(dispute, (await officeOf(admin)).office)
  const body = { user_id: null, email: 'user@miamicounty.example', on: true }
  await admin.call(setCallerEbilling, { params: other, body })
  const before = [await officeOf(admin), await officeOf(admin, other)]
  cloud = createCloud({ now: () => 0, journal })
  admin = await as('merchant-admin@miamicounty.example')
  expect([await officeOf(admin), await officeOf(admin, other)]).toEqual(before)
})
