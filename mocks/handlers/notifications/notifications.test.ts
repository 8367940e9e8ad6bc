import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { type NotificationFields } from '@/contract/notifications/notification-fields'
import {
  cancelNotification,
  countAudience,
  createNotification,
  deleteNotification,
  duplicateNotification,
  getNotification,
  listNotificationMerchants,
  listNotifications,
  pauseNotification,
  previewNotification,
  scheduleNotification,
  testNotification,
  updateNotification,
} from '@/contract/notifications/notifications'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { saveSubscriptions } from '@/contract/people/subscriptions'
import { everybody } from '@/rules/notifications/everybody'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'

const minute = 60_000
const day = 24 * 60 * minute
const merchantId = '1'
const citizen = 'user@miamicounty.example'

let clock: number
let cloud: Cloud
let admin: Caller

const as = async (label: string | null, email: string) =>
  callerFor(cloud, label, { token: await tokenFor(cloud, email) })

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  admin = await as('miamicounty', 'merchant-admin@miamicounty.example')
})

const paragraph = (text: string) => [{ kind: 'paragraph' as const, line: [{ text }] }]

const billing: NotificationFields = {
  kind: 'past-due',
  channel: 'email',
  name: 'June reminder',
  messages: {
    en: { subject: '{{amount_due}} is due', body: paragraph('Dear {{first_name}}') },
    es: { subject: 'Vence {{amount_due}}', body: paragraph('Hola {{first_name}}') },
  },
  audience: { ...everybody, departments: ['real-estate-tax'], accounts: ['08-004512'] },
  schedule: { kind: 'now' },
  ends_on: null,
}

const typeOf = ({ kind }: NotificationFields) =>
  ['announcement', 'office-closing', 'outage'].includes(kind) ? 'GENERAL' : 'BILLING'

async function drafted(change: Partial<NotificationFields> = {}, by = admin) {
  const body = { ...billing, ...change }
  const type = typeOf(body)
  const called = await by.call(createNotification, { params: { merchantId, type }, body })
  const row = called.answer?.data
  if (!row) throw new Error(`${called.status} ${JSON.stringify(called.failure)}`)
  return { row, params: { merchantId, type, notificationId: row.id } as const }
}

async function sent(change: Partial<NotificationFields> = {}) {
  const { row, params } = await drafted(change)
  const body = { version: row.version, confirmed: row.recipients }
  const called = await admin.call(scheduleNotification, { params, body })
  const after = called.answer?.data
  if (!after) throw new Error(`${called.status} ${JSON.stringify(called.failure)}`)
  return { row: after, params }
}

const read = async (params: Awaited<ReturnType<typeof drafted>>['params']) =>
  (await admin.call(getNotification, { params })).answer?.data

/** A session ends by the clock. */
async function pass(ms: number) {
  clock += ms
  admin = await as('miamicounty', 'merchant-admin@miamicounty.example')
}

const notices = () => cloud.mails('miamicounty').filter(({ kind }) => kind === 'notice')

describe('who may', () => {
  it('a Merchant User drafts, and neither sends nor deletes', async () => {
    const clerk = await as('miamicounty', 'merchant-user@miamicounty.example')
    const { row, params } = await drafted({}, clerk)
    expect(row.status).toBe('draft')
    const body = { version: row.version, confirmed: null }
    expect((await clerk.call(scheduleNotification, { params, body })).status).toBe(403)
    expect((await clerk.call(deleteNotification, { params })).status).toBe(403)
  })

  it('another merchant’s staff sees nothing of it', async () => {
    const { params } = await drafted()
    const other = await as('tiffin', 'merchant-admin@tiffin.example')
    expect((await other.call(getNotification, { params })).status).toBe(403)
    const own = await other.call(getNotification, { params: { ...params, merchantId: '2' } })
    expect(own.answer?.data).toBeNull()
  })

  it('the provider sees all merchants, with what was sent in 30 days', async () => {
    const support = await as(null, 'support@civictill.example')
    const { answer } = await support.call(listNotificationMerchants, { query: {} })
    expect(answer?.data.find(({ sub_domain }) => sub_domain === 'kent')).toMatchObject({
      failed: 1,
    })
    expect(answer?.recent[0]).toMatchObject({
      merchant: 'City of Tiffin',
      name: 'Water main on Miami Street',
    })
  })
})

describe('a draft', () => {
  it('is saved, logged, and not over what somebody else has saved since', async () => {
    const { row, params } = await drafted()
    const body = { ...billing, name: 'Theirs', version: row.version }
    await admin.call(updateNotification, { params, body })
    const second = await admin.call(updateNotification, { params, body: { ...body, name: 'Mine' } })
    expect([second.status, second.failure.code]).toEqual([409, 'changed'])
    expect((await read(params))?.name).toBe('Theirs')
    const log = await admin.call(listAudit, { query: { object_kind: 'notification' } })
    expect(log.answer?.data[0]).toMatchObject({
      action: 'notification-changed',
      changes: [{ field: 'name', before: 'June reminder', after: 'Theirs' }],
    })
  })

  it.each<[string, Partial<NotificationFields>, string]>([
    [
      'an unknown variable',
      { messages: { en: { subject: 'x', body: paragraph('{{password}}') } } },
      'messages.en.body',
    ],
    ['a receipt, which nobody can switch off', { kind: 'receipt' }, 'kind'],
    ['a kind of the other list', { kind: 'announcement' }, 'kind'],
    ['a banner about bills', { channel: 'banner' }, 'channel'],
    [
      'a department that there is not',
      { audience: { ...everybody, departments: ['x'] } },
      'audience.departments',
    ],
    ['a ZIP code of letters', { audience: { ...everybody, zips: ['ABCDE'] } }, 'audience.zips.0'],
  ])('with %s is refused', async (_what, change, path) => {
    const body = { ...billing, ...change }
    const params = { merchantId, type: 'BILLING' } as const
    const { status, failure } = await admin.call(createNotification, { params, body })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [path]])
  })

  it('is copied as a draft, deleted, and then gone', async () => {
    const { params } = await sent()
    const copy = (await admin.call(duplicateNotification, { params })).answer?.data
    expect(copy).toMatchObject({ status: 'draft', name: 'June reminder', sent: 0 })
    const own = { ...params, notificationId: copy?.id ?? '' }
    expect((await admin.call(deleteNotification, { params: own })).status).toBe(200)
    expect(await read(own)).toBeNull()
    expect((await admin.call(deleteNotification, { params: own })).failure.code).toBe('gone')
  })
})

describe('the audience', () => {
  const count = async (
    audience: Partial<NotificationFields['audience']>,
    kind: NotificationFields['kind'] = 'past-due',
  ) => {
    const type = typeOf({ ...billing, kind })
    const body = { kind, audience: { ...everybody, ...audience } }
    const { answer } = await admin.call(countAudience, { params: { merchantId, type }, body })
    if (!answer) throw new Error('It was refused')
    return answer.data
  }

  it('is who matches, less those with a reason, and every one is counted', async () => {
    const all = await count({})
    const excluded = all.excluded.reduce((sum, one) => sum + one.count, 0)
    expect(all.recipients).toBeGreaterThan(300)
    expect(all.excluded.map(({ reason }) => reason)).toEqual([
      'unsubscribed',
      'bounced',
      'no-email',
    ])
    expect(all.recipients + excluded).toBe(all.matching)
  })

  it.each<[string, Partial<NotificationFields['audience']>]>([
    ['a department', { departments: ['building-permits'] }],
    ['an open bill', { bills: 'open' }],
    ['a balance', { balance_over_cents: 100_000 }],
    ['a ZIP code', { zips: ['45373'] }],
    ['due dates', { due_from: '2026-07-01', due_to: '2026-07-31' }],
  ])('%s narrows it', async (_filter, audience) => {
    const [all, some] = [await count({}), await count(audience)]
    expect(some.recipients).toBeGreaterThan(0)
    expect(some.recipients).toBeLessThan(all.recipients)
  })

  it('past due is a part of open, and delinquent a part of it', async () => {
    const states = ['open', 'past-due', 'delinquent'] as const
    const counts = await Promise.all(states.map((bills) => count({ bills })))
    const numbers = counts.map(({ matching }) => matching)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(new Set(numbers).size).toBe(3)
  })

  it('of eBilling is the accounts whose bills come by e-mail', async () => {
    expect(await count({ ebilling_only: true })).toMatchObject({ matching: 1, recipients: 1 })
  })

  it('of a list says which numbers there are not', async () => {
    const listed = await count({ accounts: ['08-004512', ' 08-004544', '99-999999'] })
    expect(listed).toMatchObject({ matching: 2, recipients: 2, unknown_accounts: 1 })
  })

  it('of an announcement has each person once', async () => {
    const accounts = ['08-004512', '08-004544']
    expect((await count({ accounts }, 'announcement')).recipients).toBe(1)
    expect((await count({ accounts })).recipients).toBe(2)
  })

  it('has samples for a preview, their addresses masked', async () => {
    const body = { kind: 'past-due', audience: billing.audience } as const
    const params = { merchantId, type: 'BILLING' } as const
    const { answer } = await admin.call(previewNotification, { params, body })
    expect(answer?.data).toMatchObject([
      {
        email_masked: 'u•••@miamicounty.example',
        values: { account: '08-004512', due_date: '2026-02-13' },
      },
    ])
  })
})

describe('a send', () => {
  it('reaches the mailbox in its reader’s language, with the head fields of a list', async () => {
    const { row, params } = await sent()
    expect(row).toMatchObject({ status: 'sent', sent: 1, recipients: 1 })
    const [mail, ...others] = notices()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: citizen,
      path: '/overview-parcel/08-004512/2025/real-estate-tax',
    })
    expect(mail?.message?.subject).toMatch(/^\$[\d,.]+ is due$/u)
    expect(mail?.headers?.map(({ name }) => name)).toEqual([
      'List-Unsubscribe',
      'List-Unsubscribe-Post',
    ])
    await pass(day)
    expect(notices()).toEqual([mail])
    expect(await read(params)).toMatchObject({ status: 'sent', sent: 1 })
  })

  it('by one click stops the next one, and both are counted', async () => {
    const { params } = await sent()
    const path = notices()[0]?.unsubscribe ?? ''
    const click = new Request(`http://miamicounty.pay.localhost/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect((await cloud.fetch(click)).status).toBe(200)
    expect(await read(params)).toMatchObject({ sent: 1, unsubscribed: 1 })
    const body = { kind: 'past-due', audience: billing.audience } as const
    const counted = await admin.call(countAudience, { params, body })
    expect(counted.answer?.data).toMatchObject({
      recipients: 0,
      excluded: [{ reason: 'unsubscribed', count: 1 }],
    })
    const again = await drafted()
    const next = { version: again.row.version, confirmed: null }
    const refused = await admin.call(scheduleNotification, { params: again.params, body: next })
    expect([refused.status, refused.failure.errors]).toEqual([
      422,
      { audience: ['Nobody would get it.'] },
    ])
  })

  it('is not cancelled twice, nor after it has been sent', async () => {
    const { row, params } = await sent()
    const { status, failure } = await admin.call(cancelNotification, {
      params,
      body: { version: row.version },
    })
    expect([status, failure.code]).toEqual([409, 'too_late'])
  })

  it('at a time waits for it, can be taken back, and is written on', async () => {
    const schedule = { kind: 'at', day: '2026-06-02', time: '09:00', later: false } as const
    const { row, params } = await sent({ schedule })
    expect(row).toMatchObject({
      status: 'scheduled',
      next_run_at: '2026-06-02T13:00:00.000Z',
      sent: 0,
    })
    const body = { version: row.version }
    const back = await admin.call(cancelNotification, { params, body })
    expect(back.answer?.data).toMatchObject({ status: 'draft', next_run_at: null })
    await pass(2 * day)
    expect(notices()).toEqual([])
  })

  it('at a time that has passed by then is refused', async () => {
    const schedule = { kind: 'at', day: '2026-06-02', time: '09:00', later: false } as const
    const { row, params } = await drafted({ schedule })
    await pass(2 * day)
    const body = { version: row.version, confirmed: null }
    const { status, failure } = await admin.call(scheduleNotification, { params, body })
    expect([status, failure.errors]).toEqual([422, { 'schedule.time': ['This time has passed.'] }])
  })

  it('is only a test while it goes to oneself', async () => {
    const { messages } = billing
    const params = { merchantId, type: 'BILLING' } as const
    const body = { kind: 'past-due', language: 'es', messages } as const
    const { answer } = await admin.call(testNotification, { params, body })
    expect(answer?.data.email_masked).toBe('m•••@miamicounty.example')
    expect(cloud.outbox.at(-1)).toMatchObject({
      to: 'merchant-admin@miamicounty.example',
      kind: 'notice-test',
    })
    expect(cloud.outbox.at(-1)?.message?.text).toMatch(/^Hola /u)
    const german = {
      subject: 'Bescheid',
      body: [{ kind: 'paragraph' as const, line: [{ text: '{{cycle}}: {{due_date}}' }] }],
    }
    const inGerman = {
      kind: 'past-due',
      language: 'de',
      messages: { ...messages, de: german },
    } as const
    await admin.call(testNotification, { params, body: inGerman })
    expect(cloud.outbox.at(-1)?.message?.text).toBe('Zweite Rate: 10. Juli 2026')
  })
})

describe('a notice that goes out by itself', () => {
  const reminder = {
    kind: 'due-soon',
    schedule: { kind: 'due', days: -7, time: '09:00' },
    audience: { ...everybody, departments: ['real-estate-tax'] },
  } as const satisfies Partial<NotificationFields>
  const reminders = () => notices().filter(({ path }) => path.includes('/real-estate-tax'))

  it('says when it will, and does so once when the clock passes', async () => {
    const { row, params } = await sent({ ...reminder, name: 'Ours' })
    expect(row).toMatchObject({
      status: 'scheduled',
      next_run_at: '2026-07-03T13:00:00.000Z',
      sent: 0,
    })
    const before = reminders().length
    await pass(32 * day)
    const after = await read(params)
    expect(after?.sent).toBeGreaterThan(100)
    const own = reminders().length - before
    expect(own).toBeGreaterThan(0)
    await pass(day)
    expect((await read(params))?.sent).toBe(after?.sent)
    expect(reminders().length - before).toBe(own)
  })

  it('leaves out what falls into a pause, for good', async () => {
    const { row, params } = await sent(reminder)
    const pause = { version: row.version, paused: true }
    const paused = await admin.call(pauseNotification, { params, body: pause })
    expect(paused.answer?.data.status).toBe('paused')
    await pass(33 * day)
    const body = { version: paused.answer?.data.version ?? '', paused: false }
    const resumed = await admin.call(pauseNotification, { params, body })
    expect(resumed.answer?.data).toMatchObject({ status: 'scheduled', sent: 0 })
  })

  it('is not written to who has switched that kind off', async () => {
    await sent({ ...reminder, name: 'Ours' })
    const toCitizen = () => reminders().filter(({ to }) => to === citizen)
    const own = await as('miamicounty', citizen)
    await own.call(saveSubscriptions, { body: { unwanted: ['due-soon'] } })
    clock += 32 * day
    expect([toCitizen(), reminders()]).toEqual([[], []])
  })

  it.each([
    ['takes the place of the usual mail, and goes out as often', everybody, 'all'],
    ['leaves the usual mail to whom it is not for', { ...everybody, accounts: ['x'] }, 'none'],
  ])('%s', async (_what, audience, replaced) => {
    const toReader = (kind: string) =>
      cloud
        .mails('tiffin')
        .filter((mail) => mail.kind === kind && mail.to === 'user@tiffin.example')
    const inJuly = 40 * day
    cloud = createCloud({ now: () => clock, date: '2026-05-01T14:00:00.000Z' })
    await cloud.ready
    const before = toReader('bill')
    clock = inJuly
    const usual = toReader('bill').length - before.length
    expect(usual).toBeGreaterThan(0)
    clock = 0
    admin = await as('tiffin', 'merchant-admin@tiffin.example')
    const params = { merchantId: '2', type: 'BILLING' } as const
    const event = { kind: 'event' } as const
    const body = { ...billing, kind: 'bill-ready' as const, schedule: event, audience }
    const row = (await admin.call(createNotification, { params, body })).answer?.data
    const version = row?.version ?? ''
    const own = { ...params, notificationId: row?.id ?? '' }
    await admin.call(scheduleNotification, { params: own, body: { version, confirmed: null } })
    clock = inJuly
    const ours = replaced === 'all' ? usual : 0
    const bills = before.length + usual - ours
    expect([toReader('bill').length, toReader('notice').length]).toEqual([bills, ours])
  })
})

it('a list is filtered by type and status', async () => {
  const params = { merchantId }
  const query = { type: 'BILLING', status: 'paused,scheduled' } as const
  const { answer } = await admin.call(listNotifications, { params, query })
  expect(answer?.data.map(({ status, type }) => `${type} ${status}`).toSorted()).toEqual([
    'BILLING paused',
    'BILLING scheduled',
  ])
})

describe('a banner on the site', () => {
  const banner = {
    kind: 'outage',
    channel: 'banner',
    messages: {
      en: { subject: 'No water', body: paragraph('Until noon.') },
      es: { subject: 'Sin agua', body: paragraph('Hasta el mediodía.') },
    },
    audience: everybody,
    ends_on: '2026-06-02',
  } as const satisfies Partial<NotificationFields>
  const shown = async () => {
    const { answer } = await callerFor(cloud, 'miamicounty').call(getMerchantInfo, {})
    return answer?.notices ?? []
  }

  it('shows at once in each language, and is gone after its last day', async () => {
    expect(await shown()).toEqual([])
    const { row } = await sent(banner)
    expect(row.status).toBe('sending')
    expect(await shown()).toMatchObject([
      {
        title: 'No water',
        text: 'Until noon.',
        ends_at: '2026-06-03T04:00:00.000Z',
        translations: { es: { title: 'Sin agua' } },
      },
    ])
    clock += 2 * day
    expect(await shown()).toEqual([])
  })

  it('is taken away at once', async () => {
    const { row, params } = await sent(banner)
    await admin.call(cancelNotification, { params, body: { version: row.version } })
    expect(await shown()).toEqual([])
  })
})
