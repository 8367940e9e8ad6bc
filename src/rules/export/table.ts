/** A table to be exported: product.md, "Export". */

/**
 * What the values of a column are:
 * - `text`: as written. Numbers of accounts are text, so that their leading zeros stay.
 * - `amount`: integer cents.
 * - `count`: a whole number.
 * - `date`: `YYYY-MM-DD`.
 * - `instant`: ISO 8601, UTC. The file has it in the zone of the table.
 */
export type ColumnKind = 'text' | 'amount' | 'count' | 'date' | 'instant'

export interface FileColumn {
  readonly head: string
  readonly kind: ColumnKind
}

export type FileValue = string | number | null

/** One value for each column. */
export type FileRow = readonly FileValue[]

/** A line of the second sheet: a total, a filter of the list, or the time of the export. */
export interface FileFact {
  readonly label: string
  readonly kind: ColumnKind
  readonly value: FileValue
}

/** The file's format. */
export type FileFormat = 'csv' | 'xlsx'
