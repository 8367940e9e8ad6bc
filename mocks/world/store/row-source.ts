export interface KeyedRow {
  readonly id: string
}

/** Rows that are made on request, where they are too many to hold. */
export interface RowSource<Row extends KeyedRow, Index extends string> {
  /** What all its rows follow from; it stands for them in the hash. */
  readonly name: string
  readonly size: number
  /** A new copy each time. */
  get(id: string): Row | undefined
  ids(index: Index, key: string): readonly string[]
  /** The table holds this row from now on, or deletes it. */
  taken?(id: string): void
}
