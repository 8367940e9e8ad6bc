import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import {
  setAllDepartmentsStatus,
  setDepartmentStatus,
} from '@/contract/departments/department-status'
import { listDepartments } from '@/contract/departments/departments'
import { endpoint } from '@/contract/endpoint'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { logout, verifyToken } from '@/contract/people/sessions'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'
import { createCloud } from './create-cloud'
import type { CloudOptions } from '@mocks/cloud/options'
import type { Fault } from '@mocks/scenarios/fault'
import { createFaults } from '@mocks/cloud/faults/faults'
import { reads } from '@mocks/cloud/handler'
import { memoryJournal } from '@mocks/cloud/journal'
import { answer } from '@mocks/cloud/pipeline'
import { readEntries } from './saved-world'
import { createServices } from '@mocks/cloud/services'
import { faultsHeader, visitHeaders } from '@mocks/cloud/visit/visit-headers'

const admin = async (options?: CloudOptions, label: string | null = null) => {
  const cloud = createCloud(options)
  const token = await tokenFor(cloud, 'admin@civictill.example')
  return { cloud, staff: callerFor(cloud, label, { token }) }
}

describe('the gate', () => {
  const guest = callerFor(createCloud(), 'miamicounty')

  it('refuses every call of an unknown subdomain', async () => {
    const stranger = callerFor(createCloud(), 'nowhere', { token: 'rubbish' })
    const { status, failure } = await stranger.call(verifyToken, {})
    expect([status, failure]).toMatchObject([403, { error: 'Subdomain does not exist' }])
  })

  it('answers three calls for a disabled merchant and 404 to all others', async () => {
    const cloud = createCloud()
    const token = await tokenFor(cloud, 'user@miamicounty.example')
    const visitor = callerFor(cloud, 'brewster', { token })
    const info = await visitor.call(getMerchantInfo, {})
    expect([info.status, info.answer?.data.is_enabled]).toEqual([200, 0])
    expect((await visitor.call(verifyToken, {})).status).toBe(200)
    expect((await visitor.call(listDepartments, {})).status).toBe(404)
    const body = { merchant_id: '17', status: true }
    expect((await visitor.call(setAllDepartmentsStatus, { body })).status).toBe(404)
    expect((await visitor.call(logout, {})).answer).toEqual({ status: 'success' })
  })

  it('lets a good token or none through, and 401 for a bad one', async () => {
    expect((await guest.call(listDepartments, {})).status).toBe(200)
    const stale = callerFor(createCloud(), 'miamicounty', { token: 'rubbish' })
    expect((await stale.call(listDepartments, {})).status).toBe(401)
    expect((await stale.call(getMerchantInfo, {})).status).toBe(200)
  })

  it('checks the permission before the body', async () => {
    const cloud = createCloud()
    const token = await tokenFor(cloud, 'user@miamicounty.example')
    const response = await cloud.fetch(
      new Request('http://miamicounty.pay.localhost/api/users', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: 'no JSON',
      }),
    )
    expect(response.status).toBe(403)
    const body = { name: 'Half a user', email: 7 }
    const half = await cloud.fetch(
      new Request('http://miamicounty.pay.localhost/api/users', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${await tokenFor(cloud, 'super@civictill.example')}`,
        },
        body: JSON.stringify(body),
      }),
    )
    expect(half.status).toBe(422)
    expect(await half.json()).toMatchObject({
      errors: { email: ['The field is not valid.'], role: ['The field is not valid.'] },
    })
  })

  it('reports an unknown setting', async () => {
    const cloud = createCloud()
    const ask = (path: string, method = 'GET') =>
      cloud.fetch(new Request(`http://miamicounty.pay.localhost${path}`, { method }))
    expect((await ask('/api/no-such-call')).status).toBe(404)
    expect((await ask('/api/merchant-info', 'DELETE')).status).toBe(404)
    expect((await ask('/api/login', 'POST')).status).toBe(422)
  })
})

describe('the pipeline', () => {
  it('waits before it answers', async () => {
    vi.useFakeTimers()
    const cloud = createCloud({ latency: (call) => (call === 'getMerchantInfo' ? 500 : 0) })
    await cloud.ready
    let done = false
    const ask = async () => {
      await callerFor(cloud, 'miamicounty').call(getMerchantInfo, {})
      done = true
    }
    const asked = ask()
    await vi.advanceTimersByTimeAsync(499)
    expect(done).toBe(false)
    await vi.advanceTimersByTimeAsync(50)
    await asked
    expect(done).toBe(true)
    vi.useRealTimers()
  })

  const url = 'http://pay.localhost/api/merchant/department-status-all'
  const body = { merchant_id: '1', status: false }
  const match = { call: 'setAllDepartmentsStatus' } as const

  it('lets a fault answer instead of the handler', async () => {
    const { cloud, staff } = await admin({
      faults: [{ match, times: 1, effect: { kind: 'status', status: 502 } }],
    })
    const before = await cloud.hash()
    expect((await cloud.fetch(new Request(url, { method: 'POST' }))).status).toBe(502)
    expect(await cloud.hash()).toBe(before)
    expect((await staff.call(setAllDepartmentsStatus, { body })).status).toBe(200)
  })

  it('loses the answer of a write, but not a refusal', async () => {
    const { cloud, staff } = await admin({
      faults: [{ match, effect: { kind: 'drop-after-commit' } }],
    })
    expect((await cloud.fetch(new Request(url, { method: 'POST' }))).status).toBe(401)
    await expect(staff.call(setAllDepartmentsStatus, { body })).rejects.toThrow('Failed to fetch')
    const guest = callerFor(cloud, 'miamicounty')
    expect((await guest.call(listDepartments, {})).answer?.data).toEqual([])
  })

  it('does what a request says of its visit only where the host allows it', async () => {
    const faults: Fault[] = [
      { match: {}, effect: { kind: 'status', status: 500, body: { message: '壊れた' } } },
    ]
    const headers = { [visitHeaders.faults]: faultsHeader(faults), [visitHeaders.visit]: 'tab 1' }
    const open = callerFor(createCloud({ scenarios: true }), 'miamicounty')
    expect((await open.call(listDepartments, {}, headers)).failure).toEqual({ message: '壊れた' })
    expect((await open.call(listDepartments, {})).status).toBe(200)
    const closed = callerFor(createCloud(), 'miamicounty')
    expect((await closed.call(listDepartments, {}, headers)).status).toBe(200)
  })

  it.each([
    ['no JSON', 'X-Demo-Faults: Invalid JSON'],
    ['[{"match":{},"effect":{"kind":"magic"}}]', 'X-Demo-Faults, 0.effect.kind: Invalid type'],
    ['[{"match":{"nth":0},"effect":{"kind":"html"}}]', 'X-Demo-Faults, 0.match.nth: Invalid value'],
    ['[{"match":{},"effct":{}}]', 'X-Demo-Faults, 0.effect: Invalid key'],
  ])('says what is wrong with %s', async (text, said) => {
    const open = callerFor(createCloud({ scenarios: true }), 'miamicounty')
    const told = await open.call(listDepartments, {}, { [visitHeaders.faults]: text })
    expect([told.status, told.failure.code]).toEqual([400, 'scenario'])
    expect(told.failure.message).toContain(said)
  })

  it('is loud when an answer does not fit the contract', async () => {
    const odd = endpoint({
      id: 'getTypeList',
      method: 'GET',
      path: 'api/odd',
      in_specification: false,
      access: 'anyone',
      answer: v.object({ data: v.pipe(v.number(), v.integer()) }),
    })
    const call = reads(odd, () => ({ data: 1.5 }))
    const world = createWorld('civic-till')
    const response = await answer(
      {
        living: () => ({
          world,
          services: createServices('x', {}, { saved: [], save: async () => {} }),
          write: async () => null,
        }),
        match: () => ({ call, params: {} }),
        now: () => 0,
        latency: () => 0,
        faults: createFaults(),
        defaultFaults: [],
        scenario: null,
        scenarios: false,
      },
      new Request('http://pay.localhost/api/odd'),
      '127.0.0.1',
    )
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'contract' })
  })
})

describe('persistence', () => {
  it('finds everything again after a restart: world, clock, sessions, logouts', async () => {
    const journal = memoryJournal()
    let real = 1_000
    const options = { journal, now: () => real }
    const { cloud, staff } = await admin(options)
    const userToken = await tokenFor(cloud, 'user@tiffin.example')
    const goneToken = await tokenFor(cloud, 'user@tiffin.example')
    await callerFor(cloud, 'tiffin', { token: goneToken }).call(logout, {})
    await staff.call(setMerchantStatus, { params: { id: '2' }, body: { is_enabled: 0 } })
    await staff.call(setMerchantStatus, { params: { id: '2' }, body: { is_enabled: 1 } })
    await staff.call(setMerchantStatus, { params: { id: '3' }, body: { is_enabled: 0 } })
    expect(new Date(cloud.clock.now()).toISOString()).toBe('2026-06-01T14:00:00.000Z')

    real += 60_000
    const again = createCloud({ ...options, seed: 'ignored: the saved world has its own' })
    await again.ready
    expect(again.skipped).toEqual([])
    expect(new Date(again.clock.now()).toISOString()).toBe('2026-06-01T14:01:00.000Z')
    expect(again.clock.offset).toBe(cloud.clock.offset)
    expect(await again.hash()).toBe(await cloud.hash())
    const ask = (token: string) => callerFor(again, 'tiffin', { token }).call(verifyToken, {})
    expect((await ask(userToken)).status).toBe(200)
    expect((await ask(goneToken)).status).toBe(401)
  })

  it('never answers a write that is not stored', async () => {
    const store = memoryJournal()
    const journal = { ...store, append: () => Promise.reject(new Error('The disk is full')) }
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { cloud, staff } = await admin({ journal })
    const before = await cloud.hash()
    const body = { merchant_id: '1', status: false }
    expect((await staff.call(setAllDepartmentsStatus, { body })).status).toBe(500)
    expect(await cloud.hash()).toBe(before)
    expect(quiet).toHaveBeenCalledOnce()
    quiet.mockRestore()
  })

  it('leaves out and reports entries that it cannot carry out', async () => {
    const journal = memoryJournal()
    const { cloud, staff } = await admin({ journal })
    const body = { merchant_id: '1', department_id: 'dog-licenses', status: false }
    await staff.call(setDepartmentStatus, { body })
    const [entry] = readEntries((await journal.load()).entries).entries
    if (!entry) throw new Error('no entry')
    await journal.append({ ...entry, n: 2, command: { shape: 'of another day' } })
    await journal.append({ ...entry, n: 3, call: 'getTypeList' })
    const again = createCloud({ journal })
    await again.ready
    expect(again.skipped.map(({ n, call }) => [n, call])).toEqual([
      [2, 'setDepartmentStatus'],
      [3, 'getTypeList'],
    ])
    expect(await again.hash()).toBe(await cloud.hash())
  })

  it('shows a change on the root domain on the subdomain at once', async () => {
    const { cloud, staff } = await admin()
    const visitor = callerFor(cloud, 'kent')
    expect((await visitor.call(listDepartments, {})).status).toBe(200)
    await staff.call(setMerchantStatus, { params: { id: '8' }, body: { is_enabled: 0 } })
    expect((await visitor.call(listDepartments, {})).status).toBe(404)
  })
})
