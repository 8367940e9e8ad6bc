import {
  checkImport,
  commitImport,
  createImport,
  getImport,
  putImportRows,
  saveImportMapping,
} from '@/contract/imports/import-calls'
import {
  type CheckSummary,
  type CheckedRow,
  type ImportKind,
  type ImportMapping,
  type ImportMode,
  type ImportRow,
  importLimits,
} from '@/contract/imports/imports'
import { exportPageSize } from '@/contract/list'
import type { Cloud } from '@mocks/app/cloud'
import { sha256Hex } from '@mocks/lib/sha256'
import { type Called, type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'

/** Imports a table as the screens do. */

export type Table = readonly (readonly string[])[]

/** The rows of a file without line breaks in its cells. */
export const tableOf = (text: string): string[][] =>
  text
    .trim()
    .split(/\r?\n/u)
    .map(
      (line) =>
        `${line},`
          .match(/("(?:[^"]|"")*"|[^,]*),/gu)
          ?.map((cell) => cell.slice(0, -1))
          .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)) ??
        [],
    )

const billHeadings = [
  'account_number',
  'client_number',
  'tax_year',
  'cycle',
  'owner_name',
  'due_date',
  'current_charge',
  'amount_due',
] as const

/** An accounts file with one line for each: account, cycle, amount. */
export const bills = (...lines: readonly (readonly [string, string, string])[]): Wanted => ({
  kind: 'accounts',
  department: 'real-estate-tax',
  table: [
    [...billHeadings],
    ...(lines.length === 0 ? [['77-000000', '1', '1.00'] as const] : lines).map(
      ([account, cycle, amount]) => [
        account,
        '0001',
        '2025',
        cycle,
        'OWNER, AN',
        '2026-07-10',
        amount,
        amount,
      ],
    ),
  ],
})

export const staffOf = async (cloud: Pick<Cloud, 'enter' | 'fetch'>, label: string) =>
  callerFor(cloud, label, { token: await tokenFor(cloud, `merchant-admin@${label}.example`) })

export interface Wanted {
  readonly kind: ImportKind
  readonly department: string | null
  readonly table: Table
  readonly mode?: ImportMode
  readonly merchant?: string
  readonly again?: boolean
  readonly name?: string
}

export function answered<Answer>({ status, answer, failure }: Called<Answer>): Answer {
  if (answer === null) throw new Error(`${status} ${JSON.stringify(failure)}`)
  return answer
}

export async function begun(caller: Caller, wanted: Wanted): Promise<ImportRow> {
  const { kind, department, table, mode = 'add-and-update', merchant, again, name } = wanted
  const text = table.map((row) => row.join()).join('\n')
  const created = await caller.call(createImport, {
    params: { kind },
    body: {
      ...(merchant !== undefined && { merchant_id: merchant }),
      department_id: department,
      mode,
      file: {
        name: name ?? `${kind}.csv`,
        size: text.length,
        hash: sha256Hex(text),
        sheet: null,
      },
      headings: [...(table[0] ?? [])],
      rows: table.length - 1,
      control: { rows: null, amount_cents: null },
      ...(again !== undefined && { again }),
    },
  })
  return answered(created).data
}

export async function uploaded(caller: Caller, wanted: Wanted): Promise<ImportRow> {
  const { id } = await begun(caller, wanted)
  const rows = wanted.table.slice(1).map((row) => [...row])
  for (let from = 0; from < rows.length; from += importLimits.rowsAtOnce) {
    const body = { from, rows: rows.slice(from, from + importLimits.rowsAtOnce) }
    answered(await caller.call(putImportRows, { params: { id }, body }))
  }
  return answered(await caller.call(getImport, { params: { id } })).data
}

export async function mapped(
  caller: Caller,
  wanted: Wanted,
  change: Partial<ImportMapping> = {},
): Promise<ImportRow> {
  const { id, mapping } = await uploaded(caller, wanted)
  const body = { ...mapping, ...change }
  return answered(await caller.call(saveImportMapping, { params: { id }, body })).data
}

export interface Checked {
  readonly rows: readonly CheckedRow[]
  readonly check: CheckSummary
}

export async function checked(caller: Caller, id: string): Promise<Checked> {
  for (;;) {
    const query = { per_page: exportPageSize } as const
    const { data, check } = answered(await caller.call(checkImport, { params: { id }, query }))
    if (check.finished) return { rows: data, check }
    await nextTask()
  }
}

/** Lets work that goes on after an answer go on. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

export async function committed(caller: Caller, id: string): Promise<ImportRow> {
  const { check } = await checked(caller, id)
  const body = { print: check.print, confirmed: true }
  answered(await caller.call(commitImport, { params: { id }, body }))
  return over(caller, id)
}

export async function over(caller: Caller, id: string): Promise<ImportRow> {
  for (;;) {
    const { data } = answered(await caller.call(getImport, { params: { id } }))
    if (data.state !== 'importing') return data
    await nextTask()
  }
}

export async function imported(caller: Caller, wanted: Wanted): Promise<ImportRow> {
  const { id } = await mapped(caller, wanted)
  return committed(caller, id)
}
