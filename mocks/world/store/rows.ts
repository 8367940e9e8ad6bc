import { copyOf } from './copy-of'
import type { KeyedRow } from './row-source'

/** The memory of one table. Of the five tables of the model it is @mswjs/data's (model-rows.ts). */
export interface Rows<Row extends KeyedRow> {
  readonly size: number
  /** The row itself; `Table` hands out copies. */
  get(id: string): Readonly<Row> | undefined
  /** In the order in which they were added. */
  all(): Iterable<Readonly<Row>>
  /** A row as it is handed out, without what only this memory knows of it. */
  copy(row: Readonly<Row>): Row
  /** A row as it is now, whatever is written later. */
  kept(row: Readonly<Row>): Row
  /** Refuses a second use of an id. */
  add(row: Row): void
  /** The row with this id keeps its place in the order. */
  replace(row: Row): void
  remove(id: string): void
  /** Many at once: each takes the place of the row with its id, or stands at the end. */
  putAll(rows: readonly Row[]): void
  removeAll(ids: ReadonlySet<string>): void
  /** These and no others, in this order. */
  reset(rows: readonly Row[]): void
}

/** Rows beside the model, in a map. */
export function mapRows<Row extends KeyedRow>(): Rows<Row> {
  const rows = new Map<string, Row>()
  return {
    get size() {
      return rows.size
    },
    get: (id) => rows.get(id),
    all: () => rows.values(),
    copy: copyOf,
    // They are replaced and never changed.
    kept: (row) => row,
    add: (row) => {
      if (rows.has(row.id)) throw new Error(`The id ${row.id} already exists`)
      rows.set(row.id, row)
    },
    replace: (row) => void rows.set(row.id, row),
    remove: (id) => void rows.delete(id),
    putAll: (many) => {
      for (const row of many) rows.set(row.id, row)
    },
    removeAll: (ids) => {
      for (const id of ids) rows.delete(id)
    },
    reset: (many) => {
      rows.clear()
      for (const row of many) rows.set(row.id, row)
    },
  }
}
