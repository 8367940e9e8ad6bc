import type { ImportIssue, ImportKind, ImportMapping, RefusedRow } from '@/contract/imports/imports'
import { importColumns } from './columns'
import { errorColumns, headingKey } from './match-columns'
import { hasCardNumber } from './read-cell'

/**
 * The refused rows as a file: its own columns, then what is wrong. It can be mended and imported again,
 * because `suggestMapping` passes over the two columns that are added.
 */

export interface ErrorFile {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface ReadFile {
  readonly kind: ImportKind
  readonly headings: readonly string[]
  readonly mapping: ImportMapping
}

/** `sentence`: what is wrong, in the language of the page. */
export function errorFile(
  { kind, headings, mapping }: ReadFile,
  rows: readonly RefusedRow[],
  sentence: (issue: ImportIssue, row: RefusedRow) => string,
): ErrorFile {
  const named = mapping.has_headings ? headings : ownHeadings(headings, mapping)
  const added: readonly string[] = errorColumns.map(headingKey)
  const isKept = (_: string, place: number) => !added.includes(headingKey(named[place] ?? ''))
  const isNumber = numbersOf(kind, mapping)
  const shown = (cell: string, place: number) =>
    !isNumber.has(place) && hasCardNumber(cell) ? '' : cell
  // Cells beyond the headings get columns without a name: the row may have been shifted (E018).
  const beyond = Math.max(0, ...rows.map(({ cells }) => cells.length - headings.length))
  const places = [...headings, ...Array.from({ length: beyond }, () => '')]
  return {
    headings: [...named.filter(isKept), ...places.slice(headings.length), ...errorColumns],
    rows: rows.map((row) => {
      const errors = row.issues.filter(({ code }) => code.startsWith('E'))
      const cells = places.map((_, place) => row.cells[place] ?? '')
      return [
        ...cells.map(shown).filter(isKept),
        errors.map(({ code }) => code).join('; '),
        errors.map((issue) => sentence(issue, row)).join('; '),
      ]
    }),
  }
}

/** Names for the columns of a file without headings, so that they are found the next time. */
function ownHeadings(headings: readonly string[], { columns }: ImportMapping): readonly string[] {
  return headings.map(
    (_, place) => columns.find(({ from }) => from === place)?.column ?? `column_${place + 1}`,
  )
}

/** The places of numbers that an office has given: a few of them could also be a card's. */
function numbersOf(kind: ImportKind, { columns }: ImportMapping): ReadonlySet<number> {
  const numbers = importColumns[kind].filter(({ type }) => type === 'number')
  return new Set(
    columns.flatMap(({ column, from }) =>
      from !== null && numbers.some(({ name }) => name === column) ? [from] : [],
    ),
  )
}
