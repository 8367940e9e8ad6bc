import type { ImportKind, ImportResult } from '@/contract/imports/imports'
import { subjectOf } from '@mocks/cloud/gate'
import { createServices } from '@mocks/cloud/services'
import { suggestMapping } from '@/rules/imports/match-columns'
import type { World } from '@mocks/world/create-world'
import type { ImportRecord } from '@mocks/world/imports'
import { personaUserId } from '@mocks/world/seed/users'
import { accountIndex } from './account-index'
import { checkFile } from './check-file'
import { placeOf } from './checks'
import { commandRowsOf } from './command-rows'
import { importApply } from './import-apply'
import { createSlices } from './slices'
import { undoChanges } from './undo-changes'
import { addRows, beginUpload } from './upload'

interface Wanted {
  readonly id?: string
  readonly kind: ImportKind
  readonly merchant: string
  readonly department: string | null
  readonly table: readonly (readonly string[])[]
}

/** An import in a world alone, without calls: its books can be compared before and after. */
export async function runIn(
  world: World,
  { id = '99', kind, merchant, department, table }: Wanted,
): Promise<{ readonly result: ImportResult | null; readonly undo: () => void }> {
  const now = Date.parse('2026-06-01T14:00:00.000Z')
  const services = createServices('civic-till', {}, { saved: [], save: async () => undefined })
  const user = world.users.get(personaUserId('super')) ?? null
  const [headings = [], ...rows] = table
  const record: ImportRecord = {
    id,
    kind,
    merchant_id: merchant,
    department_id: department,
    file: { name: `${kind}.csv`, size: 1, hash: '', sheet: null },
    mode: 'add-and-update',
    step: 'importing',
    by: { id: '1', name: 'Ana Lee' },
    created_at: new Date(now).toISOString(),
    imported_at: null,
    rows: rows.length,
    upload: 'upload',
    mapping: suggestMapping(kind, headings, rows, department),
    control: { rows: null, amount_cents: null },
    committed_by: '1',
    print: null,
    result: null,
    failure: null,
  }
  await beginUpload(services, 'upload', headings)
  await addRows(services, 'upload', { from: 0, rows })
  const place = placeOf({ world, services, subject: subjectOf(user), now }, record)
  const file = await checkFile({
    services,
    record,
    place,
    slices: createSlices(),
    collects: true,
    onRow: () => undefined,
    isOver: () => false,
  })
  if (typeof file === 'string') throw new Error(file)
  world.imports.insert(record)
  const context = {
    world,
    now,
    at: new Date(now).toISOString(),
    tenant: place.tenant,
    user,
    network: null,
    random: `random ${id}`,
    services,
  }
  const { closed: _, ...figures } = file.summary.counts
  const index = accountIndex(place.tenant, department ?? '')
  importApply.apply?.(context, {
    id: record.id,
    figures: { ...figures, amount_cents: file.summary.ready_cents },
    closed: [...file.closed],
    rows: commandRowsOf(kind, file.good, () => services.random(), index),
  })
  const after = world.imports.get(record.id)
  const changes = world.importChanges.readOne(record.id, (row) => row.changes)
  return {
    result: after?.result ?? null,
    undo: () => {
      if (after && changes) undoChanges(context, after, changes)
    },
  }
}
