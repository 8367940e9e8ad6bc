import { expect, it } from 'vitest'
import type { NotificationFields } from '@/contract/notifications/notification-fields'
import {
  createNotification,
  listNotificationMerchants,
  listNotifications,
  scheduleNotification,
} from '@/contract/notifications/notifications'
import type { MailKind } from '@/contract/people/subscriptions'
import { answerUnsubscribeLink } from '@/contract/people/unsubscribe'
import { everybody } from '@/rules/notifications/everybody'
import { sumOf } from '@/rules/payments/money'
import { createCloud } from '@mocks/app/create-cloud'
import { freshTill, till } from '@mocks/handlers/payments/payments.test-support'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { day, notify, ours, paragraph } from './notices.test-support'

it('who saves other choices by a mail’s link has not left its kind', async () => {
  freshTill()
  const { read } = await notify({ audience: { ...everybody, accounts: ['08-004512'] } })
  const token = ours()[0]?.unsubscribe?.split('/').at(-1) ?? ''
  const save = async (unwanted: MailKind[]) => {
    const body = { kind: 'save' as const, unwanted, ebilling: [] }
    await till.guest.call(answerUnsubscribeLink, { params: { token }, body })
    return (await read())?.unsubscribed
  }
  expect(await save(['outage'])).toBe(0)
  expect(await save(['outage', 'past-due'])).toBe(1)
  expect(await save(['outage'])).toBe(0)
})

it('the overview counts the mails of 30 days, not all of a notice', async () => {
  let clock = 0
  const cloud = createCloud({ now: () => clock, date: '2026-04-01T14:00:00.000Z' })
  const as = async (label: string | null, email: string) =>
    callerFor(cloud, label, { token: await tokenFor(cloud, email) })
  const admin = await as('tiffin', 'merchant-admin@tiffin.example')
  const body: NotificationFields = {
    kind: 'past-due',
    channel: 'email',
    name: 'A day late',
    messages: { en: { subject: 'Late', body: [paragraph('Late')] } },
    audience: everybody,
    schedule: { kind: 'due', days: 1, time: '09:00' },
    ends_on: null,
  }
  const params = { merchantId: '2', type: 'BILLING' } as const
  const row = (await admin.call(createNotification, { params, body })).answer?.data
  const own = { ...params, notificationId: row?.id ?? '' }
  const order = { version: row?.version ?? '', confirmed: null }
  expect((await admin.call(scheduleNotification, { params: own, body: order })).status).toBe(200)
  /** Sent in all, and what the overview says of it. */
  const figures = async () => {
    const support = await as(null, 'support@civictill.example')
    const all = await support.call(listNotifications, { params: { merchantId: '2' }, query: {} })
    const shown = await support.call(listNotificationMerchants, { query: {} })
    const recent = shown.answer?.data.find(({ id }) => id === '2')?.sent
    return { total: sumOf((all.answer?.data ?? []).map(({ sent }) => sent)), recent }
  }
  clock += 60 * day
  const before = await figures()
  clock += 30 * day
  const after = await figures()
  expect(before.total).toBeGreaterThan(0)
  expect(after.total).toBeGreaterThan(before.total)
  expect(after.recent).toBe(after.total - before.total)
})
