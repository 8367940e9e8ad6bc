import type { ImportMapping, ImportRow, ImportState, PastImport } from '@/contract/imports/imports'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { changedNothing, undoWindowMs } from '@/rules/imports/import-access'
import { rememberedMapping, suggestMapping } from '@/rules/imports/match-columns'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { subjectOf } from '@mocks/cloud/gate'
import { iso } from '@mocks/cloud/zones'
import { importMemoryId, type ImportRecord } from '@mocks/world/imports'
import { progressOf } from './import-jobs'
import { mayWith } from './import-scope'
import { knownSketch, receivedRows } from './upload'

export type Viewing = Pick<CallContext, 'world' | 'services' | 'now' | 'subject' | 'tenant'>

/** The caller of a write, when it is applied. */
export const viewingOf = ({ world, services, now, user, tenant }: ApplyContext): Viewing => ({
  world,
  services,
  now,
  tenant,
  subject: subjectOf(user),
})

function stateOf({ step, mapping, rows }: ImportRecord, received: number): ImportState {
  if (step !== 'open') return step
  if (received < rows) return 'uploading'
  return mapping === null ? 'uploaded' : 'mapped'
}

/** Until when the caller can take it back; null: not, or not any more. */
export function undoUntil(context: Viewing, row: ImportRecord): string | null {
  if (row.step !== 'imported' || row.imported_at === null) return null
  if (row.result === null || changedNothing(row.result)) return null
  const until = Date.parse(row.imported_at) + undoWindowMs
  const isThere =
    context.now < until && context.world.importChanges.readOne(row.id, () => true) === true
  return isThere && mayWith(context, row, 'undo') ? iso(until) : null
}

function departmentOf({ world }: Viewing, { merchant_id, department_id }: ImportRecord) {
  if (department_id === null) return null
  const department = world.tenantOf(merchant_id)?.departments.get(department_id)
  return { id: department_id, name: department?.name ?? department_id }
}

/** A card number is never shown. */
const hiddenCard = '•••'
export const withoutCard = (cell: string): string => (looksLikeCardNumber(cell) ? hiddenCard : cell)

/** Its sketch is loaded. */
export function shownImport(context: Viewing, row: ImportRecord): ImportRow {
  const { services } = context
  const sketch = knownSketch(services, row)
  const headings = sketch.headings ?? []
  const rows = sketch.firstRows
  const received = receivedRows(sketch)
  const suggested = suggestedMapping(context, row, headings, rows)
  const { mapping } = suggested
  const samples = mapping.has_headings || headings.length === 0 ? rows : [headings, ...rows]
  const { id, kind, merchant_id, file, mode, by, created_at, imported_at, control } = row
  return {
    id,
    kind,
    merchant_id,
    department: departmentOf(context, row),
    file,
    mode,
    state: stateOf(row, received),
    by,
    created_at,
    imported_at,
    rows: row.rows,
    received,
    headings: headings.map(withoutCard),
    samples: samples.slice(0, 5).map((cells) => cells.map(withoutCard)),
    ...suggested,
    control,
    progress: progressOf(services, row),
    result: row.result,
    failure: row.failure,
    undo_until: undoUntil(context, row),
  }
}

function suggestedMapping(
  { world }: Viewing,
  row: ImportRecord,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): { readonly mapping: ImportMapping; readonly remembered: boolean } {
  if (row.mapping !== null) return { mapping: row.mapping, remembered: false }
  const earlier = world.importMemories.get(importMemoryId(row))
  const remembered = earlier ? rememberedMapping(row.kind, earlier, headings) : null
  if (remembered !== null) return { mapping: remembered, remembered: true }
  const mapping = suggestMapping(row.kind, headings, rows, row.department_id)
  return { mapping, remembered: false }
}

/** A row of the history; where it is open its sketch is loaded. */
export function pastImport(context: Viewing, row: ImportRecord): PastImport {
  const { id, kind, merchant_id, created_at, imported_at, rows, result } = row
  return {
    id,
    kind,
    merchant_id,
    file: row.file.name,
    department: departmentOf(context, row),
    state: stateOf(row, receivedRows(knownSketch(context.services, row))),
    by: row.by.name,
    created_at,
    imported_at,
    rows,
    imported: result?.imported ?? 0,
    warned: result?.warned ?? 0,
    refused: result?.refused ?? 0,
    amount_cents: result?.amount_cents ?? null,
    undo_until: undoUntil(context, row),
  }
}
