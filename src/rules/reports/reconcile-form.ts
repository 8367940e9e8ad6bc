import * as v from 'valibot'
import type { MovementSums } from '@/contract/report-sums'
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

type Moved = Readonly<Pick<MovementSums, 'payments' | 'refunds' | 'voids' | 'returns'>>

/** Why no deposit can be noted: it is still open, or nothing was paid or went back on its day. */
export type ReconcileProblem = 'open' | 'empty'

/** null: a deposit can be noted; refunds alone are a batch too. */
export function reconcileProblem({
  closed,
  ...moved
}: Pick<Batch, 'closed'> & Moved): ReconcileProblem | null {
  if (!closed) return 'open'
  const { payments, refunds, voids, returns } = moved
  return payments + refunds + voids + returns === 0 ? 'empty' : null
}

export type BatchState = 'open' | 'unmatched' | 'matched' | 'differs'

/** Where a batch stands between its payments and the bank. */
export function batchState({ closed, reconciliation }: Batch): BatchState {
  if (!closed) return 'open'
  if (reconciliation === null) return 'unmatched'
  return reconciliation.difference_cents === 0 ? 'matched' : 'differs'
}

/** What deposits are over or short; null: none is noted. */
interface Noted {
  readonly whole: number | null
  /** Of each department with money in the batch. */
  readonly departments: readonly (number | null)[]
}

/** The bank shows what was expected: of the whole, or else of each department. */
export const isReconciled = ({ whole, departments }: Noted): boolean =>
  whole === null
    ? departments.length > 0 && departments.every((difference) => difference === 0)
    : whole === 0
