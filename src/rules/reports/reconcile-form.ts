import * as v from 'valibot'
import { longest, mostCents } from '@/contract/wire'
import { moneyRange, optionalText, type Say } from '../forms/field-rules'

/** What staff note of a batch; the deposit is below zero where the bank took money out. */
export const reconcileForm = (say: Say) =>
  v.object({
    deposit_cents: moneyRange(say, { least: -mostCents, most: mostCents }),
    note: optionalText(say, longest.long),
  })
export type ReconcileForm = v.InferInput<ReturnType<typeof reconcileForm>>

interface Batch {
  /** Nothing comes to it any more. */
  readonly closed: boolean
  readonly reconciliation: { readonly difference_cents: number } | null
}

export type BatchState = 'open' | 'unmatched' | 'matched' | 'differs'

/** Where a batch stands between its payments and the bank. */
export function batchState({ closed, reconciliation }: Batch): BatchState {
  if (!closed) return 'open'
  if (reconciliation === null) return 'unmatched'
  return reconciliation.difference_cents === 0 ? 'matched' : 'differs'
}
