import { beforeEach, describe, expect, it } from 'vitest'
import { listDepartments } from '@/contract/departments/departments'
import { createMaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { getPaymentStatus, quotePayment } from '@/contract/payments/payments'
import { login, verifyToken } from '@/contract/people/sessions'
import { newWindow } from '@/rules/maintenance/window-fields'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import type { ScenarioName } from '@mocks/scenarios/registry'
import type { Cloud } from './cloud'
import { createCloud } from './create-cloud'

/** Three levels: a notice, no payments, no site (product.md 2.0, "Maintenance notice", and A25). */

const minute = 60_000

/** `site-off-soon` begins at 14:10 UTC. */
function openWith(scenario: ScenarioName, minutesLater = 0): { cloud: Cloud; guest: Caller } {
  let machine = 0
  const cloud = createCloud({ scenario, now: () => machine })
  machine = minutesLater * minute
  return { cloud, guest: callerFor(cloud, 'miamicounty') }
}

const departments = async (caller: Caller) => (await caller.call(listDepartments, {})).status
const level = async (caller: Caller) =>
  (await caller.call(getMerchantInfo, {})).answer?.maintenance?.level ?? null
const priceOf = (caller: Caller) =>
  caller.call(quotePayment, {
    body: {
      items: [{ id: 'some', department_id: 'real-estate-tax', amount_cents: 100 }],
      tender: 'card',
    },
  })

describe('a notice', () => {
  it('stops nothing', async () => {
    const { guest } = openWith('maintenance-notice')
    expect([await level(guest), await departments(guest)]).toEqual(['banner', 200])
    expect((await priceOf(guest)).status).not.toBe(503)
  })
})

describe('payments off', () => {
  it('stops paying alone, and says until when', async () => {
    const { guest } = openWith('payments-off')
    expect([await level(guest), await departments(guest)]).toEqual(['payments-off', 200])
    const { status, failure } = await priceOf(guest)
    expect([status, failure['ends_at']]).toEqual([503, '2026-06-03T12:00:00.000Z'])
  })
})

describe('site off', () => {
  let cloud: Cloud
  let guest: Caller
  beforeEach(() => ({ cloud, guest } = openWith('site-off')))

  it('answers 503 with the message and the end', async () => {
    const { status, failure } = await guest.call(listDepartments, {})
    expect([status, failure.message, failure['ends_at'], failure['level']]).toEqual([
      503,
      'We are moving to a new system. We are back on June 3.',
      '2026-06-03T12:00:00.000Z',
      'site-off',
    ])
  })

  it('still says whose site it is, and that it is off', async () => {
    expect(await level(guest)).toBe('site-off')
  })

  it('lets a payment in progress finish', async () => {
    const { answer } = await guest.call(getPaymentStatus, { params: { key: 'some-key' } })
    expect(answer?.data.state).toBe('not_found')
  })

  it('lets staff sign in and work, and shuts out citizens and other offices', async () => {
    const body = { email: 'merchant-admin@miamicounty.example', password: 'Civic-Till-1' }
    expect((await guest.call(login, { body })).status).toBe(200)
    const as = async (email: string) =>
      departments(callerFor(cloud, 'miamicounty', { token: await tokenFor(cloud, email) }))
    expect(await as('merchant-admin@miamicounty.example')).toBe(200)
    expect(await as('super@civictill.example')).toBe(200)
    expect(await as('user@miamicounty.example')).toBe(503)
    expect(await as('merchant-admin@tiffin.example')).toBe(503)
  })

  it('is one city’s', async () => {
    expect(await departments(callerFor(cloud, 'tiffin'))).toBe(200)
  })
})

describe('a window that the provider plans', () => {
  it('is told to all open pages, and a refused one is not', async () => {
    const cloud = createCloud({ now: () => 0 })
    const token = await tokenFor(cloud, 'super@civictill.example')
    const root = callerFor(cloud, null, { token })
    let told = 0
    cloud.control.listen(() => (told += 1))
    const body = newWindow('America/New_York')
    expect((await root.call(createMaintenanceWindow, { body })).status).toBe(422)
    expect(told).toBe(0)
    const planned = await root.call(createMaintenanceWindow, { body: { ...body, message: 'Now' } })
    expect([planned.status, told]).toEqual([200, 1])
  })
})

describe('a window', () => {
  it.each([
    ['before it begins', 9, null, 200],
    ['in it', 10, 'site-off', 503],
    ['at its end', 110, null, 200],
  ] as const)('%s', async (_when, minutes, said, status) => {
    const { guest } = openWith('site-off-soon', minutes)
    expect([await level(guest), await departments(guest)]).toEqual([said, status])
  })

  it.each([
    ['more than an hour before', -60, []],
    ['before it begins', 0, ['This site goes off at 10:20 AM']],
    ['in it', 10, []],
  ] as const)('is told of %s', async (_when, minutes, titles) => {
    const { guest } = openWith('site-off-soon', minutes)
    const { answer } = await guest.call(getMerchantInfo, {})
    expect((answer?.notices ?? []).map(({ title }) => title)).toEqual(titles)
  })

  it('may shut out the office, too', async () => {
    const { cloud } = openWith('site-off-soon', 30)
    const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
    const staff = callerFor(cloud, 'miamicounty', { token })
    expect(await departments(staff)).toBe(503)
    expect((await staff.call(verifyToken, {})).status).toBe(200)
  })
})
