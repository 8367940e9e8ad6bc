import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { anyOf, listOf } from '@/contract/list'
import {
  audience,
  notificationChannels,
  notificationFields,
  notificationStatuses,
  notificationType,
  schedule,
} from './notification-fields'
import { messageLanguages, messages } from './notification-message'
import { mailKind, mailKinds } from '@/contract/people/subscriptions'
import {
  count,
  dataOf,
  id,
  instant,
  messageOnly,
  numberText,
  plainDate,
  upTo,
} from '@/contract/wire'

/** Notifications of a merchant (product.md A18 to A20). */

const results = v.object({ sent: count, opened: count, bounced: count, unsubscribed: count })
export type NotificationResults = v.InferOutput<typeof results>

export const notificationRow = v.object({
  id,
  merchant_id: id,
  type: notificationType,
  kind: mailKind,
  channel: v.picklist(notificationChannels),
  name: v.string(),
  schedule,
  audience,
  ends_on: v.nullable(plainDate),
  languages: v.array(v.picklist(messageLanguages)),
  status: v.picklist(notificationStatuses),
  /** Names its state: a change to an older one is refused. */
  version: numberText,
  next_run_at: v.nullable(instant),
  last_run_at: v.nullable(instant),
  ...results.entries,
  updated_at: instant,
  /** The name of who changed it last. */
  by: v.string(),
})
export type NotificationRow = v.InferOutput<typeof notificationRow>

export const notificationList = listOf({
  row: notificationRow,
  sort: ['name', 'kind', 'status', 'next_run_at', 'last_run_at', 'sent', 'updated_at'],
  usualSort: 'name',
  filters: {
    type: v.optional(notificationType),
    status: v.optional(anyOf(notificationStatuses)),
    kind: v.optional(anyOf(mailKinds)),
  },
  places: ['type'],
})

const merchantParams = v.object({ merchantId: id })

export const listNotifications = endpoint({
  id: 'listNotifications',
  method: 'GET',
  path: 'api/notifications/{merchantId}',
  in_specification: false,
  access: 'notifications.view',
  sentence: true,
  params: merchantParams,
  query: notificationList.query,
  answer: notificationList.answer,
  errors: [422],
})

/** One merchant in the provider's overview; `sent` within 30 days. */
export const notificationMerchant = v.object({
  id,
  name: v.string(),
  sub_domain: v.string(),
  scheduled: count,
  sent: count,
  failed: count,
  unsubscribed: count,
  last_run_at: v.nullable(instant),
})
export type NotificationMerchant = v.InferOutput<typeof notificationMerchant>

export const notificationMerchantList = listOf({
  row: notificationMerchant,
  sort: ['name', 'scheduled', 'sent', 'failed', 'unsubscribed', 'last_run_at'],
  usualSort: 'name',
  filters: { failed_only: v.optional(v.boolean()) },
})

/** A send of the last 30 days, of whatever merchant. */
const recentSend = v.object({
  id,
  merchant_id: id,
  merchant: v.string(),
  type: notificationType,
  channel: v.picklist(notificationChannels),
  name: v.string(),
  status: v.picklist(notificationStatuses),
  at: instant,
  sent: count,
})
export type RecentSend = v.InferOutput<typeof recentSend>

export const listNotificationMerchants = endpoint({
  id: 'listNotificationMerchants',
  method: 'GET',
  path: 'api/notifications',
  in_specification: false,
  access: 'notifications.all',
  sentence: true,
  query: notificationMerchantList.query,
  answer: v.object({
    ...notificationMerchantList.answer.entries,
    /** The newest first, failures among them. */
    recent: v.array(recentSend),
  }),
  errors: [422],
})

export const notification = v.object({
  ...notificationRow.entries,
  messages,
  /** Of each day since the first mail: how many went out and were opened. */
  days: v.array(v.object({ day: plainDate, sent: count, opened: count })),
  /** How many it will reach, or has to. */
  recipients: count,
})
export type Notification = v.InferOutput<typeof notification>

const typeParams = v.object({ merchantId: id, type: notificationType })
const params = v.object({ ...typeParams.entries, notificationId: id })
const path = 'api/notifications/{merchantId}/{type}/{notificationId}'

const shared = { in_specification: false, sentence: true } as const

/** null: none with this id; a 404 would lead away from the list. */
export const getNotification = endpoint({
  ...shared,
  id: 'getNotification',
  method: 'GET',
  path,
  access: 'notifications.view',
  params,
  answer: dataOf(v.nullable(notification)),
})

/** Makes a draft; nothing is sent before `scheduleNotification`. */
export const createNotification = endpoint({
  ...shared,
  id: 'createNotification',
  method: 'POST',
  path: 'api/notifications/{merchantId}/{type}',
  access: 'notifications.draft',
  key: 'header',
  params: typeParams,
  body: notificationFields,
  answer: dataOf(notification),
  errors: [422],
})

/** 409: `changed`, or `not_draft`: what goes out can be cancelled, not changed. */
export const updateNotification = endpoint({
  ...shared,
  id: 'updateNotification',
  method: 'PUT',
  path,
  access: 'notifications.draft',
  key: 'header',
  params,
  body: v.object({ ...notificationFields.entries, version: numberText }),
  answer: dataOf(notification),
  errors: [409, 422],
})

/** 409: only drafts can be deleted. */
export const deleteNotification = endpoint({
  ...shared,
  id: 'deleteNotification',
  method: 'DELETE',
  path,
  access: 'notifications.edit',
  params,
  answer: messageOnly,
  errors: [409],
})

export const excludedReasons = ['unsubscribed', 'bounced', 'no-email'] as const
export type ExcludedReason = (typeof excludedReasons)[number]

const audienceCount = v.object({
  /** Accounts, and users without one, that the filters name. */
  matching: count,
  recipients: count,
  excluded: v.array(v.object({ reason: v.picklist(excludedReasons), count })),
  /** Account numbers of the list that the merchant does not have. */
  unknown_accounts: count,
})
export type AudienceCount = v.InferOutput<typeof audienceCount>

const audienceBody = v.object({ kind: mailKind, audience })

export const countAudience = endpoint({
  ...shared,
  id: 'countAudience',
  method: 'POST',
  path: 'api/notifications/{merchantId}/{type}/audience-count',
  access: 'notifications.view',
  params: typeParams,
  body: audienceBody,
  answer: dataOf(audienceCount),
  errors: [422],
})

/** A recipient whom the preview fills the variables in for; the address is masked. */
const sampleRecipient = v.object({
  id,
  name: v.string(),
  email_masked: v.string(),
  language: v.string(),
  /** By the names of the variables; amounts in cents, days as `YYYY-MM-DD`, `cycle` its code. */
  values: v.object({
    first_name: v.string(),
    department: v.string(),
    account: v.string(),
    bill_year: v.string(),
    cycle: v.string(),
    amount_due_cents: count,
    due_date: v.nullable(plainDate),
  }),
})
export type SampleRecipient = v.InferOutput<typeof sampleRecipient>

/** Up to ten recipients, those who registered first. */
export const previewNotification = endpoint({
  ...shared,
  id: 'previewNotification',
  method: 'POST',
  path: 'api/notifications/{merchantId}/{type}/preview',
  access: 'notifications.view',
  params: typeParams,
  body: audienceBody,
  answer: dataOf(v.array(sampleRecipient)),
  errors: [422],
})

/** To the caller's own address, and to no other. */
export const testNotification = endpoint({
  ...shared,
  id: 'testNotification',
  method: 'POST',
  path: 'api/notifications/{merchantId}/{type}/test',
  access: 'notifications.draft',
  key: 'header',
  params: typeParams,
  body: v.object({ kind: mailKind, language: v.picklist(messageLanguages), messages }),
  answer: dataOf(v.object({ email_masked: v.string() })),
  errors: [422, 429],
})

/** Above this number a send has to be confirmed by typing it. */
export const mostUnconfirmed = 500

/**
 * Sends it, at once or at its time. `confirmed`: the number of recipients, typed. 409: `changed`,
 * `not_draft`, or `recount`: it is another number by now, in `recipients`.
 */
export const scheduleNotification = endpoint({
  ...shared,
  id: 'scheduleNotification',
  method: 'POST',
  path: `${path}/schedule`,
  access: 'notifications.send',
  key: 'header',
  params,
  body: v.object({ version: numberText, confirmed: v.nullable(upTo(10_000_000)) }),
  answer: dataOf(notification),
  errors: [409, 422],
})

/** What has gone out by then stays sent; the rest never goes. */
export const cancelNotification = endpoint({
  ...shared,
  id: 'cancelNotification',
  method: 'POST',
  path: `${path}/cancel`,
  access: 'notifications.send',
  key: 'header',
  params,
  body: v.object({ version: numberText }),
  answer: dataOf(notification),
  errors: [409],
})

/** What would go out while it is paused is left out for good. */
export const pauseNotification = endpoint({
  ...shared,
  id: 'pauseNotification',
  method: 'POST',
  path: `${path}/pause`,
  access: 'notifications.send',
  key: 'header',
  params,
  body: v.object({ version: numberText, paused: v.boolean() }),
  answer: dataOf(notification),
  errors: [409, 422],
})

/** A draft with the same content. */
export const duplicateNotification = endpoint({
  ...shared,
  id: 'duplicateNotification',
  method: 'POST',
  path: `${path}/duplicate`,
  access: 'notifications.draft',
  key: 'header',
  params,
  answer: dataOf(notification),
  errors: [409],
})
