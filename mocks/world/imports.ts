import * as v from 'valibot'
import {
  controlTotals,
  importFailures,
  importKind,
  importMapping,
  importMode,
  importResult,
} from '@/contract/imports/imports'
import { count, id, instant } from '@/contract/wire'
import type { TableSpec } from './store/table'

/** `open`: not imported; what it lacks follows from its rows and its mapping. */
const importSteps = ['open', 'importing', 'imported', 'failed', 'cancelled', 'undone'] as const

/** One import. Its rows are no part of the world: they are kept as an upload (mocks/cloud/uploads.ts). */
export const importRecord = v.object({
  id,
  kind: importKind,
  merchant_id: id,
  /** null: users. */
  department_id: v.nullable(id),
  file: v.object({
    name: v.string(),
    size: count,
    hash: v.string(),
    sheet: v.nullable(v.string()),
  }),
  mode: importMode,
  step: v.picklist(importSteps),
  /** The name of that day. */
  by: v.object({ id, name: v.string() }),
  created_at: instant,
  imported_at: v.nullable(instant),
  rows: count,
  /** Names the upload with its rows; null: they are gone. */
  upload: v.nullable(id),
  /** null: not chosen yet. */
  mapping: v.nullable(importMapping),
  control: controlTotals,
  /** Who has imported it; null: not imported yet. */
  committed_by: v.nullable(id),
  /** Of the check whose result is imported. */
  print: v.nullable(v.string()),
  result: v.nullable(importResult),
  failure: v.nullable(v.picklist(importFailures)),
})
export type ImportRecord = v.InferOutput<typeof importRecord>

export const importTable: TableSpec<ImportRecord, 'merchant'> = {
  name: 'import',
  schema: importRecord,
  indexes: { merchant: (row) => row.merchant_id },
}

/** How the columns of a department's files were mapped the last time. */
export const importMemory = v.object({
  id,
  mapping: importMapping,
  /** By place; empty where the column was not used, or had no name. */
  headings: v.array(v.string()),
})
export type ImportMemory = v.InferOutput<typeof importMemory>

type Place = Pick<ImportRecord, 'merchant_id' | 'kind' | 'department_id'>

export const importMemoryId = ({ merchant_id, kind, department_id }: Place): string =>
  [merchant_id, kind, department_id ?? ''].join('/')

export const importMemoryTable: TableSpec<ImportMemory, never> = {
  name: 'importMemory',
  schema: importMemory,
  indexes: {},
}
