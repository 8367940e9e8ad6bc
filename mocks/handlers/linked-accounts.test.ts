import { beforeEach, describe, expect, it } from 'vitest'
import { linkAccount, listLinkedAccounts, setEbilling, unlinkAccount } from '@/contract/accounts'
import type { CallInput } from '@/contract/endpoint'
import { register } from '@/contract/sessions'
import { getSubscriptions, saveSubscriptions } from '@/contract/subscriptions'
import type { Cloud } from '@mocks/cloud/cloud'
import { createCloud } from '@mocks/cloud/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { linkPinOf } from '@mocks/world/link-pins'

const minute = 60_000
const journal = memoryJournal()
let cloud: Cloud
let clock: number
let here: Caller

async function session(email: string, label = 'miamicounty'): Promise<Caller> {
  return callerFor(cloud, label, { token: await tokenFor(cloud, label, email) })
}

async function newcomer(number: number): Promise<Caller> {
  const email = `newcomer${number}@mail.example`
  const fields = { name: 'Nora New', email, phone: null, password: 'A-Sample-1', terms: true }
  const { answer } = await callerFor(cloud, 'miamicounty').call(register, { body: fields })
  return callerFor(cloud, 'miamicounty', { token: answer?.authorisation.api_token ?? null })
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
  proof: { kind: 'pin', pin: linkPinOf('08-004518') },
  nickname: null,
  ...more,
})
const link = (more: Partial<Body> = {}, caller = here) =>
  caller.call(linkAccount, { body: body(more) })
const list = async (caller = here) => (await caller.call(listLinkedAccounts, {})).answer?.data ?? []
const accounts = async (caller = here) => (await list(caller)).map(({ account }) => account)

describe('the accounts of a profile', () => {
  it('are those of the seed, with what they owe', async () => {
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
    ['with a PIN in groups', { proof: { kind: 'pin', pin: '731 904' } }],
    // Its second-to-last half was paid in full before it was due.
    ['by the last payment', { proof: { kind: 'last-amount', amount_cents: 70_219 } }],
  ] as const)('can be named %s', async (_, more) => {
    expect((await link(more)).answer?.data).toMatchObject({ account: '08-004518' })
  })

  it.each([
    ['a wrong PIN', { proof: { kind: 'pin', pin: '000000' } }],
    ['a wrong amount', { proof: { kind: 'last-amount', amount_cents: 70_218 } }],
    ['no amount at all', { proof: { kind: 'last-amount', amount_cents: 0 } }],
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
    const wrong = { proof: { kind: 'pin', pin: '1' } } as const
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
    const proof = { kind: 'pin', pin: linkPinOf('08-004530') } as const
    expect((await link({ account: '08-004530', proof }, await newcomer(5))).status).toBe(429)
  })

  it('are let go, and that twice is told', async () => {
    const [first] = await list()
    const params = { id: first?.id ?? '' }
    expect((await here.call(unlinkAccount, { params })).status).toBe(200)
    expect(await accounts()).toEqual(['08-004544'])
    const again = await here.call(unlinkAccount, { params })
    expect(again.status).toBe(409)
    expect(again.failure.code).toBe('not_linked')
  })

  it('are nobody else’s to change', async () => {
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
    await link({ account: '08-007731', proof: { kind: 'last-amount', amount_cents: 64_010 } })
    const entries = JSON.stringify(await journal.load())
    expect(entries).toContain('08-004518')
    expect(entries).not.toContain(linkPinOf('08-004518'))
    expect(entries).not.toContain('last-amount')
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

describe('what comes by e-mail', () => {
  it('is everything until somebody says otherwise', async () => {
    const { answer } = await here.call(getSubscriptions, {})
    expect(answer?.data).toEqual({ email: 'user@miamicounty.example', unwanted: [] })
  })

  it('is what was chosen, receipts always', async () => {
    await here.call(saveSubscriptions, { body: { unwanted: ['outage'] } })
    const { answer } = await here.call(saveSubscriptions, {
      body: { unwanted: ['receipt', 'due-soon', 'announcement', 'due-soon'] },
    })
    expect(answer?.data.unwanted).toEqual(['announcement', 'due-soon'])
    const read = await here.call(getSubscriptions, {})
    expect(read.answer?.data.unwanted).toEqual(['announcement', 'due-soon'])
  })
})
