import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import type { Audience, NotificationFields } from '@/contract/notifications/notification-fields'
import {
  cancelNotification,
  countAudience,
  createNotification,
  deleteNotification,
  duplicateNotification,
  getNotification,
  listNotificationMerchants,
  listNotifications,
  type Notification,
  notificationList,
  pauseNotification,
  previewNotification,
  scheduleNotification,
  testNotification,
  updateNotification,
} from '@/contract/notifications/notifications'
import { change, edit, type GetKey, type WriteContext } from './keyed-call'
import { call } from './client'
import { listApi } from './list-api'
import { officeKeys } from './office-keys'
import { orAlreadySo } from './write'

export const notificationMerchantsApi = listApi(
  listNotificationMerchants,
  officeKeys.notifications.merchants,
)
export const notificationsApi = listApi(
  listNotifications,
  officeKeys.notifications.list,
  notificationList,
)

/** What a change of one makes stale. */
export const staleNotifications = [officeKeys.notifications.all, officeKeys.audit.all] as const

export type NotificationId = CallInput<typeof getNotification>['params']
type Place = Omit<NotificationId, 'notificationId'>

export function notificationQuery(params: NotificationId) {
  return queryOptions({
    queryKey: officeKeys.notifications.one(params),
    queryFn: async ({ signal }) => (await call(getNotification, { params }, { signal })).data,
  })
}

interface Asked {
  readonly kind: NotificationFields['kind']
  readonly audience: Audience
}

export function audienceQuery({ merchantId, type }: Place, body: Asked) {
  const params = { merchantId, type }
  return queryOptions({
    queryKey: officeKeys.notifications.audience(params, body),
    queryFn: async ({ signal }) => (await call(countAudience, { params, body }, { signal })).data,
    // The last number stays until the next one is counted.
    placeholderData: (before) => before,
  })
}

export function samplesQuery({ merchantId, type }: Place, body: Asked) {
  const params = { merchantId, type }
  return queryOptions({
    queryKey: officeKeys.notifications.samples(params, body),
    queryFn: async ({ signal }) =>
      (await call(previewNotification, { params, body }, { signal })).data,
  })
}

export const addNotification = async (params: Place, body: NotificationFields, key: GetKey) =>
  (await change(createNotification, { params, body }, key)).data

export const saveNotification = async (
  params: NotificationId,
  body: NotificationFields,
  context: WriteContext,
) => (await edit(updateNotification, { params, body }, context)).data

export const removeNotification = (params: NotificationId) =>
  orAlreadySo(call(deleteNotification, { params }), 'gone')

export const copyNotification = async (params: NotificationId, key: GetKey) =>
  (await change(duplicateNotification, { params }, key)).data

export const sendTest = async (
  { merchantId, type }: Place,
  body: NonNullable<CallInput<typeof testNotification>['body']>,
  key: GetKey,
) => (await change(testNotification, { params: { merchantId, type }, body }, key)).data

type Version = Pick<Notification, 'version'>

export const sendNotification = async (
  params: NotificationId,
  { version }: Version,
  confirmed: number | null,
  key: GetKey,
) => (await change(scheduleNotification, { params, body: { version, confirmed } }, key)).data

export const stopNotification = async (params: NotificationId, { version }: Version, key: GetKey) =>
  (await change(cancelNotification, { params, body: { version } }, key)).data

export const holdNotification = async (
  params: NotificationId,
  { version }: Version,
  paused: boolean,
  key: GetKey,
) => (await change(pauseNotification, { params, body: { version, paused } }, key)).data
