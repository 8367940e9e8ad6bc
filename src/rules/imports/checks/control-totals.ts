import type { CheckSummary, ControlTotals } from '@/contract/imports/imports'

/** What the clerk expects of a file beside what was found in it. */
export interface ComparedTotal {
  readonly total: 'rows' | 'amount'
  readonly typed: number
  readonly found: number
  /** Above zero: the file has more than was typed. */
  readonly difference: number
}

/** Only of those that were typed. Refused rows count, too: they are in the file. */
export function compareTotals(
  typed: ControlTotals,
  found: Pick<CheckSummary, 'rows' | 'amount_cents'>,
): readonly ComparedTotal[] {
  return [
    ...compared('rows', typed.rows, found.rows),
    ...compared('amount', typed.amount_cents, found.amount_cents),
  ]
}

const compared = (
  total: ComparedTotal['total'],
  typed: number | null,
  found: number,
): readonly ComparedTotal[] =>
  typed === null ? [] : [{ total, typed, found, difference: found - typed }]
