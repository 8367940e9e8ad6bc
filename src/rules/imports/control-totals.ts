import type { CheckSummary, ControlTotals } from '@/contract/imports/imports'

/** What was expected is not what is in the file; false where nothing was typed. */
export function totalsDiffer(
  expected: ControlTotals,
  found: Pick<CheckSummary, 'rows' | 'amount_cents'>,
): boolean {
  return (
    (expected.rows ?? found.rows) !== found.rows ||
    (expected.amount_cents ?? found.amount_cents) !== found.amount_cents
  )
}
