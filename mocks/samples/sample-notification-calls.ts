import { type NotificationFields } from '@/contract/notification-fields'
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
} from '@/contract/notifications'
import { everybody } from '@/rules/notifications/everybody'
import type { Sample, SampleCallers } from './sample-callers'

const merchantId = '1'
const type = 'BILLING'
const place = { merchantId, type } as const

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

async function drafted({ staff, round }: SampleCallers) {
  const body = sampleNotification(round)
  const called = await staff.call(createNotification, { params: place, body })
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
  listNotifications: ({ staff }) =>
    staff.call(listNotifications, { params: { merchantId }, query: {} }),
  getNotification: ({ staff }) =>
    staff.call(getNotification, { params: { ...place, notificationId: '3' } }),
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
  countAudience: ({ staff }) =>
    staff.call(countAudience, { params: place, body: { kind: 'past-due', audience: everybody } }),
  previewNotification: ({ staff }) =>
    staff.call(previewNotification, {
      params: place,
      body: { kind: 'past-due', audience: everybody },
    }),
  testNotification: ({ staff, round }) => {
    const { messages } = sampleNotification(round)
    const body = { kind: 'past-due', language: 'en', messages } as const
    return staff.call(testNotification, { params: place, body })
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
  duplicateNotification: ({ staff }) =>
    staff.call(duplicateNotification, { params: { ...place, notificationId: '3' } }),
} as const satisfies Readonly<Record<string, Sample>>
