import * as v from 'valibot'
import { unwantedKinds } from '@/contract/subscriptions'
import { id, instant } from '@/contract/wire'
import type { TableSpec } from './table'

/**
 * A user's switched-off kinds of e-mail; its id is the user's. Without a row everything is sent.
 */
export const subscriptionRow = v.object({
  id,
  unwanted: unwantedKinds,
  changed_at: instant,
})
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>

export const subscriptionTable: TableSpec<SubscriptionRow, never> = {
  name: 'subscription',
  schema: subscriptionRow,
  indexes: {},
}
