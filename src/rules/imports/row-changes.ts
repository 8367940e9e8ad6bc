import type { CheckedRow } from '@/contract/imports/imports'
import { plainAmount } from '@/rules/export/csv'
import { flagWords } from './columns'

/** What a row would change in the books. */
type Change = CheckedRow['changes'][number]

const none: readonly Change[] = []

/** Exact text. An empty cell leaves what is known. */
export function textChange(
  column: string,
  before: string | null,
  after: string | null,
): readonly Change[] {
  return after === null || after === before ? none : [{ column, before, after }]
}

/** An empty cell takes away what is known. */
export const wholeChange = (
  column: string,
  before: string | null,
  after: string | null,
): readonly Change[] => (after === before ? none : [{ column, before, after }])

/** Cents, as `1234.56`. */
export function amountChange(column: string, before: number, after: number): readonly Change[] {
  return after === before
    ? none
    : [{ column, before: plainAmount(before), after: plainAmount(after) }]
}

/** As the template writes it. */
export const flagChange = (column: string, before: boolean, after: boolean): readonly Change[] =>
  after === before ? none : [{ column, before: letterOf(before), after: letterOf(after) }]

const letterOf = (flag: boolean) => (flag ? flagWords.yes[0] : flagWords.no[0])

/** Of a secret it is only said that it changes. */
export const secretChange = (column: string): readonly Change[] => [
  { column, before: null, after: null },
]
