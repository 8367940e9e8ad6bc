import * as v from 'valibot'
import { unwantedKinds } from '@/contract/subscriptions'
import { id, instant } from '@/contract/wire'
import type { TableSpec } from './table'

/** What a person does not want by e-mail; its id is the user's. Nobody's row: everything comes. */
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
