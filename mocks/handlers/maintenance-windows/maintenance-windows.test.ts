import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { listDepartments } from '@/contract/departments/departments'
import {
  checkMaintenance,
  createMaintenanceWindow,
  deleteMaintenanceWindow,
  endMaintenanceWindow,
  getMaintenanceWindow,
  listMaintenanceWindows,
  updateMaintenanceWindow,
  type WindowFields,
} from '@/contract/merchants/maintenance-windows'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { newWindow, windowValues } from '@/rules/maintenance/window-fields'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { bills, imported, staffOf } from '@mocks/handlers/imports/imports.test-support'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'
import { dueIn } from './check-window'

/** The world begins on June 1, 2026 at 10:00 in Ohio; 1 is Miami County, 2 is Tiffin. */
const zone = 'America/New_York'
const minute = 60_000

let machine: number
let cloud: Cloud
let admin: Caller

async function open(journal = memoryJournal()) {
  machine = 0
  cloud = createCloud({ journal, now: () => machine })
  admin = callerFor(cloud, null, { token: await tokenFor(cloud, 'admin@civictill.example') })
}
beforeEach(() => open())

const onSite = (label: string) => callerFor(cloud, label)
const asSuper = async () =>
  callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
const said = async (label: string) =>
  (await onSite(label).call(getMerchantInfo, {})).answer?.maintenance ?? null
const levelAt = async (label: string) => (await said(label))?.level ?? null

const fields = (change: Partial<WindowFields> = {}): WindowFields => ({
  ...newWindow(zone),
  scope: 'merchants',
  merchant_ids: ['2'],
  message: 'We are back soon.',
  ...change,
})

async function planned(change: Partial<WindowFields> = {}) {
  const { answer, failure } = await admin.call(createMaintenanceWindow, { body: fields(change) })
  if (!answer) throw new Error(JSON.stringify(failure))
  return answer.data
}

const fromTo = (start: string, end: string) => ({
  starts: { date: '2026-06-01', time: start },
  ends: { date: '2026-06-01', time: end },
})

describe('a window', () => {
  it('counts at once on the sites that it names, and on no other', async () => {
    await planned({ level: 'payments-off' })
    expect([await levelAt('tiffin'), await levelAt('kent')]).toEqual(['payments-off', null])
  })

  it('of all sites counts on each', async () => {
    await planned({ scope: 'all', merchant_ids: [] })
    expect([await levelAt('tiffin'), await levelAt('kent')]).toEqual(['banner', 'banner'])
  })

  it('begins and ends by the clock', async () => {
    await planned(fromTo('11:00', '12:00'))
    const levels = []
    for (const minutes of [59, 60, 119, 120]) {
      machine = minutes * minute
      levels.push(await levelAt('tiffin'))
    }
    expect(levels).toEqual([null, 'banner', 'banner', null])
  })

  it('says its message in each language, when it ends, and where to read more', async () => {
    await planned({
      level: 'site-off',
      ...fromTo('', '12:00'),
      starts: { date: '', time: '' },
      translations: { de: { message: 'Bald zurück.' }, fr: { message: ' ' } },
      status_url: 'https://status.example.com',
      allow_staff: false,
    })
    expect(await said('tiffin')).toEqual({
      is_maintenance: true,
      level: 'site-off',
      message: 'We are back soon.',
      translations: { de: { message: 'Bald zurück.' } },
      ends_at: '2026-06-01T16:00:00.000Z',
      allow_staff: false,
      status_url: 'https://status.example.com',
    })
  })

  it('is overruled by a stricter one while both are in force', async () => {
    await planned({ message: 'Read this.' })
    const off = await planned({ level: 'site-off' })
    expect(await levelAt('tiffin')).toBe('site-off')
    expect((await onSite('tiffin').call(listDepartments, {})).status).toBe(503)
    await admin.call(endMaintenanceWindow, {
      params: { id: off.id },
      body: { version: off.version },
    })
    expect(await said('tiffin')).toMatchObject({ level: 'banner', message: 'Read this.' })
    expect((await onSite('tiffin').call(listDepartments, {})).status).toBe(200)
  })
})

describe('the provider', () => {
  it('sees those in force, those to come, and those that are over, in this order', async () => {
    const { answer } = await admin.call(listMaintenanceWindows, { query: {} })
    expect(answer?.data.map(({ id, state }) => `${id} ${state}`)).toEqual([
      '1 current',
      '2 upcoming',
      '3 upcoming',
      '4 past',
      '5 past',
      '6 past',
      '7 past',
    ])
  })

  it('finds windows by message, state, and the site that they are for', async () => {
    const ids = async (query: Parameters<typeof ask>[0]) => (await ask(query)).map(({ id }) => id)
    const ask = async (query: { q?: string; state?: string; merchant_id?: string }) =>
      (await admin.call(listMaintenanceWindows, { query })).answer?.data ?? []
    expect(await ids({ q: 'painted' })).toEqual(['1'])
    expect(await ids({ q: 'Tiffin' })).toEqual(['3'])
    expect(await ids({ state: 'current,upcoming' })).toEqual(['1', '2', '3'])
    expect(await ids({ merchant_id: '2', state: 'upcoming' })).toEqual(['2', '3'])
  })

  it.each([
    ['a merchant that there is not', { merchant_ids: ['2', '999'] }, 'merchant_ids'],
    ['no message', { message: ' ' }, 'message'],
    ['a start in the past', fromTo('09:00', '11:00'), 'starts.time'],
  ])('is refused a window with %s', async (_case, change, field) => {
    const { status, failure } = await admin.call(createMaintenanceWindow, { body: fields(change) })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('changes a window that has begun, and not its start', async () => {
    const { version, ...row } = await planned()
    machine = 30 * minute
    const body = { ...windowValues({ ...row, version }), level: 'site-off' as const, version }
    const starts = { date: '2026-06-02', time: '10:00' }
    const { answer } = await admin.call(updateMaintenanceWindow, {
      params: { id: row.id },
      body: { ...body, starts },
    })
    expect(answer?.data).toMatchObject({ level: 'site-off', starts_at: row.starts_at })
    expect(await levelAt('tiffin')).toBe('site-off')
  })

  it('cannot plan the same window twice, or make one the same as another', async () => {
    const first = await planned(fromTo('11:00', '12:00'))
    const body = fields(fromTo('11:00', '12:00'))
    const again = await admin.call(createMaintenanceWindow, { body })
    expect([again.status, again.failure.code]).toEqual([409, 'same'])
    const other = await planned(fromTo('11:00', '13:00'))
    const change = { params: { id: other.id }, body: { ...body, version: other.version } }
    expect((await admin.call(updateMaintenanceWindow, change)).failure.code).toBe('same')
    const { id, version } = first
    const own = { params: { id }, body: { ...body, message: 'Later.', version } }
    expect((await admin.call(updateMaintenanceWindow, own)).status).toBe(200)
  })

  it('is told when somebody else has changed it', async () => {
    const row = await planned()
    const body = { ...windowValues(row), message: 'Later.', version: row.version }
    const change = { params: { id: row.id }, body }
    expect((await admin.call(updateMaintenanceWindow, change)).status).toBe(200)
    const { status, failure } = await admin.call(updateMaintenanceWindow, change)
    expect([status, failure.code]).toEqual([409, 'changed'])
    expect(failure.current).toMatchObject({ message: 'Later.' })
  })

  it('cannot change or end what is over', async () => {
    const { answer } = await admin.call(getMaintenanceWindow, { params: { id: '4' } })
    if (!answer) throw new Error('The window was refused')
    const { version } = answer.data
    const params = { id: '4' }
    const body = { ...windowValues(answer.data), version }
    const changed = await admin.call(updateMaintenanceWindow, { params, body })
    const ended = await admin.call(endMaintenanceWindow, { params, body: { version } })
    expect([changed.failure.code, ended.failure.code]).toEqual(['over', 'over'])
  })

  it('ends what is in force, and not what has not begun', async () => {
    const { answer } = await admin.call(getMaintenanceWindow, { params: { id: '2' } })
    const body = { version: answer?.data.version ?? '' }
    const { failure } = await admin.call(endMaintenanceWindow, { params: { id: '2' }, body })
    expect(failure.code).toBe('not_begun')
  })

  it('deletes what has not begun, once', async () => {
    const { id } = await planned(fromTo('11:00', '12:00'))
    const remove = async () => (await asSuper()).call(deleteMaintenanceWindow, { params: { id } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 409])
  })

  it('does not delete what has begun', async () => {
    const { id } = await planned()
    const { status, failure } = await (
      await asSuper()
    ).call(deleteMaintenanceWindow, {
      params: { id },
    })
    expect([status, failure.code]).toEqual([409, 'begun'])
  })

  it('is told on how many sites another window stays in force', async () => {
    await planned()
    const { still_covered, sites } = await planned({ merchant_ids: ['2', '8'] })
    expect([sites, still_covered]).toEqual([2, 1])
  })
})

describe('what a window would meet', () => {
  const check = async (query: Parameters<typeof ask>[0]) => {
    const { answer } = await ask(query)
    if (!answer) throw new Error('The check was refused')
    return answer.data
  }
  const ask = ({ merchants, ...body }: Partial<Asked>) => {
    const scope = merchants === undefined ? 'all' : 'merchants'
    const none = { starts_at: null, ends_at: null, except: null }
    return admin.call(checkMaintenance, {
      body: { scope, merchant_ids: merchants ?? [], ...none, ...body },
    })
  }
  interface Asked {
    merchants: string[]
    starts_at: string
    ends_at: string
    except: string
  }

  it('due dates on a day of it, with their merchants', async () => {
    const { due } = await check({
      merchants: ['1', '2', '4'],
      starts_at: '2026-06-15T12:00:00.000Z',
      ends_at: '2026-07-10T12:00:00.000Z',
    })
    expect(due).toEqual([
      { cycle: 'M', date: '2026-06-15', merchants: ['City of Tiffin', 'Le-Ax Water District'] },
      { cycle: '2', date: '2026-07-10', merchants: ['Miami County, Ohio'] },
    ])
  })

  it('not those of the day that begins as it ends', async () => {
    const { due } = await check({
      merchants: ['2'],
      starts_at: '2026-06-15T00:00:00.000Z',
      ends_at: '2026-06-15T04:00:00.000Z',
    })
    expect(due).toEqual([])
  })

  it('the same whether the books of its merchants are open or not', async () => {
    const summer = { starts_at: '2026-06-01T14:00:00.000Z', ends_at: '2026-12-31T12:00:00.000Z' }
    const { due } = await check(summer)
    const world = createWorld('civic-till')
    const merchants = world.merchants.all()
    for (const { id } of merchants) world.tenantOf(id)?.bills.read(() => null)
    expect(world.opened()).toHaveLength(merchants.length)
    const now = Date.parse(summer.starts_at)
    expect(dueIn({ world, now }, merchants, summer)).toEqual(due)
    expect(due.map(({ date }) => date)).toEqual(['2026-06-15', '2026-07-10'])
  })

  it('due dates of imported bills', async () => {
    const inAugust = { merchants: ['1'], starts_at: '2026-08-20T12:00:00.000Z' }
    expect((await check(inAugust)).due).toEqual([])
    const { kind, department, table } = bills(['77-000001', '1', '1.00'])
    const later = table.map((row) => row.map((cell) => cell.replace('2026-07-10', '2026-08-20')))
    await imported(await staffOf(cloud, 'miamicounty'), { kind, department, table: later })
    const found = { cycle: '1', date: '2026-08-20', merchants: ['Miami County, Ohio'] }
    expect((await check(inAugust)).due).toEqual([found])
  })

  it('not those of days that are over', async () => {
    const window = { starts_at: '2026-06-10T12:00:00.000Z', ends_at: '2026-07-31T12:00:00.000Z' }
    const dates = async () =>
      (await check({ merchants: ['1', '2'], ...window })).due.map(({ date }) => date)
    expect(await dates()).toEqual(['2026-06-15', '2026-07-10'])
    machine = 20 * 24 * 60 * minute
    admin = callerFor(cloud, null, { token: await tokenFor(cloud, 'admin@civictill.example') })
    expect(await dates()).toEqual(['2026-07-10'])
  })

  it('other windows on the same sites at the same time', async () => {
    const span = { starts_at: '2026-06-14T07:00:00.000Z', ends_at: '2026-06-16T01:00:00.000Z' }
    const { overlaps } = await check({ merchants: ['2', '8'], ...span })
    expect(overlaps.map(({ id, sites }) => `${id}: ${sites}`)).toEqual(['2: 2', '3: 1'])
    const others = await check({ merchants: ['2', '8'], ...span, except: '2' })
    expect(others.overlaps.map(({ id }) => id)).toEqual(['3'])
  })

  it('the time zones of its sites', async () => {
    expect((await check({})).zones).toEqual([{ time_zone: zone, sites: 17 }])
  })
})

it('each change is in the log, with what was and is', async () => {
  const row = await planned()
  const body = { ...windowValues(row), level: 'site-off' as const, version: row.version }
  await admin.call(updateMaintenanceWindow, { params: { id: row.id }, body })
  const { answer } = await (
    await asSuper()
  ).call(listAudit, {
    query: { object_kind: 'maintenance', object_id: row.id },
  })
  expect(answer?.data.map(({ action, actor }) => `${actor.name}: ${action}`)).toEqual([
    'Ben Ortiz: maintenance-changed',
    'Ben Ortiz: maintenance-created',
  ])
  expect(answer?.data[0]?.changes).toEqual([
    { field: 'level', before: 'banner', after: 'site-off' },
  ])
})

it('a world that is opened again has the same windows', async () => {
  const journal = memoryJournal()
  await open(journal)
  const row = await planned({ level: 'site-off' })
  await admin.call(endMaintenanceWindow, { params: { id: row.id }, body: { version: row.version } })
  await planned(fromTo('11:00', '12:00'))
  const hash = await cloud.hash()
  await open(journal)
  expect(await cloud.hash()).toBe(hash)
})
