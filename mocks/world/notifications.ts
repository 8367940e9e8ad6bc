import * as v from 'valibot'
import { notificationFields } from '@/contract/notifications/notification-fields'
import { count, id, instant } from '@/contract/wire'
import { notificationKinds } from '@/rules/constants'
import { notificationStates } from '@/rules/notifications/progress'
import type { TableSpec } from './store/table'

/**
 * A notification of a merchant (product.md A18 to A20): its text, whom it reaches, and what was
 * decided about it. What has gone out and what became of it is worked out when read.
 */
export const notificationRow = v.object({
  id,
  merchant_id: id,
  type: v.picklist(notificationKinds),
  ...notificationFields.entries,
  state: v.picklist(notificationStates),
  /** When a single send begins. */
  starts_at: v.nullable(instant),
  /** When it was cancelled while it went out. */
  stopped_at: v.nullable(instant),
  /** Since when, and until when, one that goes out by itself does so. */
  windows: v.array(v.object({ from: instant, to: v.nullable(instant) })),
  /** How many a single send reaches, as it was confirmed. */
  recipients: count,
  /** Those of them who have a user, the first ones; with the account that it is about. */
  reached: v.array(
    v.object({
      user_id: id,
      parcel_id: v.nullable(id),
      /** When the person gave up the account: what was sent before stays sent. */
      unlinked_at: v.optional(instant),
    }),
  ),
  updated_at: instant,
  /** The user's id. */
  updated_by: id,
})
export type NotificationRow = v.InferOutput<typeof notificationRow>

export const notificationTable: TableSpec<NotificationRow, 'merchant'> = {
  name: 'notification',
  schema: notificationRow,
  indexes: { merchant: (row) => row.merchant_id },
}
