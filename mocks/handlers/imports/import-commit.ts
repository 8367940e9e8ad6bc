import * as v from 'valibot'
import { commitImport, undoImport } from '@/contract/imports/import-calls'
import { found } from '@mocks/cloud/reply'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { audit } from '@mocks/handlers/audit-entry'
import { finishedCheck } from './checks'
import { auditedImport } from './import-audit'
import { resumeImport } from './import-jobs'
import { importFor, refusedImport, tenantOfImport } from './import-scope'
import { shownImport, undoUntil, viewingOf } from './shown-import'
import { undoChanges } from './undo-changes'
import { loadSketch, receivedRows } from './upload'

export const importCommitHandlers: Handlers<'commitImport' | 'undoImport'> = {
  commitImport: writes(commitImport, {
    command: v.object({ id: v.string(), print: v.string() }),
    decide: async (context, { params, body: { print, confirmed } }) => {
      const record = importFor(context, params.id, 'create')
      const { world, services } = context
      if (record.step === 'importing') throw refusedImport('already_running')
      if (record.step !== 'open' && record.step !== 'failed') throw refusedImport('over')
      const sketch = await loadSketch(services, record)
      if (sketch.headings === null) throw refusedImport('rows_gone')
      if (record.mapping === null) throw refusedImport('not_mapped')
      if (receivedRows(sketch) < record.rows) throw refusedImport('not_uploaded')
      const tenant = tenantOfImport(world, record)
      const { department_id } = record
      if (department_id !== null && tenant.departments.get(department_id)?.status !== true) {
        throw refusedImport('department_off')
      }
      const isRunning = world.imports
        .by('merchant', tenant.id)
        .some(({ step }) => step === 'importing')
      if (isRunning) throw refusedImport('already_running')
      const check = finishedCheck(context, record)
      if (check === null) throw refusedImport('not_checked')
      if (check.summary.print !== print) throw refusedImport('check_outdated')
      if (check.summary.is_large && !confirmed) throw refusedImport('not_confirmed')
      return new Command({ id: record.id, print })
    },
    apply: (context, { id, print }) => {
      const { world, user } = context
      const record = world.imports.update(id, {
        step: 'importing',
        print,
        failure: null,
        committed_by: user?.id ?? null,
      })
      resumeImport(context, record)
      return { data: shownImport(viewingOf(context), record) }
    },
  }),

  undoImport: writes(undoImport, {
    command: v.object({ id: v.string() }),
    decide: (context, { params }) => {
      const record = importFor(context, params.id, 'undo')
      if (undoUntil(context, record) === null) throw refusedImport('not_undoable')
      return new Command({ id: record.id })
    },
    apply: (context, { id }) => {
      const { world, at, user, services } = context
      const before = found(world.imports.get(id), 'The import')
      const changes = found(
        world.importChanges.readOne(id, (row) => row.changes),
        'What it has changed',
      )
      const { rows, kept } = undoChanges(context, before, changes)
      const result = before.result && {
        ...before.result,
        undone: { at, by: user?.name ?? '', rows, kept },
      }
      if (rows === 0) {
        // It is an import as before, and what keeps it may be gone the next time.
        return { data: shownImport(viewingOf(context), world.imports.update(id, { result })) }
      }
      world.importChanges.delete(id)
      const record = world.imports.update(id, { step: 'undone', result })
      audit(context, {
        action: 'import-undone',
        ...auditedImport(record),
        changes: [
          { field: 'undone', before: null, after: String(rows) },
          ...(kept.paid + kept.changed === 0
            ? []
            : [{ field: 'kept', before: null, after: String(kept.paid + kept.changed) }]),
        ],
      })
      // After the answer: pages that show these bills ask for them again.
      const { parts } = services.background
      if (parts !== null) setTimeout(() => parts.tell())
      return { data: shownImport(viewingOf(context), record) }
    },
  }),
}
