import * as v from 'valibot'
import { cancelImport, createImport, getImport, listImports } from '@/contract/imports/import-calls'
import { importList, importStates } from '@/contract/imports/imports'
import { wordsIn } from '@/contract/list'
import { isDepartmentOfKind } from '@/rules/imports/department-kind'
import { madeAt } from '@/rules/imports/made-at'
import type { CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found, invalid } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { importRecord, type ImportRecord } from '@mocks/world/imports'
import { answerList } from '@mocks/handlers/answer-list'
import { audit } from '@mocks/handlers/audit-entry'
import { merchantFor } from '@mocks/handlers/scope'
import { counterOf, takeTry } from '@mocks/handlers/tries'
import { auditedImport } from './import-audit'
import { forgetCheck } from './checks'
import { resumeImport, stopJob } from './import-jobs'
import { checkAnyImport, checkMayCreate, importFor, mayWith, refusedImport } from './import-scope'
import { pastImport, shownImport, viewingOf } from './shown-import'
import { beginUpload, loadSketch, removeUpload } from './upload'

type NewImport = v.InferOutput<NonNullable<(typeof createImport)['body']>>

/** Fields that the contract cannot check by itself, by name. */
function checkPlace(tenant: Tenant, kind: ImportRecord['kind'], body: NewImport): void {
  const { department_id, mode, file } = body
  const errors: Record<string, string[]> = {}
  const department = department_id === null ? undefined : tenant.departments.get(department_id)
  if (kind === 'users') {
    if (department_id !== null) errors['department_id'] = ['Users belong to no single department.']
  } else if (!department || !isDepartmentOfKind(department, kind)) {
    errors['department_id'] = ['Choose a department with bills of this kind.']
  } else if (!department.status) {
    errors['department_id'] = ['This department is switched off.']
  }
  if (mode === 'replace-open') {
    if (kind !== 'accounts') errors['mode'] = ['Only accounts can be replaced.']
    else if (tenant.roll?.departmentId === department_id) {
      errors['mode'] = ['This department has too many accounts to replace them all.']
    }
  }
  if (!/^[0-9a-f]{64}$/u.test(file.hash)) errors['file.hash'] = ['This is no SHA-256.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const nextId = ({ world }: Pick<CallContext, 'world'>): string =>
  String(Math.max(0, ...world.imports.read(({ id }) => Number(id))) + 1)

/** The same file, imported into the same place and not taken back. */
const sameFile = ({ world }: CallContext, row: Omit<ImportRecord, 'id'>) =>
  world.imports
    .by('merchant', row.merchant_id)
    .findLast(
      (other) =>
        other.step === 'imported' &&
        other.file.hash === row.file.hash &&
        other.kind === row.kind &&
        other.department_id === row.department_id,
    )

export const importHandlers: Handlers<
  'listImports' | 'createImport' | 'getImport' | 'cancelImport'
> = {
  listImports: reads(listImports, async (context, { query }) => {
    checkAnyImport(context, 'view')
    const { world, tenant } = context
    if (tenant || query.merchant_id !== undefined) merchantFor(context, query.merchant_id)
    const merchantId = tenant?.id ?? query.merchant_id
    const seen = (
      merchantId === undefined ? world.imports.all() : world.imports.by('merchant', merchantId)
    ).filter((row) => mayWith(context, row, 'view'))
    for (const row of seen) if (row.step === 'open') await loadSketch(context.services, row)
    const listed = seen.map((row) => pastImport(context, row))
    const { rows, pagination } = answerList(importList, listed, query, {
      key: ({ id }) => id.padStart(9, '0'),
      text: ({ file, by }) => [file, by],
      sort: {
        // The later of two in one moment is the later one.
        created_at: (row) => `${madeAt(row)} ${row.id.padStart(9, '0')}`,
        amount_cents: ({ amount_cents }) => amount_cents ?? 0,
      },
      filters: {
        department_id: ({ department }, id) => department?.id === id,
        state: ({ state }, words) => wordsIn(importStates, words).includes(state),
      },
    })
    return { data: rows, pagination }
  }),

  createImport: writes(createImport, {
    command: importRecord,
    decide: async (context, { params: { kind }, body }) => {
      checkAnyImport(context, 'create')
      const { user, services, now } = context
      const tenant = merchantFor(context, body.merchant_id)
      const { department_id, mode, file, rows, control } = body
      checkMayCreate(context, kind, { merchant_id: tenant.id, department_id })
      checkPlace(tenant, kind, body)
      const by = found(user, 'The user')
      const row = {
        kind,
        merchant_id: tenant.id,
        department_id,
        file,
        mode,
        step: 'open' as const,
        by: { id: by.id, name: by.name },
        created_at: new Date(now).toISOString(),
        imported_at: null,
        rows,
        upload: services.random(),
        mapping: null,
        control,
        committed_by: null,
        print: null,
        result: null,
        failure: null,
      }
      const same = body.again === true ? undefined : sameFile(context, row)
      if (same) {
        await loadSketch(services, same)
        throw refusedImport('same_file', shownImport(context, same))
      }
      takeTry(
        context,
        [counterOf('imports of a member of staff', by.id)],
        'You have begun many imports in the last hour. Try again later.',
      )
      // A file without headings has data there: the journal does not keep it.
      await beginUpload(services, row.upload, body.headings)
      return new Command({ ...row, id: nextId(context) })
    },
    apply: (context, row) => {
      context.world.imports.insert(row)
      return { data: shownImport(viewingOf(context), row) }
    },
  }),

  getImport: reads(getImport, async (context, { params }) => {
    const row = importFor(context, params.id, 'view')
    resumeImport(context, row)
    await loadSketch(context.services, row)
    return { data: shownImport(context, row) }
  }),

  cancelImport: writes(cancelImport, {
    command: v.object({ id: v.string() }),
    decide: (context, { params }) => {
      const row = importFor(context, params.id, 'cancel')
      if (!['open', 'failed', 'importing'].includes(row.step)) throw refusedImport('not_running')
      return new Command({ id: row.id })
    },
    apply: (context, { id }) => {
      const { world, services } = context
      const before = found(world.imports.get(id), 'The import')
      const row = world.imports.update(id, { step: 'cancelled', upload: null, failure: null })
      audit(context, { action: 'import-cancelled', ...auditedImport(row) })
      stopJob(services, before)
      forgetCheck(services, before)
      removeUpload(services, before)
      return { data: shownImport(viewingOf(context), row) }
    },
  }),
}
