import type { NotificationFields } from '@/contract/notifications/notification-fields'
import {
  createNotification,
  getNotification,
  scheduleNotification,
} from '@/contract/notifications/notifications'
import { everybody } from '@/rules/notifications/everybody'
import { typeOfKind } from '@/rules/people/mail-kinds'
import {
  bodyFor,
  firstHalf,
  nextKey,
  post,
  quote,
  till,
} from '@mocks/handlers/payments/payments.test-support'
import { callerFor, tokenFor } from '@mocks/hosts/caller'

/** Notices that the county's administrator sends, beside the payments of the same till. */

export const day = 24 * 60 * 60_000
export const citizen = 'user@miamicounty.example'
export const atNine = { kind: 'at', day: '2026-06-03', time: '09:00', later: false } as const

export const as = async (email: string) =>
  callerFor(till.cloud, 'miamicounty', { token: await tokenFor(till.cloud, email) })

/** A session ends by the clock. */
const admin = () => as('merchant-admin@miamicounty.example')

export const paragraph = (text: string) => ({ kind: 'paragraph' as const, line: [{ text }] })

const fields: NotificationFields = {
  kind: 'past-due',
  channel: 'email',
  name: 'Ours',
  messages: { en: { subject: 'Ours: {{amount_due}}, {{due_date}}', body: [paragraph('Text')] } },
  audience: everybody,
  schedule: { kind: 'now' },
  ends_on: null,
}

/** What it was sent as, and how it is read again. */
export async function notify(change: Partial<NotificationFields>) {
  const body = { ...fields, ...change }
  const params = { merchantId: '1', type: typeOfKind(body.kind) } as const
  const by = await admin()
  const made = await by.call(createNotification, { params, body })
  const row = made.answer?.data
  if (!row) throw new Error(`${made.status} ${JSON.stringify(made.failure)}`)
  const own = { ...params, notificationId: row.id }
  const order = { version: row.version, confirmed: row.recipients }
  const called = await by.call(scheduleNotification, { params: own, body: order })
  if (!called.answer) throw new Error(`${called.status} ${JSON.stringify(called.failure)}`)
  return {
    row: called.answer.data,
    read: async () => (await (await admin()).call(getNotification, { params: own })).answer?.data,
  }
}

export const mailsOf = (kind: string) =>
  till.cloud.mails('miamicounty').filter((mail) => mail.kind === kind)

/** Those of this test; the seed's have other subjects. */
export const ours = () =>
  mailsOf('notice').filter(({ message }) => message?.subject.startsWith('Ours') === true)

/** An e-check for Jane Doe's first half, which comes back; a guest's, if nobody else is named. */
export async function sentBack(
  more: Parameters<typeof bodyFor>[1] = {},
  payer = till.guest,
): Promise<void> {
  await post(bodyFor(await quote([firstHalf], 'echeck'), more), nextKey(), payer)
  const { control } = till.cloud
  const payment = (await control.echecks('miamicounty'))[0]?.payment ?? ''
  if (!(await control.returnEcheck('miamicounty', { payment, code: 'R01' }))) {
    throw new Error('It did not come back')
  }
}
