import { describe, expect, it } from 'vitest'
import {
  type Audience,
  type NotificationFields,
} from '@/contract/notifications/notification-fields'
import {
  cancelNotification,
  countAudience,
  createNotification,
  getNotification,
  listNotifications,
  scheduleNotification,
} from '@/contract/notifications/notifications'
import { everybody } from '@/rules/notifications/everybody'
import { memoryJournal } from '@mocks/cloud/journal'
import type { CloudOptions } from '@mocks/cloud/options'
import { createCloud } from '@mocks/app/create-cloud'
import { leastProcessorTimeOf, processorTimeOf } from '@mocks/app/processor-time.test-support'
import { callerFor, tokenFor } from '@mocks/hosts/caller'

const patience = { timeout: 60_000 }
const merchantId = '1'
const params = { merchantId, type: 'GENERAL' } as const

async function cityOf(options: CloudOptions) {
  let clock = 0
  const cloud = createCloud({ now: () => clock, ...options })
  const admin = async () => {
    const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
    return callerFor(cloud, 'miamicounty', { token })
  }
  /** A session ends by the clock. */
  const pass = (ms: number) => {
    clock += ms
    return admin()
  }
  return { cloud, admin: await admin(), pass }
}

async function announced(admin: ReturnType<typeof callerFor>) {
  const body: NotificationFields = {
    kind: 'announcement',
    channel: 'email',
    name: 'New hours',
    messages: {
      en: {
        subject: 'New hours',
        body: [{ kind: 'paragraph', line: [{ text: 'Dear {{first_name}}' }] }],
      },
    },
    audience: everybody,
    schedule: { kind: 'now' },
    ends_on: null,
  }
  const row = (await admin.call(createNotification, { params, body })).answer?.data
  if (!row) throw new Error('It was refused')
  const own = { ...params, notificationId: row.id }
  const send = (confirmed: number | null) =>
    admin.call(scheduleNotification, { params: own, body: { version: row.version, confirmed } })
  return { row, params: own, send }
}

describe('a city with twenty thousand users', patience, () => {
  it('sends to more than 500 only with their number, as it is now', async () => {
    const { admin } = await cityOf({ scenario: 'many-users' })
    const { row, send } = await announced(admin)
    for (const wrong of [null, 500]) {
      const { status, failure } = await send(wrong)
      expect([status, failure.code, failure['recipients']]).toEqual([
        409,
        'recount',
        row.recipients,
      ])
    }
    const { answer } = await send(row.recipients)
    expect(answer?.data).toMatchObject({ status: 'sending', sent: 1_000 })
  })

  it('cancels on the way: who has it keeps it, and nobody gets it twice', async () => {
    const { cloud, admin, pass } = await cityOf({ scenario: 'many-users' })
    const { row, params: own, send } = await announced(admin)
    const version = (await send(row.recipients)).answer?.data.version ?? ''
    const cancelled = await admin.call(cancelNotification, { params: own, body: { version } })
    expect(cancelled.answer?.data).toMatchObject({ status: 'cancelled', sent: 1_000 })
    const later = await pass(24 * 60 * 60_000)
    const { answer } = await later.call(getNotification, { params: own })
    expect(answer?.data).toMatchObject({ status: 'cancelled', sent: 1_000 })
    const mails = cloud.mails('miamicounty').filter(({ kind }) => kind === 'notice')
    expect(mails.length).toBeGreaterThan(0)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length)
  })
})

describe('a county with a hundred thousand accounts', patience, () => {
  const filters: readonly (readonly [string, Partial<Audience>])[] = [
    ['everybody', {}],
    ['past due', { bills: 'past-due' }],
    [
      'a balance, a ZIP code and due dates',
      {
        balance_over_cents: 50_000,
        zips: ['45373'],
        due_from: '2026-07-01',
        due_to: '2026-07-31',
      },
    ],
  ]

  it('counts each audience within half a second', async () => {
    const { admin } = await cityOf({ scenario: 'large-world' })
    const billing = { merchantId, type: 'BILLING' } as const
    let before = Number.POSITIVE_INFINITY
    for (const [name, audience] of filters) {
      const body = { kind: 'past-due', audience: { ...everybody, ...audience } } as const
      const { answer, ms } = await processorTimeOf(
        async () => (await admin.call(countAudience, { params: billing, body })).answer,
      )
      const { matching = 0, recipients = 0 } = answer?.data ?? {}
      expect([name, recipients > 1_000, matching <= before]).toEqual([name, true, true])
      expect([name, ms < 500]).toEqual([name, true])
      before = matching
    }
  })

  it('lists its notifications without a row for each account', async () => {
    const { admin, pass } = await cityOf({ scenario: 'large-world' })
    await admin.call(listNotifications, { params: { merchantId }, query: {} })
    const later = await pass(40 * 24 * 60 * 60_000)
    const { answer, ms } = await leastProcessorTimeOf(
      async () =>
        (await later.call(listNotifications, { params: { merchantId }, query: {} })).answer,
    )
    expect(ms).toBeLessThan(500)
    const reminder = answer?.data.find(({ name }) => name === 'A week before it is due')
    expect(reminder?.sent).toBeGreaterThan(10_000)
  })
})

it('a replay makes the same notifications, and the same mails', patience, async () => {
  const journal = memoryJournal()
  const noticesIn = (of: ReturnType<typeof createCloud>) =>
    of.mails('miamicounty').filter(({ kind }) => kind === 'notice')
  const { cloud, admin } = await cityOf({ journal })
  const { row, send } = await announced(admin)
  await send(row.recipients)
  const notices = noticesIn(cloud)
  expect(notices.length).toBeGreaterThan(0)
  const again = createCloud({ now: () => 0, journal })
  expect(await again.hash()).toBe(await cloud.hash())
  expect(noticesIn(again)).toEqual(notices)
})
