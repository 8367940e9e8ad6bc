import * as v from 'valibot'
import { anyOf, listOf } from '@/contract/list'
import {
  cents,
  count,
  id,
  instant,
  longest,
  mostCents,
  nameText,
  shortText,
  upTo,
} from '@/contract/wire'

/**
 * Imports (product.md 2.5): a file becomes a table of texts in the browser, the server keeps that
 * table, checks it against the books, and takes over its good rows, whole or not at all.
 */

export const importKinds = ['accounts', 'users', 'permits', 'aging', 'payments'] as const
export const importKind = v.picklist(importKinds)
export type ImportKind = v.InferOutput<typeof importKind>

/** `replace-open`: what is open in the department and not in the file is closed (accounts only). */
export const importModes = ['add-and-update', 'add-only', 'replace-open'] as const
export const importMode = v.picklist(importModes)
export type ImportMode = v.InferOutput<typeof importMode>

/**
 * `uploading`: rows are missing. `uploaded`: columns are not mapped yet. `mapped`: it can be checked
 * and imported. `undone`: wholly or in part, see `undone` of its result.
 */
export const importStates = [
  'uploading',
  'uploaded',
  'mapped',
  'importing',
  'imported',
  'failed',
  'cancelled',
  'undone',
] as const
export const importState = v.picklist(importStates)
export type ImportState = v.InferOutput<typeof importState>

/** The order of the parts of a day in the file. */
export const dayOrders = ['ymd', 'mdy', 'dmy'] as const
export type DayOrder = (typeof dayOrders)[number]
export const decimalSigns = ['point', 'comma'] as const
export type DecimalSign = (typeof decimalSigns)[number]

/** Errors refuse a row, warnings do not (product.md 2.5). */
export const errorCodes = [
  'E001',
  'E002',
  'E003',
  'E004',
  'E005',
  'E006',
  'E007',
  'E008',
  'E009',
  'E010',
  'E011',
  'E012',
  'E013',
  'E014',
  'E015',
  'E016',
  'E017',
  'E018',
  'E019',
  'E020',
  'E021',
  'E022',
  'E023',
  'E024',
] as const
export const warningCodes = ['W101', 'W102', 'W103'] as const
export const importCodes = [...errorCodes, ...warningCodes] as const
export const importCode = v.picklist(importCodes)
export type ImportCode = v.InferOutput<typeof importCode>

export const importLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 200_000,
  columns: 100,
  /** Characters; a reader cuts a longer cell after one more, so that the check can say so (E009). */
  cell: longest.long,
  /** Rows of one request. */
  rowsAtOnce: 2_000,
} as const

export const cell = v.pipe(v.string(), v.maxLength(importLimits.cell + 1))

/** Where our column's value comes from: a column of the file, or the same text for all rows. */
export const mappedColumn = v.object({
  /** Ours: `account_number`. */
  column: shortText,
  /** The place of the file's column, from 0. */
  from: v.nullable(upTo(importLimits.columns - 1)),
  constant: v.nullable(nameText),
})
export type MappedColumn = v.InferOutput<typeof mappedColumn>

export const importMapping = v.object({
  columns: v.pipe(v.array(mappedColumn), v.maxLength(importLimits.columns)),
  /** false: the first row is data, too. */
  has_headings: v.boolean(),
  days: v.picklist(dayOrders),
  decimal: v.picklist(decimalSigns),
})
export type ImportMapping = v.InferOutput<typeof importMapping>

/** Of all bills of a county. */
const mostTotal = 100 * mostCents

/** What the clerk expects of the file; null: not typed. */
export const controlTotals = v.object({
  rows: v.nullable(upTo(importLimits.rows)),
  amount_cents: v.nullable(upTo(mostTotal, -mostTotal)),
})
export type ControlTotals = v.InferOutput<typeof controlTotals>

/** What an import has changed. */
export const importResult = v.object({
  imported: count,
  refused: count,
  warned: count,
  new: count,
  changed: count,
  unchanged: count,
  /** Open items that were not in the file (`replace-open`). */
  closed: count,
  amount_cents: cents,
  /** Bills that can be paid now and could not before. */
  opened_bills: count,
  /** Users who were sent an invitation. */
  invited: count,
  /** 0 rows: nothing could be undone, and the import is `imported` as before. */
  undone: v.nullable(
    v.object({
      at: instant,
      by: v.string(),
      rows: count,
      /** Rows that stay: what they brought was paid or changed since. */
      kept: v.object({ paid: count, changed: count }),
    }),
  ),
})
export type ImportResult = v.InferOutput<typeof importResult>

/** `reading`: rows are prepared, it can be cancelled; `writing`: they are taken over at once. */
export const importProgress = v.object({
  stage: v.picklist(['reading', 'writing']),
  rows: count,
})

/** Why nothing was imported: it can be checked and tried again. */
export const importFailures = ['changed', 'department-off', 'error'] as const

export const importRow = v.object({
  id,
  kind: importKind,
  merchant_id: id,
  /** null: users, who belong to no single one. */
  department: v.nullable(v.object({ id, name: v.string() })),
  file: v.object({
    name: v.string(),
    size: count,
    hash: v.string(),
    sheet: v.nullable(v.string()),
  }),
  mode: importMode,
  state: importState,
  by: v.object({ id, name: v.string() }),
  created_at: instant,
  imported_at: v.nullable(instant),
  /** In the file, without the headings. */
  rows: count,
  /** Those that have arrived. */
  received: count,
  headings: v.array(v.string()),
  /** The first rows of data, for the choice of columns. */
  samples: v.array(v.array(v.string())),
  /** Suggested until it is saved (`state`): by names, or as it was the last time. */
  mapping: importMapping,
  /** The mapping is that of an earlier import of this department and kind. */
  remembered: v.boolean(),
  control: controlTotals,
  progress: v.nullable(importProgress),
  result: v.nullable(importResult),
  failure: v.nullable(v.picklist(importFailures)),
  /** Until when it can be undone by the caller; null: not, or not any more. */
  undo_until: v.nullable(instant),
})
export type ImportRow = v.InferOutput<typeof importRow>

/** One row of the history. */
export const pastImport = v.object({
  id,
  kind: importKind,
  merchant_id: id,
  file: v.string(),
  department: v.nullable(v.object({ id, name: v.string() })),
  state: importState,
  by: v.string(),
  created_at: instant,
  /** null: it is not made yet. A list by `created_at` takes this day where there is one. */
  imported_at: v.nullable(instant),
  rows: count,
  imported: count,
  warned: count,
  refused: count,
  amount_cents: v.nullable(cents),
  undo_until: v.nullable(instant),
})

export type PastImport = v.InferOutput<typeof pastImport>

export const importList = listOf({
  row: pastImport,
  sort: [
    'created_at',
    'file',
    'state',
    'by',
    'rows',
    'imported',
    'warned',
    'refused',
    'amount_cents',
  ],
  usualSort: '-created_at',
  filters: {
    kind: v.optional(importKind),
    merchant_id: v.optional(id),
    department_id: v.optional(id),
    state: v.optional(anyOf(importStates)),
  },
  places: ['kind', 'merchant_id', 'department_id'],
})

/** The codes of a 409. `same_file`: `current` is the import of the same file; `again` imports anew. */
export type ImportRefusal =
  | 'same_file'
  | 'not_uploaded'
  | 'not_mapped'
  | 'not_checked'
  | 'check_outdated'
  | 'not_confirmed'
  | 'already_running'
  | 'department_off'
  /** It is imported, cancelled or taken back: nothing of it can be changed. */
  | 'over'
  | 'not_running'
  | 'not_undoable'
  | 'rows_gone'

export const importIssue = v.object({
  code: importCode,
  /** Ours; null: the row as a whole. */
  column: v.nullable(v.string()),
  /** As it stands in the file. */
  value: v.string(),
  /** What a person needs to mend it: another row (E006), a sum (E016), the open amount (E021). */
  other_row: v.nullable(count),
  other_cents: v.nullable(cents),
  /** The pattern's example (E012), the known words (E008, E019), the earlier day (E017). */
  hint: v.nullable(v.string()),
})

export type ImportIssue = v.InferOutput<typeof importIssue>

export const rowOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const

export type RowOutcome = (typeof rowOutcomes)[number]

/** One row of the file as it was checked. */
export const checkedRow = v.object({
  id,
  /** In the file; the headings are row 1. */
  row: count,
  outcome: v.picklist(rowOutcomes),
  /** The number or the address that names it: an account, a permit, an e-mail address. */
  name: v.string(),
  /** The owner, applicant, or person. */
  who: v.string(),
  amount_cents: v.nullable(cents),
  issues: v.array(importIssue),
  /** What it would change in the books. */
  changes: v.array(
    v.object({ column: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) }),
  ),
})

export type CheckedRow = v.InferOutput<typeof checkedRow>

export const checkList = listOf({
  row: checkedRow,
  sort: ['row', 'name', 'amount_cents'],
  usualSort: 'row',
  filters: {
    /** `warned`: taken over, with a warning. */
    outcome: v.optional(anyOf([...rowOutcomes, 'warned'])),
    code: v.optional(anyOf(importCodes)),
  },
})

export const checkSummary = v.object({
  /** false: it is under way, `checked` rows are done, and no other figure counts. */
  finished: v.boolean(),
  checked: count,
  rows: count,
  /** Names this result: what is imported is what was looked at. */
  print: v.string(),
  counts: v.object({
    new: count,
    changed: count,
    unchanged: count,
    refused: count,
    warned: count,
    closed: count,
  }),
  codes: v.array(v.object({ code: importCode, count })),
  /** Of all rows whose amount can be read, refused ones too: it is compared with the control total. */
  amount_cents: cents,
  /** What of the good rows. */
  ready_cents: cents,
  /** What is open in the department, now and after; null: this kind opens nothing. */
  open: v.nullable(v.object({ before_cents: cents, after_cents: cents })),
  /** So large a change that it has to be confirmed by typing (`rules/imports/large-change.ts`). */
  is_large: v.boolean(),
})

export type CheckSummary = v.InferOutput<typeof checkSummary>

export const refusedRow = v.object({
  row: count,
  /** As they stand in the file. */
  cells: v.array(v.string()),
  issues: v.array(importIssue),
})

export type RefusedRow = v.InferOutput<typeof refusedRow>

export const refusedList = listOf({ row: refusedRow, sort: ['row'], usualSort: 'row', filters: {} })
