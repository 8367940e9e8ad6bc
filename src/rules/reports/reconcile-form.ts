import * as v from 'valibot'
import type { MovementSums } from '@/contract/reports/report-sums'
import { longest, mostCents } from '@/contract/wire'
import { sumOf } from '../payments/money'
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

/** What the bank shows of some batches; `partly`: the others wait for their deposit. */
export type BankState =
  | { readonly kind: 'waiting' | 'matched' }
  /** Of a part: deposits are noted for whole batches. */
  | { readonly kind: 'whole' }
  | { readonly kind: 'partly'; readonly reconciled: number; readonly batches: number }
  | { readonly kind: 'off'; readonly difference_cents: number }

/** A batch's; `open` while it takes payments. */
export function batchState({ closed, reconciliation }: Batch): BankState | { kind: 'open' } {
  if (!closed) return { kind: 'open' }
  return bankState({
    batches: 1,
    reconciled: reconciliation?.difference_cents === 0 ? 1 : 0,
    difference_cents: reconciliation === null ? null : reconciliation.difference_cents,
  })
}

interface BankFacts {
  readonly batches: number
  /** On how many of them the bank shows what was expected. */
  readonly reconciled: number
  /** Of all deposits that are noted; null: none is. */
  readonly difference_cents: number | null
}

export function bankState({ batches, reconciled, difference_cents }: BankFacts): BankState {
  if (difference_cents === null) return { kind: 'waiting' }
  if (difference_cents !== 0) return { kind: 'off', difference_cents }
  return reconciled < batches ? { kind: 'partly', reconciled, batches } : { kind: 'matched' }
}

interface DepartmentPart {
  readonly batches: readonly string[]
  /** Absent where a host does not count them. */
  readonly reconciled?: number | undefined
  readonly deposit_cents: number | null
  readonly difference_cents: number | null
}

/**
 * How a department's own deposits stand; null: it had no batch. `whole`: nothing is noted of it while
 * whole batches are reconciled, which may be its own.
 */
export function departmentBankState(
  { batches, reconciled = batches.length, deposit_cents, difference_cents }: DepartmentPart,
  hasWhole: boolean,
): BankState | null {
  if (batches.length === 0) return null
  if (deposit_cents === null && hasWhole) return { kind: 'whole' }
  return bankState({ batches: batches.length, reconciled, difference_cents })
}

/** Whether deposits are noted for whole batches, beside those of departments. */
export const hasWholeDeposits = (
  departments: readonly Pick<DepartmentPart, 'deposit_cents'>[],
  noted_cents: number | null,
): boolean =>
  (noted_cents ?? 0) !== sumOf(departments.map(({ deposit_cents }) => deposit_cents ?? 0))

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
