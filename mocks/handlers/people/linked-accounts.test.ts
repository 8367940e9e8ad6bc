import { beforeEach, describe, expect, it } from 'vitest'
import {
  linkAccount,
  listLinkedAccounts,
  setEbilling,
  unlinkAccount,
} from '@/contract/bills/accounts'
import { getBillHistory } from '@/contract/bills/bills'
import type { CallInput } from '@/contract/endpoint'
import { confirmEmail, keepOldEmail } from '@/contract/people/profile'
import { register, verifyToken } from '@/contract/people/sessions'
import { getSubscriptions, saveSubscriptions } from '@/contract/people/subscriptions'
import { updateProfile } from '@/contract/people/users'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import type { ParcelRow } from '@mocks/world/bills/parcels'

const minute = 60_000
const fail = (): never => {
  throw new Error('The world has no such thing')
}
const journal = memoryJournal()
let cloud: Cloud
let clock: number
let here: Caller

async function session(email: string, label = 'miamicounty'): Promise<Caller> {
  return callerFor(cloud, label, { token: await tokenFor(cloud, email) })
}

interface Newcomer {
  readonly label?: string
  readonly address?: string
  readonly isConfirmed?: boolean
}

/** A user who has just signed up. */
async function newcomer(
  number: number,
  { label = 'miamicounty', address = `203.0.113.${number}`, isConfirmed = true }: Newcomer = {},
): Promise<Caller> {
  const email = `newcomer${number}@mail.example`
  const fields = { name: 'Nora New', email, phone: null, password: 'A-Sample-1', terms: true }
  const { answer } = await callerFor(cloud, label, { address }).call(register, { body: fields })
  const token = answer?.authorisation.api_token ?? null
  const caller = callerFor(cloud, label, { token, address })
  if (isConfirmed) await confirm(caller)
  return caller
}

/** Opens the link of the newest mail that asks whether an address is right. */
async function confirm(caller: Caller): Promise<void> {
  const path = cloud.outbox.findLast(({ kind }) => kind === 'confirm')?.path ?? ''
  const token = new URL(path, 'http://mail.example').searchParams.get('confirm') ?? ''
  expect((await caller.call(confirmEmail, { body: { token } })).status).toBe(200)
}

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  here = await session('user@miamicounty.example')
})

type Body = CallInput<typeof linkAccount>['body']
const body = (more: Partial<Body> = {}): Body => ({
  department_id: 'real-estate-tax',
  account: '08-004518',
  client: '0001',
  pin: linkPinOf('08-004518'),
  nickname: null,
  ...more,
})
const link = (more: Partial<Body> = {}, caller = here) =>
  caller.call(linkAccount, { body: body(more) })
const list = async (caller = here) => (await caller.call(listLinkedAccounts, {})).answer?.data ?? []
const accounts = async (caller = here) => (await list(caller)).map(({ account }) => account)

describe('the accounts of a profile', () => {
  it('are those of the seed, with their balances', async () => {
    expect(await list()).toMatchObject([
      {
        account: '08-004512',
        client: '0001',
        nickname: 'Market Street',
        balance_cents: 94_864 + 91_244,
        past_due_cents: 94_864,
        next_due: '2026-07-10',
        ebilling: { on: true, from: '2026-02-01' },
      },
      { account: '08-004544', nickname: null, balance_cents: 0, next_due: null, ebilling: null },
    ])
    const sam = await session('user@tiffin.example', 'tiffin')
    expect(await list(sam)).toMatchObject([
      { account: '10-002232', balance_cents: 9_115 + 48_919, past_due_cents: 48_919 },
    ])
  })

  it('grow by one that is proven by its PIN', async () => {
    const { answer } = await link({ nickname: ' Cabin ' })
    expect(answer?.data).toMatchObject({ account: '08-004518', nickname: 'Cabin', ebilling: null })
    expect(await accounts()).toEqual(['08-004512', '08-004544', '08-004518'])
  })

  it.each([
    ['without dashes', { account: '08004518' }],
    ['with spaces', { account: ' 08 004518 ' }],
    ['with a bare customer number', { client: '1' }],
    ['without a customer number', { client: null }],
    ['with a PIN in groups', { pin: '731 904' }],
  ] as const)('can be named %s', async (_, more) => {
    expect((await link(more)).answer?.data).toMatchObject({ account: '08-004518' })
  })

  it.each([
    ['a wrong PIN', { pin: '000000' }],
    ['a part of the PIN', { pin: linkPinOf('08-004518').slice(0, 5) }],
    ['no PIN', { pin: '' }],
    // Its second-to-last half was paid in full before it was due.
    ['the last payment', { pin: '702.19' }],
    ['the last payment in cents', { pin: '70219' }],
    ['a number that is not there', { account: '08-999999' }],
    ['another number', { account: '08-004530' }],
    ['another customer', { client: '0002' }],
    ['a lost zero', { account: '8-004518' }],
    ['another department', { department_id: 'manufactured-home-tax' }],
  ] as const)('get the same answer for %s', async (_, more) => {
    const { status, answer } = await link(more)
    expect(status).toBe(200)
    expect(answer).toEqual({ data: null })
    expect(await accounts()).toHaveLength(2)
  })

  it.each(['dog-licenses', 'building-permits', 'no-such'])('cannot be of %s', async (id) => {
    const { status, failure } = await link({ department_id: id })
    expect(status).toBe(422)
    expect(Object.keys(failure.errors ?? {})).toEqual(['department_id'])
  })

  it('are linked once', async () => {
    await link()
    const { status, failure } = await link()
    expect(status).toBe(409)
    expect(failure.code).toBe('already_linked')
  })

  it('cannot be guessed: five wrong tries of a person, or on an account, are all', async () => {
    const wrong = { pin: '1' } as const
    for (let round = 0; round < 5; round += 1) await link({ ...wrong, account: `08-00100${round}` })
    const refused = await link()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('900')
    clock += 16 * minute
    expect((await link()).answer?.data).not.toBeNull()

    // The other way round: each person tries once, on one account.
    for (let person = 0; person < 5; person += 1) {
      await link({ ...wrong, account: '08-004530' }, await newcomer(person))
    }
    const right = { account: '08-004530', pin: linkPinOf('08-004530') }
    expect((await link(right, await newcomer(5))).status).toBe(429)
  })

  it('cannot be guessed by many people of one network', async () => {
    const address = '198.51.100.7'
    for (let person = 0; person < 5; person += 1) {
      const caller = await newcomer(person, { address })
      for (let round = 0; round < 4; round += 1) {
        const account = `08-0010${person}${round}`
        expect((await link({ pin: '1', account }, caller)).status).toBe(200)
      }
    }
    expect((await link({}, await newcomer(5, { address }))).status).toBe(429)
    expect((await link({}, await newcomer(6))).answer?.data).not.toBeNull()
  })

  it('are no way to go on guessing: an own PIN between wrong ones forgets nothing', async () => {
    const own = { account: '08-004512', pin: linkPinOf('08-004512') }
    const statuses: number[] = []
    for (let round = 0; round < 5; round += 1) {
      await link({ pin: '1', account: `08-00100${round}` })
      statuses.push((await link(own)).status)
    }
    expect(statuses).toEqual([409, 409, 409, 409, 429])
  })

  it('can be unlinked, and unlinking twice is reported', async () => {
    const [first] = await list()
    const params = { id: first?.id ?? '' }
    expect((await here.call(unlinkAccount, { params })).status).toBe(200)
    expect(await accounts()).toEqual(['08-004544'])
    const again = await here.call(unlinkAccount, { params })
    expect(again.status).toBe(409)
    expect(again.failure.code).toBe('not_linked')
  })

  it('cannot be changed by other users', async () => {
    const sam = await session('user@tiffin.example', 'tiffin')
    const [first] = await list()
    const params = { id: first?.id ?? '' }
    expect((await sam.call(unlinkAccount, { params })).status).toBe(409)
    expect((await sam.call(setEbilling, { params, body: { on: false } })).status).toBe(409)
    expect(await accounts()).toHaveLength(2)
  })

  it('leave no PIN in the journal', async () => {
    cloud = createCloud({ journal })
    here = await session('user@miamicounty.example')
    await link()
    const entries = JSON.stringify(await journal.load())
    expect(entries).toContain('08-004518')
    expect(entries).not.toContain(linkPinOf('08-004518'))
  })
})

describe('another user’s account', () => {
  const world = createWorld('civic-till')
  const rows = (label: string, departmentId: string, count: number) =>
    (world.tenant(label)?.parcels.filter((row) => row.department_id === departmentId) ?? [])
      .filter(({ id }) => !['10-002232', '08-004512', '08-004544'].includes(id))
      .slice(0, count)
      .map((row) => ({ label, departmentId, row }))
  const targets = [
    ...rows('tiffin', 'water-sewer', 20),
    ...rows('miamicounty', 'real-estate-tax', 5),
  ]

  /** The amounts in the bill's history, which everyone can read who knows number and ZIP code. */
  async function amountsOf(label: string, row: ParcelRow): Promise<number[]> {
    const caller = callerFor(cloud, label)
    const input = { params: { parcelId: row.id }, query: { zip: row.zip } }
    const { answer } = await caller.call(getBillHistory, input)
    return answer?.data.map(({ amount_cents }) => amount_cents) ?? []
  }

  it.each([
    [false, [409, 'email_unconfirmed', undefined]],
    [true, [200, undefined, null]],
  ])(
    'is not linked by what its history shows; address confirmed: %s',
    async (isConfirmed, said) => {
      expect(targets).toHaveLength(25)
      let number = 0
      for (const { label, departmentId, row } of targets) {
        const [last = 0] = await amountsOf(label, row)
        expect(last).toBeGreaterThan(0)
        const { account, client } = row
        const named = { department_id: departmentId, account, client }
        const stranger = await newcomer((number += 1), { label, isConfirmed })
        for (const pin of [String(last), (last / 100).toFixed(2)]) {
          const { status, answer, failure } = await link({ ...named, pin }, stranger)
          expect([status, failure.code, answer?.data]).toEqual(said)
        }
        expect(await list(stranger)).toEqual([])
      }
    },
  )

  it('is not linked by the proof that once was one', async () => {
    const [last] = await amountsOf('miamicounty', targets.at(-1)?.row ?? fail())
    const proof = { kind: 'last-amount', amount_cents: last }
    const { pin: _pin, ...old } = body()
    const token = await tokenFor(cloud, 'user@miamicounty.example')
    const response = await cloud.fetch(
      new Request('http://miamicounty.pay.localhost:5173/api/user/linked-accounts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...old, proof }),
      }),
    )
    expect(response.status).toBe(422)
  })

  it('takes a confirmed address before the PIN is looked at', async () => {
    const stranger = await newcomer(1, { isConfirmed: false })
    for (const pin of ['1', linkPinOf('08-004518'), linkPinOf('08-004518')]) {
      const { status, failure } = await link({ pin }, stranger)
      expect([status, failure.code]).toEqual([409, 'email_unconfirmed'])
    }
    await confirm(stranger)
    expect((await link({}, stranger)).answer?.data).not.toBeNull()
  })

  it('cannot be linked by a user who requests another address and keeps the old one', async () => {
    const stranger = await newcomer(1, { isConfirmed: false })
    const me = (await stranger.call(verifyToken, {})).answer?.user
    const { name, username, phone } = me ?? fail()
    const params = { id: me?.id ?? '' }
    const email = 'another@mail.example'
    const moved = { name, username, phone, email, current_password: 'A-Sample-1' }
    await stranger.call(updateProfile, { params, body: moved })
    await stranger.call(keepOldEmail, {})
    expect((await link({}, stranger)).failure.code).toBe('email_unconfirmed')
    await confirm(stranger)
    expect((await stranger.call(verifyToken, {})).answer?.user).toMatchObject({ email })
    expect((await link({}, stranger)).answer?.data).not.toBeNull()
  })

  it('is linked with its PIN, and its other users are told by mail', async () => {
    const account = { account: '08-004512', pin: linkPinOf('08-004512') }
    const told = () => cloud.outbox.filter(({ kind }) => kind === 'account-linked')
    await link(account, await newcomer(1))
    expect(told()).toMatchObject([
      { to: 'user@miamicounty.example', path: '/user-profile/6?tab=linked' },
    ])
    await link(account, await newcomer(2))
    expect(told().map(({ to }) => to)).toEqual([
      'user@miamicounty.example',
      'user@miamicounty.example',
      'newcomer1@mail.example',
    ])
    // No mail is sent for an account without other users, or for a wrong PIN.
    await link({}, await newcomer(3))
    await link({ ...account, pin: '1' }, await newcomer(4))
    expect(told()).toHaveLength(3)
  })
})

describe('eBilling of an account', () => {
  const turn = (id: string, on: boolean) => here.call(setEbilling, { params: { id }, body: { on } })

  it('begins and ends with the bills of a coming month', async () => {
    const [home, other] = await list()
    const on = await turn(other?.id ?? '', true)
    expect(on.answer?.data.ebilling).toEqual({ on: true, from: '2026-07-01' })
    const off = await turn(home?.id ?? '', false)
    expect(off.answer?.data.ebilling).toEqual({ on: false, from: '2026-07-01' })
    // Taken back while it waits: at once.
    const again = await turn(home?.id ?? '', true)
    expect(again.answer?.data.ebilling).toEqual({ on: true, from: '2026-06-01' })
  })
})

describe('kinds of e-mail', () => {
  it('are all on by default', async () => {
    const { answer } = await here.call(getSubscriptions, {})
    expect(answer?.data).toEqual({ email: 'user@miamicounty.example', unwanted: [] })
  })

  it('are the chosen ones, and receipts always', async () => {
    await here.call(saveSubscriptions, { body: { unwanted: ['outage'] } })
    const { answer } = await here.call(saveSubscriptions, {
      body: { unwanted: ['receipt', 'due-soon', 'announcement', 'due-soon'] },
    })
    expect(answer?.data.unwanted).toEqual(['announcement', 'due-soon'])
    const read = await here.call(getSubscriptions, {})
    expect(read.answer?.data.unwanted).toEqual(['announcement', 'due-soon'])
  })
})
