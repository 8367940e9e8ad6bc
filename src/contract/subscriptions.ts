import * as v from 'valibot'
import { endpoint } from './endpoint'
import { dataOf, plainDate } from './wire'

/** GENERAL: an office's announcements. BILLING: mails about the user's own bills. */
export const notificationTypes = ['GENERAL', 'BILLING'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Every kind of e-mail that a merchant sends (product.md A20); `rules/notification-kinds` sorts them. */
export const notificationKinds = [
  'announcement',
  'office-closing',
  'outage',
  'bill-ready',
  'due-soon',
  'past-due',
  'delinquent',
  'echeck-returned',
  'refund',
  'receipt',
] as const
export const notificationKind = v.picklist(notificationKinds)
export type NotificationKind = v.InferOutput<typeof notificationKind>

/**
 * The kinds that the user has switched off; all others are sent. One shape for profile and
 * unsubscribe.
 */
export const unwantedKinds = v.pipe(
  v.array(notificationKind),
  v.maxLength(notificationKinds.length),
)

/** Delivery of an account's bills by e-mail or on paper, from a day on; before it the other way. */
export const ebilling = v.object({ on: v.boolean(), from: plainDate })
export type Ebilling = v.InferOutput<typeof ebilling>

/** The user's e-mail choices and address. */
export const subscriptions = v.object({ email: v.string(), unwanted: unwantedKinds })
export type Subscriptions = v.InferOutput<typeof subscriptions>

export const getSubscriptions = endpoint({
  id: 'getSubscriptions',
  method: 'GET',
  path: 'api/user/subscriptions',
  in_specification: false,
  access: 'accounts.own',
  sentence: true,
  answer: dataOf(subscriptions),
})

export const saveSubscriptions = endpoint({
  id: 'saveSubscriptions',
  method: 'POST',
  path: 'api/user/subscriptions',
  in_specification: false,
  access: 'accounts.own',
  sentence: true,
  body: v.object({ unwanted: unwantedKinds }),
  answer: dataOf(subscriptions),
  errors: [422],
})
