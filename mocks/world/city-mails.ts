import * as v from 'valibot'
import { ebilling, unwantedKinds } from '@/contract/people/subscriptions'
import { id, instant } from '@/contract/wire'
import type { TableSpec } from './store/table'

/** A mail's link that was used to save, what was saved last, and the choices before that. */
export const cityMailRow = v.object({
  /** The link's own number, which its token says. */
  id,
  user_id: id,
  used_at: instant,
  unwanted: unwantedKinds,
  before: v.object({
    unwanted: unwantedKinds,
    /** `saved`: what the last save made of it. */
    ebilling: v.array(
      v.object({ link_id: id, choice: v.nullable(ebilling), saved: v.nullable(ebilling) }),
    ),
  }),
})
export type CityMailRow = v.InferOutput<typeof cityMailRow>

export const cityMailTable: TableSpec<CityMailRow, never> = {
  name: 'letter',
  schema: cityMailRow,
  indexes: {},
}
