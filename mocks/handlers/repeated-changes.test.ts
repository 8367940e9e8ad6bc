import { describe, expect, it } from 'vitest'
import { contract, type CallId } from '@/contract/all'
import { getChange } from '@/contract/changes'
import { listMerchants } from '@/contract/merchants/merchant-list'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { faultsHeader, visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { writingCalls } from '@mocks/samples/random-writes'
import { readingCalls } from '@mocks/samples/reading-calls'
import { sampleCallersOf } from '@mocks/samples/sample-callers'
import { sampleCalls } from '@mocks/samples/sample-calls'

/**
 * Every call that is no reading, sent twice (decision 40): it has a key, or it is named here with the
 * reason why twice is the same as once. A call that joins the contract joins here.
 */
const harmless = {
  'only asks, and changes nothing': readingCalls,
  'only looks or tests, and the log has every time': [
    'testCardPoint',
    'revealEmail',
    'revealRecaptchaAddress',
  ],
  'opens or ends a session': ['login', 'endSessions'],
  'mails what was mailed before, as often as the limit allows': [
    'forgotPassword',
    'emailReceipt',
    'sendConfirmation',
  ],
  'an unconfirmed sign-up counts for nothing, and the address tells its owner': ['register'],
  'its link or password works once': ['resetPassword', 'confirmEmail', 'changePassword'],
  'an edit carries the version that it was made to': [
    'updateMerchant',
    'saveCardPoint',
    'updateDepartment',
    'updateUser',
    'updateMaintenanceWindow',
    'saveRecaptchaSettings',
  ],
  'sets what it names to what it says': [
    'updateProfile',
    'setMerchantStatus',
    'setDepartmentStatus',
    'setAllDepartmentsStatus',
    'setDepartmentHidden',
    'orderDepartments',
    'saveDepartmentSettings',
    'deactivateUser',
    'activateUser',
    'unlockUser',
    'setEbilling',
    'saveSubscriptions',
    'saveImportMapping',
    'answerUnsubscribeLink',
    'markRecaptchaEvent',
  ],
  'takes something away, which is then gone': [
    'deleteMerchant',
    'deleteNotification',
    'deleteDepartment',
    'deleteUser',
    'deleteMaintenanceWindow',
    'deleteRecaptchaBlock',
    'cancelScheduledSettings',
    'keepOldEmail',
    'unlinkAccount',
    'unlinkAccountOfUser',
    'cancelSale',
    'cancelImport',
  ],
  'rows that are there are taken once': ['putImportRows'],
  'an account is linked to a user once': ['linkAccount'],
} as const satisfies Readonly<Record<string, readonly CallId[]>>

const calls = Object.values(contract)
const keyed = calls.filter(({ key }) => key === 'header' || key === 'field').map(({ id }) => id)
const attempts = calls.filter(({ key }) => key === 'attempt').map(({ id }) => id)

it('each call has a key, or a reason why it needs none', () => {
  const named: readonly CallId[] = [...keyed, ...attempts, ...Object.values(harmless).flat()]
  const sending = calls.filter(({ method }) => method !== 'GET').map(({ id }) => id)
  expect(named.toSorted()).toEqual(sending.toSorted())
  expect(sending).toEqual(expect.arrayContaining([...writingCalls]))
})

/** A second one is told that it is so already, which screens take for a success (`src/api`). */
const alreadySo = {
  deactivateUser: 'deactivated',
  activateUser: 'not_deactivated',
  unlockUser: 'not_locked',
  deleteUser: 'gone',
  deleteMerchant: 'gone',
  deleteNotification: 'gone',
  deleteDepartment: 'gone',
  deleteMaintenanceWindow: 'gone',
  deleteRecaptchaBlock: 'gone',
  unlinkAccount: 'not_linked',
  unlinkAccountOfUser: 'not_linked',
} as const satisfies Readonly<Partial<Record<CallId, string>>>

it.each(Object.entries(alreadySo))('%s, sent again, is %s: no 404 leads away', async (id, code) => {
  const cloud = createCloud(clock)
  const { request, first } = await made(cloud, isCall(id) ? id : 'getChange')
  expect(first.status).toBe(200)
  const { status, body } = await facts(cloud.fetch(request.clone()))
  expect([status, body]).toEqual([409, expect.objectContaining({ code })])
})

it('the key stands in the body of given calls and in the header of added ones', () => {
  const places = calls.flatMap(({ in_specification: given, key }) => (key ? [[given, key]] : []))
  for (const [given, key] of places) expect(key === 'field').toBe(given)
})

it('whoever has a key is signed in: it is looked for among the caller’s own', () => {
  const open = calls.filter(({ id, access }) => keyed.includes(id) && access === 'anyone')
  expect(open).toEqual([])
})

const isCall = (id: string): id is CallId => id in contract

const clock = { now: () => 0, scenarios: true }

/** The request of a sample with a key of its own, and what it was answered. */
async function made(cloud: Cloud, id: CallId) {
  const path = new RegExp(`^/${contract[id].path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u')
  const seen: { request: Request; answer: Promise<Response> }[] = []
  const watched: Cloud = {
    ...cloud,
    get outbox() {
      return cloud.outbox
    },
    fetch: async (given, address) => {
      const isOther = given.method !== contract[id].method
      if (isOther || !path.test(new URL(given.url).pathname)) return cloud.fetch(given, address)
      const request = await withKey(given, id)
      const answer = cloud.fetch(request.clone(), address)
      seen.push({ request, answer: answer.then((first) => first.clone()) })
      return answer
    },
  }
  await sampleCalls[id]({ ...(await sampleCallersOf(watched)), round: 1 })
  const [only] = seen
  if (!only || seen.length > 1) throw new Error(`The sample of ${id} sends it ${seen.length} times`)
  return { request: only.request, first: await facts(only.answer) }
}

const keyOf = (id: CallId) => `key-of-${id}`

async function withKey(request: Request, id: CallId): Promise<Request> {
  if (contract[id].key === 'field') return withBody(request, { idempotency_key: keyOf(id) })
  const headers = new Headers(request.headers)
  headers.set('Idempotency-Key', keyOf(id))
  return new Request(request, { headers })
}

async function withBody(request: Request, change: object): Promise<Request> {
  const { url, method, headers } = request
  const body: unknown = await request.clone().json()
  const fields = typeof body === 'object' ? body : {}
  return new Request(url, { method, headers, body: JSON.stringify({ ...fields, ...change }) })
}

async function facts(answering: Response | Promise<Response>) {
  const answer = await answering
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

/** Rows of a file that is imported are kept beside the journal: this one's are gone. */
const ofUpload: ReadonlySet<string> = new Set([
  'headings',
  'samples',
  'received',
  'mapping',
  'remembered',
  'state',
])
const withoutUpload = (answer: object): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name: string, value: unknown) =>
      ofUpload.has(name) ? undefined : value,
    ),
  )

const writesOf = async (cloud: Cloud) => (await cloud.control.state()).writes

/** What became of it, as its own caller or another one asks. */
async function askedBy(cloud: Cloud, request: Request, key: string) {
  const headers = { Authorization: request.headers.get('authorization') ?? '' }
  const { body } = await facts(
    cloud.fetch(new Request(new URL(`/api/changes/${key}`, request.url), { headers })),
  )
  return body
}

/** Another change with the same key: one field of the body, or another object of the path. */
const other = {
  copySettings: { parts: ['payments'] },
  makeTestPayment: { merchant_id: '2' },
  createDepartment: { merchant_id: '2' },
  addSampleBills: { department_id: 'another' },
  createMerchant: { name: 'Another' },
  createUser: { name: 'Another' },
  sendReset: null,
  inviteUser: null,
  setAccountHold: { hold: { code: 'OTHER', reason: 'Another.', until: '' } },
  sendBillLink: { email: 'another@mail.example' },
  setCallerEbilling: { on: false },
  linkAccountOfUser: { nickname: 'Another' },
  reconcileBatch: { note: 'Another' },
  voidTransaction: { note: 'Another' },
  refundTransaction: { note: 'Another' },
  decideRefund: { approve: false },
  checkTransaction: null,
  resendReceipt: { email: 'another@mail.example' },
  noteTransaction: { text: 'Another' },
  createImport: { mode: 'add-only' },
  commitImport: { confirmed: false },
  undoImport: null,
  createMaintenanceWindow: { message: 'Another' },
  endMaintenanceWindow: { version: 'another' },
  createNotification: { name: 'Another' },
  updateNotification: { name: 'Another' },
  testNotification: { language: 'es' },
  scheduleNotification: { confirmed: 1 },
  cancelNotification: { version: 'another' },
  pauseNotification: { paused: false },
  duplicateNotification: null,
  updateWarning: { note: 'Another' },
  createRecaptchaBlock: { length: 'day' },
} as const satisfies Readonly<Partial<Record<CallId, object | null>>>
type Keyed = keyof typeof other
const isKeyed = (id: CallId): id is Keyed => id in other

it('tries all of them', () => {
  expect(Object.keys(other).toSorted()).toEqual(keyed.toSorted())
})

describe.each(keyed.filter(isKeyed))('%s', (id) => {
  const anew = (request: Request) => request.clone()

  it('is made once, however often and with how many at once it is sent', async () => {
    const journal = memoryJournal()
    const cloud = createCloud({ ...clock, journal })
    const { request, first } = await made(cloud, id)
    expect(first.status).toBeLessThan(300)
    const writes = await writesOf(cloud)
    const mails = cloud.outbox.length
    const again = [1, 2, 3].map(() => facts(cloud.fetch(anew(request))))
    expect(await Promise.all(again)).toEqual([first, first, first])
    expect([await writesOf(cloud), cloud.outbox.length]).toEqual([writes, mails])
    // Another process with the same journal knows it, too.
    const restarted = createCloud({ ...clock, journal })
    expect(withoutUpload(await facts(restarted.fetch(anew(request))))).toEqual(withoutUpload(first))
    expect(await restarted.hash()).toBe(await cloud.hash())
  })

  it('is refused with another body under the same key', async () => {
    const cloud = createCloud(clock)
    const { request } = await made(cloud, id)
    const writes = await writesOf(cloud)
    const change = other[id]
    const another =
      change === null
        ? new Request(
            request.url.replace(/\/(?:users|transactions|imports|BILLING)\/[^/]+/u, '$&0'),
            request,
          )
        : await withBody(request, change)
    const { status, body } = await facts(cloud.fetch(another))
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'key_reused' })])
    expect(await writesOf(cloud)).toBe(writes)
  })

  // An import is written by the cloud after it: mocks/handlers/imports/lost-answers.test.ts.
  if (id === 'commitImport') return

  it('is known to have been made where its answer was lost, to its caller', async () => {
    const cloud = createCloud(clock)
    const { request, first } = await made(cloud, id)
    await cloud.control.undo()
    const writes = await writesOf(cloud)
    const headers = new Headers(request.headers)
    headers.set(
      visitHeaders.faults,
      faultsHeader([{ match: {}, effect: { kind: 'drop-after-commit' } }]),
    )
    await expect(cloud.fetch(new Request(request.clone(), { headers }))).rejects.toThrow(
      'Failed to fetch',
    )
    expect(await askedBy(cloud, request, keyOf(id))).toMatchObject({ data: { state: 'made' } })
    const stranger = callerFor(cloud, 'miamicounty', {
      token: await tokenFor(cloud, 'merchant-user@miamicounty.example'),
    })
    const { answer } = await stranger.call(getChange, { params: { key: keyOf(id) } })
    expect(answer?.data.state).toBe('not-made')
    expect((await facts(cloud.fetch(anew(request)))).status).toBe(first.status)
    expect(await writesOf(cloud)).toBe(writes + 1)
  })

  it('is not made any more once it was said that it was not', async () => {
    const cloud = createCloud(clock)
    const { request } = await made(cloud, id)
    await cloud.control.undo()
    const writes = await writesOf(cloud)
    expect(await askedBy(cloud, request, keyOf(id))).toMatchObject({ data: { state: 'not-made' } })
    expect((await facts(cloud.fetch(anew(request)))).status).toBe(409)
    expect(await writesOf(cloud)).toBe(writes)
  })
})

it('a change without the key that it needs is refused', async () => {
  const cloud = createCloud(clock)
  const { request } = await made(cloud, 'noteTransaction')
  request.headers.delete('Idempotency-Key')
  const { status, body } = await facts(cloud.fetch(request))
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ errors: { 'Idempotency-Key': ['Send 8 to 200 characters.'] } }),
  ])
})

it('a repeated “add merchant” makes one, also where its subdomain is made of its name', async () => {
  const cloud = createCloud(clock)
  const { request } = await made(cloud, 'createMerchant')
  const root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
  const body = { name: 'Twiceville', sub_domain: undefined, idempotency_key: 'once-and-again' }
  const twice = await withBody(request, body)
  await cloud.fetch(twice.clone())
  await cloud.fetch(twice)
  const { answer } = await root.call(listMerchants, { query: { q: 'Twiceville' } })
  expect(answer?.data).toHaveLength(1)
})
