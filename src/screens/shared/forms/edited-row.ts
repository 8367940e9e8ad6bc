import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { ApiFailure } from '@/api/failure'
import { isSameInput, refusalOf } from '@/api/write'

/** The row that a form edits, so that two users do not overwrite each other. */
export interface Edited<Input, Row extends { readonly version: string }> {
  readonly row: Row
  /** Parses the current row in the server's 409. */
  readonly schema: v.GenericSchema<unknown, Row>
  /** The form's fields of the row. */
  readonly toForm: (row: Row) => Input
}

/**
 * The row as this form first read it. A later refetch is not what was edited: sent with its
 * version, the form would overwrite changes that the user has not seen.
 */
export function useEdited<Row extends { readonly version: string }>(row: Row | undefined) {
  const read = useRef(row)
  const saved = useRef<string | null>(null)
  useEffect(() => {
    if (row?.version !== saved.current) read.current ??= row
  }, [row])
  return {
    row: () => read.current ?? row,
    /** The saved row counts from now on; if the call answers none, the next refetch does. */
    saved: (next: Row | null) => {
      saved.current = read.current?.version ?? null
      read.current = next ?? undefined
    },
  }
}

/** The current row, from a 409 `changed`. */
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

/** Whether every field has the value that one of these forms has: no one else has changed it. */
export function isOwnChange<Input>(theirs: Input, own: readonly Input[]): boolean {
  for (const name in theirs) if (!isOneOf(name, theirs, own)) return false
  return true
}

/** The newer row's fields, where those that this user has sent already show as they stand now. */
export function withOwnAs<Input>(mine: Input, theirs: Input, sent: readonly Input[]): Input {
  const shown = { ...theirs }
  for (const name in theirs) if (isOneOf(name, theirs, sent)) shown[name] = mine[name]
  return shown
}

const isOneOf = <Input>(name: keyof Input, theirs: Input, own: readonly Input[]): boolean =>
  own.some((one) => isSameInput(one[name], theirs[name]))
