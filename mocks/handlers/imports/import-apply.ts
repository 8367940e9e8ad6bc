import type { ImportResult } from '@/contract/imports/imports'
import { undoWindowMs } from '@/rules/imports/import-access'
import type { ApplyContext } from '@mocks/cloud/context'
import type { Writer } from '@mocks/cloud/recorder'
import { found } from '@mocks/cloud/reply'
import { type Balances, balancesAt } from '@mocks/world/bills/balances'
import type { BillRow } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import { type ImportedChanges, noChanges } from '@mocks/world/import-changes'
import type { ImportRecord } from '@mocks/world/imports'
import { holdOn, type ParcelRow } from '@mocks/world/bills/parcels'
import { audit } from '@mocks/handlers/audit-entry'
import { accountIndex } from './account-index'
import { applyAccounts, closeOthers } from './apply/apply-accounts'
import { applyAging } from './apply/apply-aging'
import { applyPayments } from './apply/apply-payments'
import { applyPermits } from './apply/apply-permits'
import type { Applying } from './apply/applying'
import { applyUsers } from './apply/apply-users'
import { Drafts } from './apply/drafts'
import { permitBooks } from './books/books-permits'
import { type CommandRows, type ImportCommand, readCommand } from './import-command'
import { noteImport } from '@mocks/handlers/warnings/import-warnings'
import { auditedImport, auditedCounts } from './import-audit'
import { tenantOfImport } from './import-scope'

/** The end of an import, in the journal and whole: its good rows, or why nothing was taken over. */
export const importApply: Writer = {
  id: 'import-apply',
  secretParams: [],
  check: (answer) => ({ answer }),
  apply: (context, content) => {
    const command = readCommand(content)
    const { imports } = context.world
    const record = found(imports.get(command.id), 'The import')
    if ('failure' in command) {
      const failed = imports.update(record.id, { step: 'failed', failure: command.failure })
      noteImport(context, failed)
      return failed
    }
    return imported(context, record, command)
  },
}

type Whole = Extract<ImportCommand, { readonly rows: unknown }>

function imported(context: ApplyContext, record: ImportRecord, command: Whole): ImportRecord {
  const { world, at } = context
  const tenant = tenantOfImport(world, record)
  const { changes, ...figures } = written(context, tenant, record, command)
  const result: ImportResult = {
    imported: command.rows.rows.length,
    ...command.figures,
    ...figures,
    undone: null,
  }
  forgetOld(context)
  world.importChanges.putAll([{ id: record.id, at, changes }])
  const row = world.imports.update(record.id, { step: 'imported', imported_at: at, result })
  audit(context, {
    action: 'import-made',
    ...auditedImport(row),
    changes: auditedCounts(result, ['imported', 'refused', 'new', 'changed', 'closed']),
  })
  noteImport(context, row)
  return row
}

interface Written {
  readonly changes: ImportedChanges
  readonly closed: number
  readonly opened_bills: number
  readonly invited: number
}

function written(
  context: ApplyContext,
  tenant: Tenant,
  record: ImportRecord,
  { rows, closed: toClose }: Whole,
): Written {
  if (rows.kind === 'users') {
    const { users, invited } = applyUsers(context, tenant, rows.rows)
    return { changes: { ...noChanges, users }, closed: 0, opened_bills: 0, invited }
  }
  const { now, at } = context
  const department = found(tenant.departments.get(record.department_id ?? ''), 'The department')
  const balances = balancesAt(tenant, now)
  const index = accountIndex(tenant, department.id)
  const drafts = new Drafts(tenant)
  const merchant = tenant.merchant()
  const ids = { importId: record.id, now, at }
  const applying = { tenant, merchant, department, ...ids, balances, index, drafts }
  applyRows(applying, rows)
  const closed = closeOthers(applying, toClose)
  const opened_bills = openedBills(applying)
  return { changes: { ...drafts.write(), users: [] }, closed, opened_bills, invited: 0 }
}

function applyRows(applying: Applying, rows: Exclude<CommandRows, { readonly kind: 'users' }>) {
  switch (rows.kind) {
    case 'accounts':
      return applyAccounts(applying, rows.rows)
    case 'permits': {
      const { tenant, balances, index, now } = applying
      return applyPermits(applying, rows.rows, permitBooks(tenant, balances, index, now))
    }
    case 'aging':
      return applyAging(applying, rows.rows)
    case 'payments':
      return applyPayments(applying, rows.rows)
  }
}

/** Bills that can be paid now, and could not before. */
function openedBills({ drafts, balances, tenant }: Applying): number {
  return drafts.changedBills().filter(({ before, after }) => {
    const known = tenant.parcels.get(after.parcel_id)
    const parcel = drafts.parcel(after.parcel_id) ?? known
    if (!parcel || !isOpen(balances, parcel, after)) return false
    return before === null || !known || !isOpen(balances, known, before)
  }).length
}

function isOpen(balances: Balances, parcel: ParcelRow, bill: BillRow): boolean {
  if (holdOn(parcel, balances.today) !== null) return false
  return balances
    .installments(bill)
    .some(({ balance_cents }, at) => balance_cents > 0 && bill.installments[at]?.carried === false)
}

/** What cannot be taken back any more need not be known any more. */
function forgetOld({ world, now }: ApplyContext): void {
  const old = world.importChanges
    .read(({ id, at }) => ({ id, at }))
    .filter(({ at }) => Date.parse(at) + undoWindowMs < now)
  for (const { id } of old) world.importChanges.delete(id)
}
