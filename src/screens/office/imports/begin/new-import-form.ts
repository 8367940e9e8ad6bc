import * as v from 'valibot'
import {
  type ImportKind,
  importLimits,
  type ImportMode,
  importModes,
} from '@/contract/imports/imports'
import { countRange, moneyRange, type Say } from '@/rules/forms/field-rules'

export const fileEndings = ['.csv', '.txt', '.tsv', '.xlsx'] as const
export const mostMegabytes = importLimits.bytes / 1024 / 1024

/** What there is to choose: only bills have a mode of each kind. */
export const modesOf: Readonly<Record<ImportKind, readonly ImportMode[]>> = {
  accounts: importModes,
  permits: ['add-and-update', 'add-only'],
  users: ['add-and-update', 'add-only'],
  // They replace what was known, or are there once.
  aging: ['add-and-update'],
  payments: ['add-and-update'],
}

/** The most that a control total can say, in cents. */
const mostCents = 100_000_000_000_00

export interface NewImportFields {
  department: string
  mode: ImportMode
  rows: number | null
  amount: number | null
}

export const newImportForm = (say: Say, needsDepartment: boolean) =>
  v.object({
    department: needsDepartment
      ? v.pipe(v.string(), v.minLength(1, say({ kind: 'missing' })))
      : v.string(),
    mode: v.picklist(importModes),
    rows: countRange(say, { least: 1, most: importLimits.rows, optional: true }),
    amount: moneyRange(say, { least: -mostCents, most: mostCents, optional: true }),
  })
