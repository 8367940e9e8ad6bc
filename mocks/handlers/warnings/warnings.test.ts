import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { checkTransaction } from '@/contract/payments/transaction'
import {
  getWarning,
  getWarningDays,
  listWarningOwners,
  listWarnings,
  updateWarning,
  type WarningAction,
} from '@/contract/warnings'
import type { CallInput } from '@/contract/endpoint'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { createWorld } from '@mocks/world/create-world'
import { oddMerchant } from '@mocks/world/seed/payments'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'

/** Of the seed: 1 is open, 2 acknowledged by Support, 8 closed. The world begins on June 1 at 10:00. */
const minute = 60_000

let machine: number
let cloud: Cloud
let admin: Caller
let support: Caller

const signedIn = async (name: string) =>
  callerFor(cloud, null, { token: await tokenFor(cloud, `${name}@civictill.example`) })

async function open(journal = memoryJournal()) {
  machine = 0
  cloud = createCloud({ journal, now: () => machine })
  admin = await signedIn('admin')
  support = await signedIn('support')
}
beforeEach(() => open())

async function list(query: CallInput<typeof listWarnings>['query'] = {}) {
  const { answer } = await admin.call(listWarnings, { query })
  if (!answer) throw new Error('The list was refused')
  return answer
}
const ids = async (query: CallInput<typeof listWarnings>['query']) =>
  (await list(query)).data.map(({ id }) => id)

async function read(id: string) {
  const { answer, failure } = await admin.call(getWarning, { params: { id } })
  if (!answer) throw new Error(JSON.stringify(failure))
  return answer.data
}

type Body = Omit<CallInput<typeof updateWarning>['body'], 'version' | 'action'>

async function act(
  action: WarningAction,
  id = '1',
  { by = admin, version, ...body }: Body & { by?: Caller; version?: string } = {},
) {
  return by.call(updateWarning, {
    params: { id },
    body: { action, ...body, version: version ?? (await read(id)).version },
  })
}
const closing = { note: 'Nothing to do.' }

describe('the list', () => {
  it('has what waits first, of that the worst, of equally grave ones the latest', async () => {
    const { data } = await list({ per_page: 50 })
    const shown = data.map(({ severity, state }) => `${severity} ${state}`)
    const firstClosed = data.findIndex(({ state }) => state === 'closed')
    expect(new Set(shown.slice(firstClosed).map((text) => text.split(' ')[1]))).toEqual(
      new Set(['closed']),
    )
    const waiting = data.slice(0, firstClosed)
    const highs = waiting.filter(({ severity }) => severity === 'high')
    expect(waiting.slice(0, highs.length)).toEqual(highs)
    expect(highs.map(({ last_at }) => last_at)).toEqual(
      highs
        .map(({ last_at }) => last_at)
        .toSorted()
        .toReversed(),
    )
  })

  it('is filtered by merchant and owner, also by none', async () => {
    const { data } = await list({ merchant_id: '2', state: 'open' })
    expect(data.map(({ merchant }) => merchant?.sub_domain)).toEqual(['tiffin'])
    expect(await ids({ owner_id: '3', state: 'acknowledged' })).toEqual(['2', '6'])
    const unowned = await list({ owner_id: 'nobody', state: 'open' })
    expect(unowned.data.map(({ owner }) => owner)).toContain(null)
    expect(unowned.data.every(({ owner }) => owner === null)).toBe(true)
  })

  it('is filtered by the days on which it last happened, both included', async () => {
    // 11:40 PM of the 30th in Ohio.
    expect(await ids({ from: '2026-05-30', to: '2026-05-30', kind: 'decline-rate' })).toEqual(['2'])
    expect(await ids({ from: '2026-05-31', kind: 'decline-rate' })).toEqual([])
  })

  it('is searched by merchant, subject and host', async () => {
    expect(await ids({ q: 'second-half' })).toEqual(['6'])
    expect(await ids({ q: 'kent.tax-pay' })).toEqual(['5'])
    expect(await ids({ q: 'tiffin', state: 'open' })).toEqual(['1'])
  })
})

it('the chart counts what began on each day, by severity, of what the list has', async () => {
  const ask = async (query: CallInput<typeof getWarningDays>['query']) =>
    (await admin.call(getWarningDays, { query })).answer?.data ?? []
  const days = await ask({})
  expect([days.length, days.at(0)?.day, days.at(-1)?.day]).toEqual([14, '2026-05-19', '2026-06-01'])
  expect(days.find(({ day }) => day === '2026-05-24')).toEqual({
    day: '2026-05-24',
    high: 2,
    medium: 0,
    low: 0,
  })
  const few = await ask({ kind: 'foreign-host', from: '2026-05-26', to: '2026-05-27' })
  expect(few.map(({ medium }) => medium)).toEqual([1, 0])
})

it('warnings are given to the provider’s staff who can sign in, and to nobody else', async () => {
  const { answer } = await support.call(listWarningOwners, {})
  expect(answer?.data.map(({ name }) => name)).toEqual(['Ana Lee', 'Ben Ortiz', 'Chloe Park'])
  for (const owner_id of ['4', '99']) {
    const { status, failure } = await act('assign', '1', { owner_id })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['owner_id']])
  }
})

describe('staff', () => {
  it('acknowledge a warning, and have it from then on', async () => {
    const { answer } = await act('acknowledge', '1', { by: support })
    expect(answer?.data).toMatchObject({ state: 'acknowledged', owner: { name: 'Chloe Park' } })
  })

  it('acknowledge what somebody has, and it stays theirs', async () => {
    await act('assign', '1', { owner_id: '1' })
    const { answer } = await act('acknowledge', '1', { by: support })
    expect(answer?.data.owner).toEqual({ id: '1', name: 'Ana Lee' })
  })

  it('assign, close with a note and reopen; its history has all of it', async () => {
    await act('assign', '1', { owner_id: '3', note: 'Please call the bank.' })
    await act('close', '1', closing)
    const { answer } = await act('reopen')
    expect(answer?.data.state).toBe('open')
    expect(answer?.data.history.slice(1)).toMatchObject([
      { event: 'assigned', by: { id: '2' }, to: { id: '3' }, note: 'Please call the bank.' },
      { event: 'closed', note: 'Nothing to do.' },
      { event: 'reopened' },
    ])
  })

  it('of Support do nothing but acknowledge', async () => {
    for (const action of ['assign', 'close', 'reopen'] as const) {
      const { status } = await act(action, action === 'reopen' ? '8' : '1', {
        by: support,
        ...closing,
      })
      expect([action, status]).toEqual([action, 403])
    }
  })

  it('need a note to close, of at most 2,000 characters', async () => {
    for (const note of [undefined, '   ', 'x'.repeat(10_000)]) {
      const { status, failure } = await act('close', '1', note === undefined ? {} : { note })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([
        422,
        [expect.stringMatching(/note$/u)],
      ])
    }
  })

  it('read a note with HTML as it was typed', async () => {
    const note = '<img src=x onerror=alert(1)> {{first_name}}'
    const { answer } = await act('close', '1', { note })
    expect(answer?.data.history.at(-1)?.note).toBe(note)
  })

  it.each([
    ['close', '8'],
    ['acknowledge', '8'],
    ['acknowledge', '2'],
    ['assign', '8'],
    ['reopen', '1'],
  ] as const)('cannot %s warning %s as it is', async (action, id) => {
    const { status, failure } = await act(action, id, closing)
    expect([status, failure.code]).toEqual([409, 'not_now'])
  })

  it('are told what somebody else has done meanwhile', async () => {
    const { version } = await read('1')
    await act('acknowledge', '1', { by: support })
    const { status, failure } = await act('close', '1', { ...closing, version })
    expect([status, failure.code]).toEqual([409, 'changed'])
    // With its history: the dialog shows both versions of it.
    expect(failure.current).toEqual(await read('1'))
  })

  it('are told of a warning that is not there', async () => {
    const { status, failure } = await admin.call(getWarning, { params: { id: 'none' } })
    expect([status, failure.code]).toEqual([409, 'gone'])
  })
})

describe('a payment without an answer', () => {
  it('is in no books of the seed but the county’s, so that others need not be opened', () => {
    const world = createWorld('civic-till')
    const merchants = world.merchants.all().filter(({ id }) => {
      const outcomes = world.tenantOf(id)?.payments.read(({ outcome }) => outcome) ?? []
      return outcomes.includes('unknown')
    })
    expect(merchants.map(({ sub_domain: label }) => label)).toEqual([oddMerchant])
  })

  const payments = async () =>
    (await list({ kind: 'unknown-payment' })).data.map(({ id, state }) => ({ id, state }))

  it('is a warning after 30 minutes, and closes with its answer', async () => {
    const [stuck] = await payments()
    if (!stuck) throw new Error('The seed has a payment without an answer')
    expect(stuck.state).toBe('open')
    const { subject, merchant, history } = await read(stuck.id)
    const { status } = await admin.call(checkTransaction, {
      params: { id: subject.id },
      query: { merchant_id: merchant?.id ?? '' },
      body: {},
    })
    expect(status).toBe(200)
    expect(history.map(({ event }) => event)).toEqual(['raised'])
    expect((await read(stuck.id)).history.map(({ event }) => event)).toEqual(['raised', 'resolved'])
    expect(await payments()).toEqual([{ ...stuck, state: 'closed' }])
  })

  it('is kept once somebody has acknowledged it, and closes then, too', async () => {
    const [stuck] = await payments()
    const id = stuck?.id ?? ''
    await act('acknowledge', id)
    expect(await payments()).toEqual([{ id, state: 'acknowledged' }])
    const { subject, merchant } = await read(id)
    machine += minute
    await admin.call(checkTransaction, {
      params: { id: subject.id },
      query: { merchant_id: merchant?.id ?? '' },
      body: {},
    })
    expect((await read(id)).history.map(({ event }) => event)).toEqual([
      'raised',
      'acknowledged',
      'resolved',
    ])
    machine += minute
    await act('reopen', id)
    expect(await payments()).toEqual([{ id, state: 'open' }])
  })
})

it('each change is in the log, with what was and is', async () => {
  await act('acknowledge')
  await act('close', '1', closing)
  const superUser = await signedIn('super')
  const { answer } = await superUser.call(listAudit, {
    query: { object_kind: 'warning', object_id: '1' },
  })
  expect(answer?.data.map(({ action, actor }) => `${actor.name}: ${action}`)).toEqual([
    'Ben Ortiz: warning-closed',
    'Ben Ortiz: warning-acknowledged',
  ])
  expect(answer?.data[0]?.changes).toEqual([
    { field: 'state', before: 'acknowledged', after: 'closed' },
    { field: 'note', before: null, after: 'Nothing to do.' },
  ])
})

it('a world that is opened again has the same warnings', async () => {
  const journal = memoryJournal()
  await open(journal)
  const [stuck] = (await list({ kind: 'unknown-payment' })).data
  await act('acknowledge', stuck?.id)
  await act('assign', '1', { owner_id: '3' })
  await act('close', '1', closing)
  const hash = await cloud.hash()
  await open(journal)
  expect(await cloud.hash()).toBe(hash)
})
