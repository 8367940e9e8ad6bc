import { type ImportKind, importKinds, type ImportRefusal } from '@/contract/imports/imports'
import { type ImportAction, mayImport } from '@/rules/imports/import-access'
import type { CallContext } from '@mocks/cloud/context'
import { forbidden, found, notFound, Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import type { ImportRecord } from '@mocks/world/imports'

type Asking = Pick<CallContext, 'subject' | 'tenant' | 'world'>

const mayNot = ({ subject }: Pick<Asking, 'subject'>) =>
  forbidden(`Your role (${subject.role}) may not do this`)

/** Throws the 403 of a caller who may do this with no import at all. */
export function checkAnyImport(context: Asking, action: ImportAction): void {
  if (!importKinds.some((kind) => mayImport(context.subject, kind, action))) throw mayNot(context)
}

const objectOf = ({ merchant_id, department_id, by }: ImportRecord) => ({
  merchant_id,
  department_id,
  user_id: by.id,
})

/** Whether the caller may do this with this import, on this host. */
export const mayWith = ({ subject, tenant }: Asking, row: ImportRecord, action: ImportAction) =>
  (!tenant || tenant.id === row.merchant_id) && mayImport(subject, row.kind, action, objectOf(row))

/** Another merchant's or department's is a 404, as if it were not there. */
export function importFor(context: Asking, id: string, action: ImportAction): ImportRecord {
  checkAnyImport(context, action)
  const row = context.world.imports.get(id)
  if (!row || !mayWith(context, row, 'view')) throw notFound('The import')
  if (!mayWith(context, row, action)) throw mayNot(context)
  return row
}

export function checkMayCreate(
  { subject }: Asking,
  kind: ImportKind,
  place: { readonly merchant_id: string; readonly department_id: string | null },
): void {
  const object = { ...place, user_id: subject.user_id ?? null }
  if (!mayImport(subject, kind, 'create', object)) throw mayNot({ subject })
}

export const tenantOfImport = (world: CallContext['world'], row: ImportRecord): Tenant =>
  found(world.tenantOf(row.merchant_id), 'The merchant')

const sentences: Readonly<Record<ImportRefusal, string>> = {
  same_file: 'This file has already been imported.',
  not_uploaded: 'Rows of the file are missing. Upload them first.',
  not_mapped: 'Choose the columns first.',
  not_checked: 'Check the file first.',
  check_outdated: 'Records have changed since the check. Review the new result first.',
  not_confirmed: 'This import makes large changes. Confirm it first.',
  already_running: 'Another import of this merchant is under way. Wait until it is done.',
  department_off: 'This department is switched off. Nothing is imported into it.',
  over: 'This import has ended.',
  not_running: 'This import has already ended.',
  not_undoable: 'This import cannot be taken back any more.',
  rows_gone: 'The rows of this file are not here any more. Upload the file again.',
}

export const refusedImport = (code: ImportRefusal, current?: unknown): Refusal =>
  new Refusal(409, { message: sentences[code], code, ...(current !== undefined && { current }) })
