import { expect, it } from 'vitest'
import { setAllDepartmentsStatus } from '@/contract/departments/department-status'
import { listDepartments } from '@/contract/departments/departments'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { createCloud } from '@mocks/app/create-cloud'
import { visitHeaders } from '@mocks/cloud/visit/visit-headers'
import type { ScenarioName } from '@mocks/scenarios/registry'
import { callerFor } from './caller'
import { ownWorlds } from './own-worlds'
import type { VisitNews } from './visit-news'

const shared = createCloud({ scenarios: true })
const cloudOf = ownWorlds(shared)
const county = callerFor({ fetch: (request) => cloudOf(request).fetch(request) }, 'miamicounty')

const visit = (id: string, scenario: ScenarioName) => ({
  [visitHeaders.scenario]: scenario,
  [visitHeaders.visit]: id,
})

const levelIn = async (headers: Readonly<Record<string, string>>) =>
  (await county.call(getMerchantInfo, {}, headers)).answer?.maintenance?.level ?? null

it('gives a visit another world and leaves the shared one as it is', async () => {
  expect(await levelIn(visit('tab 1', 'payments-off'))).toBe('payments-off')
  expect(await levelIn({})).toBeNull()
  expect(await levelIn(visit('tab 1', 'chaos'))).toBeNull()
})

it('keeps what a visit does for that visit alone', async () => {
  const mine = visit('mine', 'payments-off')
  const own = cloudOf({ headers: new Headers(mine) })
  const entry = await own.enter('super@civictill.example')
  const off = { merchant_id: '1', status: false }
  const headers = { ...mine, Authorization: `Bearer ${entry?.token ?? ''}` }
  expect((await county.call(setAllDepartmentsStatus, { body: off }, headers)).status).toBe(200)
  const departments = async (more: Readonly<Record<string, string>>) =>
    (await county.call(listDepartments, {}, more)).answer?.data.length
  expect(await departments(mine)).toBe(0)
  expect(await departments(visit('theirs', 'payments-off'))).toBeGreaterThan(0)
  expect(await departments({})).toBeGreaterThan(0)
})

it('has a time of its own where the scenario says so', async () => {
  const headers = new Headers(visit('summer', 'after-due-date'))
  const own = cloudOf({ headers })
  expect(cloudOf({ headers })).toBe(own)
  expect(new Date(own.clock.now()).toISOString().slice(0, 13)).toBe('2026-07-20T14')
  expect(new Date(shared.clock.now()).toISOString().slice(0, 13)).toBe('2026-06-01T14')
})

it('forgets the world that was left longest ago', async () => {
  const first = cloudOf({ headers: new Headers(visit('first', 'site-off')) })
  for (const id of ['2', '3', '4', '5', '6']) {
    cloudOf({ headers: new Headers(visit(id, 'site-off')) })
  }
  expect(cloudOf({ headers: new Headers(visit('first', 'site-off')) })).toBe(first)
  for (const id of ['7', '8', '9', '10', '11', '12']) {
    cloudOf({ headers: new Headers(visit(id, 'site-off')) })
  }
  expect(cloudOf({ headers: new Headers(visit('first', 'site-off')) })).not.toBe(first)
})

it('leaves an unknown name to the cloud, which refuses it', async () => {
  const headers = { [visitHeaders.scenario]: 'chaoss' }
  const { status, failure } = await county.call(listDepartments, {}, headers)
  expect([status, failure.code]).toEqual([400, 'scenario'])
  expect(failure.message).toMatch(
    /^X-Scenario: There is no scenario “chaoss”. There are: as-guest,/,
  )
})

it('tells of which world the news are', async () => {
  const heard: VisitNews[] = []
  const own = createCloud({ scenarios: true, now: () => 0 })
  const ofRequest = ownWorlds(own, { now: () => 0 }, (news) => heard.push(news))
  const mine = ofRequest({ headers: new Headers(visit('mine', 'payments-off')) })
  await mine.control.moveClock(1_000)
  await own.control.reset()
  expect(heard).toMatchObject([
    { visit: 'mine', moved: 1_000, replaced: false },
    { visit: null, moved: 0, replaced: true },
  ])
})
