import * as v from 'valibot'
import { messages } from './notification-message'
import { mailKind } from '@/contract/people/subscriptions'
import { askedDay, chargeCents, id, nameText, plainDate, shortText, upTo } from '@/contract/wire'

/** What staff write and choose of a notification (product.md A20). */

export const notificationTypes = ['GENERAL', 'BILLING'] as const
export const notificationType = v.picklist(notificationTypes)
export const notificationChannels = ['email', 'banner'] as const
export const notificationStatuses = [
  'draft',
  'scheduled',
  'sending',
  'sent',
  'paused',
  'cancelled',
  'failed',
] as const
export type NotificationStatus = (typeof notificationStatuses)[number]

export const billStates = ['any', 'open', 'past-due', 'delinquent'] as const

export const mostDepartments = 100
export const mostZips = 50
/** Accounts of a list that staff paste or load. */
export const mostAccounts = 5_000

/** Whom it reaches. Every filter narrows it; without any, everybody of the merchant. */
export const audience = v.object({
  /** null: all of the merchant's. */
  departments: v.nullable(v.pipe(v.array(id), v.maxLength(mostDepartments))),
  ebilling_only: v.boolean(),
  bills: v.picklist(billStates),
  balance_over_cents: v.nullable(chargeCents),
  due_from: v.nullable(askedDay),
  due_to: v.nullable(askedDay),
  zips: v.pipe(v.array(shortText), v.maxLength(mostZips)),
  /** Account numbers of a list; empty: no list. */
  accounts: v.pipe(v.array(shortText), v.maxLength(mostAccounts)),
})
export type Audience = v.InferOutput<typeof audience>

/** `HH:MM` in the merchant's zone. */
const clockTime = v.pipe(v.string(), v.maxLength(5), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u))

export const mostDueDays = 365

/**
 * `event`: when what it tells of happens. `due`: so many days after a bill is due, before it with a
 * minus. `later`: of a time that the clock shows twice, the second one.
 */
export const schedule = v.union([
  v.object({ kind: v.literal('now') }),
  v.object({ kind: v.literal('at'), day: plainDate, time: clockTime, later: v.boolean() }),
  v.object({ kind: v.literal('due'), days: upTo(mostDueDays, -mostDueDays), time: clockTime }),
  v.object({ kind: v.literal('event') }),
])
export type Schedule = v.InferOutput<typeof schedule>

/** What staff write and choose. */
export const notificationFields = v.object({
  kind: mailKind,
  channel: v.picklist(notificationChannels),
  /** For the office only. */
  name: nameText,
  messages,
  audience,
  schedule,
  /** The last day of a banner; null: until it is cancelled. */
  ends_on: v.nullable(plainDate),
})
export type NotificationFields = v.InferOutput<typeof notificationFields>
