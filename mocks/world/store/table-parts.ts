import * as v from 'valibot'
import type { KeyedRow, RowSource } from './row-source'
import type { Rows } from './rows'
import type { UndoLog } from './undo-log'

/** Where a table's rows are. */
export interface TableParts<Row extends KeyedRow, Index extends string> {
  /** The memory; without it: a map of the table's own. */
  readonly rows?: Rows<Row>
  readonly source?: RowSource<Row, Index> | undefined
  /** The rows that it begins with (`Table.load`), made when the table is first asked for something. */
  readonly seed?: () => readonly Row[]
  readonly undoLog?: UndoLog
}

/** One list of an index, as it was. */
export interface ListBefore {
  readonly lists: Map<string, string[]>
  readonly key: string
  readonly ids: string[] | undefined
}

/** null where a row has no such field. */
export function wholeRow<Row extends object>(row: Row, fields: Iterable<string>): Row {
  const missing: string[] = []
  for (const field of fields) if (Reflect.get(row, field) === undefined) missing.push(field)
  if (missing.length === 0) return row
  return { ...row, ...Object.fromEntries(missing.map((field) => [field, null])) }
}

/** Throws with the place of what does not fit. */
export function parsedRow<Row extends KeyedRow>(
  { name, schema }: { readonly name: string; readonly schema: v.GenericSchema<Row, Row> },
  row: Row,
): Row {
  const parsed = v.safeParse(schema, row)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = issue.path?.map((step) => String(step.key)).join('.') ?? ''
  throw new Error(`${name} ${row.id}: ${path} ${issue.message}`)
}
