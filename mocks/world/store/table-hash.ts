import { canonical } from '@mocks/lib/canonical'
import { sha256Hex } from '@mocks/lib/sha256'
import type { KeyedRow, RowSource } from './row-source'

interface Held<Row extends KeyedRow> {
  readonly rows: readonly Row[]
  /** Rows of the source that were deleted. */
  readonly gone: readonly string[]
  readonly source: Pick<RowSource<Row, never>, 'name' | 'get'> | null
  /** null where a row has no such field. */
  readonly whole: (row: Row) => Row
}

/** Of all rows of a table; of those of a source only by its name and by what is different. */
export function hashOf<Row extends KeyedRow>({ rows, gone, source, whole }: Held<Row>): string {
  const texts = rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({ id: row.id, text: canonical(row) }))
  if (!source) return sha256Hex(texts.map(({ text }) => text).join('\n'))
  // A row that was changed and changed back is what the source says.
  const made = (id: string) => {
    const row = source.get(id)
    return canonical(row ? whole(row) : null)
  }
  const own = texts.filter(({ id, text }) => made(id) !== text)
  return sha256Hex([source.name, ...own.map(({ text }) => text), ...gone.toSorted()].join('\n'))
}
