import * as v from 'valibot'
import { mailKind } from '@/contract/subscriptions'
import { cents, count, id, instant, translations } from '@/contract/wire'
import { notificationKinds } from '@/rules/constants'
import type { TableSpec } from './table'

/** A notification of a merchant (product.md A18 to A20): its text, whom it reaches, what became of it. */
export const notificationRow = v.object({
  id,
  merchant_id: id,
  kind: v.picklist(notificationKinds),
  /** The kind of e-mail that a user may switch off; a banner is of one as well. */
  mail: mailKind,
  channel: v.picklist(['email', 'banner']),
  /** For the office only. */
  name: v.string(),
  subject: v.string(),
  body: v.string(),
  /** `subject`, `body`. */
  translations,
  audience: v.object({
    /** null: all of the merchant's. */
    departments: v.nullable(v.array(id)),
    ebilling_only: v.boolean(),
    balance_over_cents: v.nullable(cents),
    /** Empty: everywhere. */
    zips: v.array(v.string()),
  }),
  /** Days after the due date, before it with a minus; null: at `next_run_at`, or by an event. */
  due_days: v.nullable(v.number()),
  status: v.picklist(['draft', 'scheduled', 'sending', 'sent', 'paused', 'failed']),
  next_run_at: v.nullable(instant),
  last_run_at: v.nullable(instant),
  sent: count,
  opened: count,
  bounced: count,
  unsubscribed: count,
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
