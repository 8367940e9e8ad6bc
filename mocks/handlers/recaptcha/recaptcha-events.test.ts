import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { searchBills } from '@/contract/bills/bill-search'
import type { CallInput } from '@/contract/endpoint'
import {
  createRecaptchaBlock,
  deleteRecaptchaBlock,
  listRecaptchaBlocks,
} from '@/contract/recaptcha/recaptcha-blocks'
import {
  getRecaptchaEvent,
  getRecaptchaSummary,
  listRecaptchaEvents,
  markRecaptchaEvent,
  revealRecaptchaAddress,
} from '@/contract/recaptcha/recaptcha-events'
import { getRecaptchaSettings, saveRecaptchaSettings } from '@/contract/recaptcha/recaptcha-limits'
import { login } from '@/contract/people/sessions'
import { memoryJournal } from '@mocks/cloud/journal'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import {
  balances,
  bodyFor,
  firstHalf,
  freshTill,
  minute,
  nextKey,
  openTill,
  pass,
  pay,
  post,
  quote,
  second,
  secondHalf,
  till,
} from '@mocks/handlers/payments/payments.test-support'

/** Staff, in an office of their own. */
const office = '192.0.2.77'
let admin: Caller
let superUser: Caller

async function signIn() {
  const as = async (email: string) =>
    callerFor(till.cloud, null, { token: await tokenFor(till.cloud, email), address: office })
  admin = await as('admin@civictill.example')
  superUser = await as('super@civictill.example')
}

beforeEach(async () => {
  freshTill()
  await signIn()
})

const declined = (n: number) => `94720463819${n}1038`

/** One visitor after the other in the same minute. */
async function tryCards(count: number) {
  for (let n = 0; n < count; n += 1) {
    await pay([firstHalf], { token: declined(n) })
    pass(25 * second)
  }
}

async function list(query: CallInput<typeof listRecaptchaEvents>['query'] = {}) {
  const { answer } = await admin.call(listRecaptchaEvents, { query })
  if (!answer) throw new Error('The list was refused')
  return answer
}

const latest = async (action: 'pay' | 'search' | 'sign-in' = 'pay') => {
  const [event] = (await list({ action })).data
  if (!event) throw new Error('There is no try')
  return event
}

type Block = CallInput<typeof createRecaptchaBlock>['body']

async function decide(more: Partial<Block> & Pick<Block, 'kind'>, caller = admin) {
  const event_id = more.kind === 'visible' ? null : (await latest()).id
  const body = { event_id, merchant_id: null, covers: 'address', length: 'hour', confirm: '' }
  return caller.call(createRecaptchaBlock, {
    body: { ...body, covers: 'address', length: 'hour', ...more },
  })
}

async function limit(change: object, caller = superUser) {
  const { answer } = await caller.call(getRecaptchaSettings, {})
  if (!answer) throw new Error('The settings were refused')
  const { updated_at: _at, updated_by: _by, ...settings } = answer.data
  return caller.call(saveRecaptchaSettings, { body: { ...settings, ...change } })
}

describe('what visitors try', () => {
  it('is recorded where it happens: search, price, payment', async () => {
    await till.guest.call(searchBills, { query: { by: 'number', q: '08-0045', status: 'all' } })
    await pay([firstHalf])
    const { data } = await list({ network: '198.18.7.0/24' })
    expect(data.map(({ action }) => action).toSorted()).toEqual(['pay', 'quote', 'search'])
    const paid = await latest()
    expect(paid).toMatchObject({
      merchant: { id: '1' },
      network: '198.18.7.0/24',
      country: 'US',
      score: 0.9,
      cards: 1,
      last4: '1443',
      bank: 'approved',
      outcome: 'allowed',
    })
    expect(paid.payment?.day).toBe('2026-06-01')
  })

  it('a wrong password is a try to sign in, of no merchant on the root domain', async () => {
    const root = callerFor(till.cloud, null)
    await root.call(login, { body: { email: 'no@body.example', password: 'wrong' } })
    expect(await latest('sign-in')).toMatchObject({ merchant: null, outcome: 'allowed' })
  })

  it('staff at work are no visitors', async () => {
    const { pagination } = await list()
    const token = await tokenFor(till.cloud, 'merchant-admin@miamicounty.example')
    const staff = callerFor(till.cloud, 'miamicounty', { token })
    await staff.call(searchBills, { query: { by: 'number', q: '08-0045', status: 'all' } })
    expect((await list()).pagination.total).toBe(pagination.total)
  })

  it('declined cards lower the score, and are counted', async () => {
    await tryCards(2)
    expect(await latest()).toMatchObject({ bank: 'declined', declines: 2, cards: 1, score: 0.8 })
  })
})

describe('the list', () => {
  it('has the tries of two days, with one burst of card testing', async () => {
    const { pagination } = await list()
    expect(pagination.total).toBeGreaterThan(190)
    const burst = await list({ network: '198.51.100.0/24', per_page: 100 })
    expect(burst.pagination.total).toBe(64)
    expect(Math.max(...burst.data.map(({ declines }) => declines))).toBeGreaterThan(4)
  })

  it.each([
    ['merchant', { merchant_id: '2' }, { merchant: { id: '2' } }],
    ['action', { action: 'search' }, { action: 'search' }],
    ['outcome', { outcome: 'blocked' }, { outcome: 'blocked' }],
    ['score', { score: 'low' }, { score: 0.1 }],
    ['day', { from: '2026-05-31', to: '2026-05-31' }, {}],
  ] as const)('is filtered by %s', async (_name, query, fits) => {
    const { data, pagination } = await list({ ...query, per_page: 100 })
    expect(data.length).toBeGreaterThan(0)
    expect(pagination.total).toBeLessThan((await list()).pagination.total)
    for (const row of data) expect(row).toMatchObject(fits)
  })

  it('masks every address; a look at a whole one is in the log', async () => {
    const event = await latest()
    expect(JSON.stringify(await list({ per_page: 100 }))).not.toMatch(/198\.51\.100\.24/u)
    const params = { id: event.id }
    const { answer } = await admin.call(revealRecaptchaAddress, { params })
    expect(answer?.data.address).toMatch(/^100\.|^2001:/u)
    const log = await superUser.call(listAudit, { query: { object_kind: 'recaptcha' } })
    expect(log.answer?.data[0]).toMatchObject({
      action: 'recaptcha-address-viewed',
      object: { id: event.id, name: event.network },
    })
  })

  it('has figures of the same rows', async () => {
    const query = { network: '198.51.100.0/24' }
    const { answer } = await admin.call(getRecaptchaSummary, { query })
    const { data } = await list({ ...query, per_page: 100 })
    expect(answer?.data).toMatchObject({
      events: data.length,
      low: data.filter(({ score }) => score < 0.5).length,
      declines: { most: Math.max(...data.map(({ declines }) => declines)) },
    })
    const counted = answer?.data.hours.map((hour) => hour.allowed + hour.challenged + hour.blocked)
    expect(counted?.reduce((one, other) => one + other, 0)).toBe(data.length)
  })

  it('a false positive counts no more, and can be taken back', async () => {
    await tryCards(2)
    const { id } = await latest()
    const mark = (false_positive: boolean) =>
      admin.call(markRecaptchaEvent, { params: { id }, body: { false_positive } })
    await mark(true)
    const read = async () => (await admin.call(getRecaptchaEvent, { params: { id } })).answer?.data
    expect(await read()).toMatchObject({ false_positive: { by: 'Ben Ortiz' }, declines: 1 })
    await mark(false)
    expect(await read()).toMatchObject({ false_positive: null, declines: 2 })
  })
})

describe('a block', () => {
  const network = '198.18.7.0/24'

  it('refuses the next payment, and neither a search, a price nor a bill', async () => {
    await pay([firstHalf], { token: declined(1) })
    await decide({ kind: 'block' })
    const { status, failure } = await pay([firstHalf])
    expect([status, failure.code]).toEqual([423, 'blocked'])
    const query = { by: 'number' as const, q: '08-0045', status: 'all' as const }
    expect((await till.guest.call(searchBills, { query })).status).toBe(200)
    expect(await balances()).toEqual([94_864, 91_244])
    expect((await latest('search')).outcome).toBe('allowed')
    const { data } = await list({ outcome: 'blocked' })
    expect(data[0]).toMatchObject({ action: 'pay', reason: 'block', network })
  })

  it('is for its visitor alone: others pay', async () => {
    await pay([firstHalf], { token: declined(1) })
    await decide({ kind: 'block', covers: 'network' })
    const near = callerFor(till.cloud, 'miamicounty', { address: '198.18.7.99' })
    const far = callerFor(till.cloud, 'miamicounty', { address: '198.18.8.24' })
    const body = bodyFor(await quote([firstHalf]))
    expect((await post(body, nextKey(), near)).failure.code).toBe('blocked')
    expect((await post(body, nextKey(), far)).status).toBe(201)
  })

  it('ends by the clock', async () => {
    await pay([firstHalf], { token: declined(1) })
    await decide({ kind: 'block', length: 'day' })
    pass(24 * 60 * minute - 1)
    expect((await pay([firstHalf])).failure.code).toBe('blocked')
    pass(1)
    expect((await pay([firstHalf])).status).toBe(201)
    await signIn()
    expect((await admin.call(listRecaptchaBlocks, {})).answer?.data).toEqual([])
  })

  it('is lifted by a Super User, once', async () => {
    await pay([firstHalf], { token: declined(1) })
    const id = (await decide({ kind: 'block' })).answer?.data.id ?? ''
    const lift = () => superUser.call(deleteRecaptchaBlock, { params: { id } })
    expect([(await lift()).status, (await lift()).failure.code]).toEqual([200, 'gone'])
    expect((await pay([firstHalf])).status).toBe(201)
  })

  it('of the own network has to be typed', async () => {
    await pay([firstHalf], { token: declined(1) })
    const token = await tokenFor(till.cloud, 'admin@civictill.example')
    const here = callerFor(till.cloud, null, { token })
    const [own] = (await here.call(listRecaptchaEvents, { query: {} })).answer?.data ?? []
    expect(own?.is_own).toBe(true)
    const refused = await decide({ kind: 'block' }, here)
    expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([422, ['confirm']])
    expect((await decide({ kind: 'block', confirm: ` ${network} ` }, here)).status).toBe(200)
  })

  it('is in the log when it is put and when it is lifted', async () => {
    const id = (await decide({ kind: 'block' })).answer?.data.id ?? ''
    await superUser.call(deleteRecaptchaBlock, { params: { id } })
    const query = { object_kind: 'recaptcha', object_id: id }
    const { answer } = await superUser.call(listAudit, { query })
    expect(answer?.data.map(({ action }) => action)).toEqual([
      'recaptcha-lifted',
      'recaptcha-blocked',
    ])
  })
})

describe('other decisions', () => {
  it('the visible challenge is met by every payer of one site, for two hours', async () => {
    await decide({ kind: 'visible', merchant_id: '1' })
    const key = nextKey()
    const body = bodyFor(await quote([firstHalf]))
    const { failure } = await post(body, key)
    expect(failure.code).toBe('challenge')
    const passed = { ...body, recaptcha_token: failure.challenge ?? '' }
    expect((await post(passed, key)).status).toBe(201)
    pass(120 * minute)
    expect((await pay([secondHalf])).status).toBe(201)
  })

  it('a trusted visitor is not asked for a low score', async () => {
    await pay([firstHalf], { email: 'jo+bot@example.com' })
    await decide({ kind: 'allow' })
    expect((await pay([firstHalf], { email: 'jo+bot@example.com' })).status).toBe(201)
  })
})

describe('the limits', () => {
  it('a challenge below 1.0 asks everyone', async () => {
    await limit({ challenge_below: 1 })
    expect((await pay([firstHalf])).failure.code).toBe('challenge')
  })

  it('a block below 0.9 refuses a visitor whose card was declined', async () => {
    await limit({ challenge_below: 0.9, block_below: 0.9 })
    await pay([firstHalf], { token: declined(1) })
    expect((await pay([firstHalf])).failure.code).toBe('blocked')
  })

  it('fewer declines pause a payer for longer', async () => {
    await limit({ declines: 2, pause_minutes: 30 })
    await tryCards(2)
    const { status, failure } = await pay([firstHalf])
    expect(status).toBe(429)
    expect(failure['retry_after_seconds']).toBeGreaterThan(29 * 60)
  })

  it('more tries in ten minutes than the network may make are asked', async () => {
    await limit({ per_network: 3, declines: 10 })
    await tryCards(3)
    expect((await pay([firstHalf])).failure.code).toBe('challenge')
    expect(await latest()).toMatchObject({ outcome: 'challenged', reason: 'network' })
  })

  it('that contradict each other are refused', async () => {
    const { status, failure } = await limit({ block_below: 0.6, challenge_below: 0.5 })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['block_below']])
  })

  it('two people who change them are told of each other', async () => {
    const { answer } = await superUser.call(getRecaptchaSettings, {})
    if (!answer) throw new Error('The settings were refused')
    const { updated_at: _at, updated_by: _by, ...settings } = answer.data
    await limit({ per_bin: 12 })
    const { status, failure } = await superUser.call(saveRecaptchaSettings, {
      body: { ...settings, per_bin: 14 },
    })
    expect([status, failure.code]).toEqual([409, 'changed'])
    expect(failure.current).toMatchObject({ per_bin: 12 })
  })
})

it(
  'a world that is opened again has the same tries, blocks and limits',
  { timeout: 60_000 },
  async () => {
    const journal = memoryJournal()
    openTill({ journal })
    await signIn()
    await tryCards(2)
    await decide({ kind: 'block' })
    await decide({ kind: 'visible', merchant_id: '2' })
    await limit({ per_bin: 12 })
    await till.guest.call(searchBills, { query: { by: 'number', q: '08-0045', status: 'all' } })
    const { id } = await latest()
    await admin.call(markRecaptchaEvent, { params: { id }, body: { false_positive: true } })
    const hash = await till.cloud.hash()
    openTill({ journal })
    expect(await till.cloud.hash()).toBe(hash)
  },
)
