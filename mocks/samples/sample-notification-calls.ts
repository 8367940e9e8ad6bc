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
import { answerUnsubscribeLink, readUnsubscribeLink } from '@/contract/people/unsubscribe'
import { everybody } from '@/rules/notifications/everybody'
import type { Sample, SampleCallers } from './sample-callers'
import { unsubscribeToken } from './unsubscribe-token'

const placeOf = ({ values: { merchantId } }: SampleCallers) =>
  ({ merchantId, type: 'BILLING' }) as const

const existingOf = (cast: SampleCallers) => ({
  ...placeOf(cast),
  notificationId: cast.values.notificationId,
})

/** The link in a mail to the citizen with accounts, another one each round. */
const sampleUnsubscribeLink = ({ round, values }: SampleCallers) =>
  unsubscribeToken({ id: `sample-${round}`, user: values.userId, merchant: values.merchantId })

/** To the people of one department, in the morning of a day far ahead. */
export const sampleNotification = (round: number): NotificationFields => ({
  kind: 'past-due',
  channel: 'email',
  name: `Sample ${round}`,
  messages: {
    en: {
      subject: 'A sample for {{account}}',
      body: [{ kind: 'paragraph', line: [{ text: 'Pay here: {{pay_link}}' }] }],
    },
  },
  audience: { ...everybody, departments: ['building-permits'], zips: ['45373'] },
  schedule: { kind: 'due', days: 10, time: '09:00' },
  ends_on: null,
})

async function drafted(cast: SampleCallers) {
  const place = placeOf(cast)
  const body = sampleNotification(cast.round)
  const called = await cast.staff.call(createNotification, { params: place, body })
  const { id = '', version = '' } = called.answer?.data ?? {}
  return { called, body, version, params: { ...place, notificationId: id } }
}

async function planned(cast: SampleCallers) {
  const { params, version } = await drafted(cast)
  const body = { version, confirmed: null }
  const called = await cast.staff.call(scheduleNotification, { params, body })
  return { called, params, version: called.answer?.data.version ?? '' }
}

export const sampleNotificationCalls = {
  listNotificationMerchants: ({ root }) => root.call(listNotificationMerchants, { query: {} }),
  listNotifications: ({ staff, values: { merchantId } }) =>
    staff.call(listNotifications, { params: { merchantId }, query: {} }),
  getNotification: (cast) => cast.staff.call(getNotification, { params: existingOf(cast) }),
  createNotification: async (cast) => (await drafted(cast)).called,
  updateNotification: async (cast) => {
    const { params, body, version } = await drafted(cast)
    const renamed = { ...body, name: `Renamed ${cast.round}`, version }
    return cast.staff.call(updateNotification, { params, body: renamed })
  },
  deleteNotification: async (cast) => {
    const { params } = await drafted(cast)
    return cast.staff.call(deleteNotification, { params })
  },
  countAudience: (cast) =>
    cast.staff.call(countAudience, {
      params: placeOf(cast),
      body: { kind: 'past-due', audience: everybody },
    }),
  previewNotification: (cast) =>
    cast.staff.call(previewNotification, {
      params: placeOf(cast),
      body: { kind: 'past-due', audience: everybody },
    }),
  testNotification: (cast) => {
    const { messages } = sampleNotification(cast.round)
    const body = { kind: 'past-due', language: 'en', messages } as const
    return cast.staff.call(testNotification, { params: placeOf(cast), body })
  },
  scheduleNotification: async (cast) => (await planned(cast)).called,
  cancelNotification: async (cast) => {
    const { params, version } = await planned(cast)
    return cast.staff.call(cancelNotification, { params, body: { version } })
  },
  pauseNotification: async (cast) => {
    const { params, version } = await planned(cast)
    return cast.staff.call(pauseNotification, { params, body: { version, paused: true } })
  },
  duplicateNotification: (cast) =>
    cast.staff.call(duplicateNotification, { params: existingOf(cast) }),
  readUnsubscribeLink: (cast) =>
    cast.guest.call(readUnsubscribeLink, { params: { token: sampleUnsubscribeLink(cast) } }),
  answerUnsubscribeLink: (cast) =>
    cast.guest.call(answerUnsubscribeLink, {
      params: { token: sampleUnsubscribeLink(cast) },
      body: { kind: 'save', unwanted: ['outage'], ebilling: [] },
    }),
} as const satisfies Readonly<Record<string, Sample>>
