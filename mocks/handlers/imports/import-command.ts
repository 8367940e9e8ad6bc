import * as v from 'valibot'
import { importFailures } from '@/contract/imports/imports'
import { cents, count, id } from '@/contract/wire'
import {
  type AccountRow,
  agingRow,
  type GoodRows,
  paymentRow,
  permitRow,
  userRow,
} from '@/rules/imports/good-rows'
import { isPinOf, pinVerifier } from '@mocks/world/bills/link-pins'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { accountCommandRow } from './apply/apply-accounts'

const figures = v.object({
  refused: count,
  warned: count,
  new: count,
  changed: count,
  unchanged: count,
  amount_cents: cents,
})

/**
 * Each row is looked at and none is copied: valibot's own arrays would hold hundreds of thousands of
 * rows twice.
 */
const rowsOf = <Row>(schema: v.GenericSchema<Row>) =>
  v.custom<readonly Row[]>(
    (value) => Array.isArray(value) && value.every((row) => v.is(schema, row)),
  )

/** What is written of an import: its good rows, or why nothing is. */
const importCommand = v.union([
  v.object({ id, failure: v.picklist(importFailures) }),
  v.object({
    id,
    figures,
    /** Installments that are not in the file and are closed. */
    closed: v.array(id),
    rows: v.variant('kind', [
      v.object({ kind: v.literal('accounts'), rows: rowsOf(accountCommandRow) }),
      v.object({ kind: v.literal('users'), rows: rowsOf(userRow) }),
      v.object({ kind: v.literal('permits'), rows: rowsOf(permitRow) }),
      v.object({ kind: v.literal('aging'), rows: rowsOf(agingRow) }),
      v.object({ kind: v.literal('payments'), rows: rowsOf(paymentRow) }),
    ]),
  }),
])
export type ImportCommand = v.InferOutput<typeof importCommand>
export type CommandRows = Extract<ImportCommand, { readonly rows: unknown }>['rows']

/** As the journal has it; throws where this build has written no such command. */
export const readCommand = (content: unknown): ImportCommand => v.parse(importCommand, content)

const hasNoPin = (row: AccountRow): row is AccountRow & { readonly link_pin: null } =>
  row.link_pin === null

/** The rows of an import without its PINs. A PIN that the account has already changes nothing. */
export const withoutPins = (
  rows: readonly AccountRow[],
  random: () => string,
  known: (row: AccountRow) => ParcelRow | null,
): v.InferOutput<typeof accountCommandRow>[] =>
  rows.map((row) => {
    if (hasNoPin(row)) return row
    const pin = row.link_pin ?? ''
    const before = known(row)
    const isSame = before !== null && isPinOf(before, pin)
    return { ...row, link_pin: isSame ? null : pinVerifier(pin, random()) }
  })

/** Rows of one kind, as the check has found them. */
export type GoodRow = GoodRows[keyof GoodRows]
