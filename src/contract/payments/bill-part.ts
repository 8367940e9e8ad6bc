import * as v from 'valibot'
import { cents, year } from '@/contract/wire'

/** What of a row's money was for one installment, or for one purpose without a bill. */
export const billPart = v.object({
  /** '': paid without a bill. */
  account: v.string(),
  /** null without a bill, unless the payment names a year. */
  year: v.nullable(year),
  cycle: v.string(),
  principal_cents: cents,
})
export type BillPart = v.InferOutput<typeof billPart>
