import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { ApiFailure } from '@/api/failure'
import { refusalOf } from '@/api/write'

/** The row that a form edits, so that two people who edit it at once do not overwrite each other. */
export interface Edited<Input, Row extends { readonly version: string }> {
  readonly row: Row
  /** Reads the row as it is now, which the server sends with its 409. */
  readonly schema: v.GenericSchema<unknown, Row>
  /** What of the row the form holds. */
  readonly fields: (row: Row) => Input
}

/**
 * The row as this form has read it. One that is read again meanwhile is not what was edited: sent
 * with its version, the form would overwrite what nobody here has seen.
 */
export function useEdited<Row extends { readonly version: string }>(row: Row | undefined) {
  const read = useRef(row)
  const saved = useRef<string | null>(null)
  useEffect(() => {
    if (row?.version !== saved.current) read.current ??= row
  }, [row])
  return {
    row: () => read.current ?? row,
    /** From now on the saved row counts; where the call answers none, the next that is read. */
    saved: (next: Row | null) => {
      saved.current = read.current?.version ?? null
      read.current = next ?? undefined
    },
  }
}

/** The row as it is now, from a 409 `changed`. */
export function currentRow<Input, Row extends { readonly version: string }>(
  failure: ApiFailure,
  edits: Edited<Input, Row> | null | undefined,
): Row | null {
  const refusal = refusalOf(failure)
  return refusal.kind === 'changed' ? readRow(refusal.current, edits) : null
}

export function readRow<Input, Row extends { readonly version: string }>(
  answer: unknown,
  edits: Edited<Input, Row> | null | undefined,
): Row | null {
  if (!edits) return null
  const read = v.safeParse(edits.schema, answer)
  return read.success ? read.output : null
}
