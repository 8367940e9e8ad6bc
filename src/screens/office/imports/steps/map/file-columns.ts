import type { ImportRow } from '@/contract/imports/imports'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { doubledHeadings, headingKey } from '@/rules/imports/match-columns'

export interface FileColumn {
  readonly place: number
  /** null: it has none. */
  readonly heading: string | null
  /** Another one has the same heading. */
  readonly isDoubled: boolean
  /** The first values in it. */
  readonly samples: readonly string[]
}

const mostSamples = 3

/** The columns of the file; without headings the first row is data, too. */
export function fileColumns(
  { headings, samples }: Pick<ImportRow, 'headings' | 'samples'>,
  hasHeadings: boolean,
): readonly FileColumn[] {
  const doubled = doubledHeadings(headings).map(headingKey)
  const rows = hasHeadings ? samples : [headings, ...samples]
  return headings.map((heading, place) => ({
    place,
    heading: hasHeadings && heading.trim() !== '' ? heading : null,
    isDoubled: hasHeadings && doubled.includes(headingKey(heading)),
    samples: rows
      .map((row) => row[place] ?? '')
      .filter((text) => text !== '')
      .slice(0, mostSamples)
      .map((text) => (looksLikeCardNumber(text) ? '••••' : text)),
  }))
}
