import type { ApplyContext } from '@mocks/cloud/context'
import type { BillRow, InstallmentRow } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import type { ChangedInstallment, ChangedUnit, ImportedChanges } from '@mocks/world/import-changes'
import type { ImportRecord } from '@mocks/world/imports'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { printOfParcel, printOfPart } from './apply/drafts'
import { tenantOfImport } from './import-scope'
import { isPaidSince } from './money-on'
import { type Undone, undoUsers } from './undo-users'

/** Everything is as it was, except what was paid or changed since. */
export function undoChanges(
  context: ApplyContext,
  record: ImportRecord,
  changes: ImportedChanges,
): Undone {
  const tenant = tenantOfImport(context.world, record)
  if (record.kind === 'users') return undoUsers(context, changes.users)
  const since = record.imported_at ?? context.at
  const undoing = new Undoing(tenant, changes)
  const kept = { paid: 0, changed: 0 }
  let rows = 0
  const stays = new Set<string>()
  for (const unit of changes.units) {
    const isPaid = unit.installments.some((id) => isPaidSince(tenant, id, since, context.now))
    if (isPaid || undoing.isChanged(unit)) {
      kept[isPaid ? 'paid' : 'changed'] += unit.rows
      stays.add(unit.parcel_id)
      for (const id of unit.installments) undoing.keep(id)
    } else rows += unit.rows
  }
  if (rows > 0) {
    undoing.write(
      stays,
      (parcelId) => context.world.accountLinks.by('parcel', `${tenant.id}/${parcelId}`).length > 0,
    )
  }
  return { rows, kept }
}

/** The accounts and bills of an import, as they are now. */
class Undoing {
  readonly #tenant: Tenant
  readonly #changes: ImportedChanges
  readonly #bills = new Map<string, BillRow>()
  readonly #parts = new Map<string, ChangedInstallment>()
  readonly #parcels: ReadonlyMap<string, ParcelRow>
  readonly #changedParcels = new Set<string>()
  readonly #changedParts = new Set<string>()
  readonly #kept = new Set<string>()

  constructor(tenant: Tenant, changes: ImportedChanges) {
    this.#tenant = tenant
    this.#changes = changes
    this.#parcels = new Map(
      changes.parcels.flatMap(({ id }) => {
        const row = tenant.parcels.get(id)
        return row ? [[id, row]] : []
      }),
    )
    for (const { id, print } of changes.parcels) {
      const row = this.#parcels.get(id)
      if (!row || printOfParcel(row) !== print) this.#changedParcels.add(id)
    }
    for (const part of changes.installments) {
      this.#parts.set(part.id, part)
      const bill =
        this.#bills.get(part.bill_id) ?? tenant.bills.readOne(part.bill_id, (row): BillRow => row)
      if (bill) this.#bills.set(bill.id, bill)
      const now = bill?.installments.find(({ id }) => id === part.id)
      if (!now || printOfPart(now) !== part.print) this.#changedParts.add(part.id)
    }
  }

  isChanged({ parcel_id, installments }: ChangedUnit): boolean {
    return (
      this.#changedParcels.has(parcel_id) || installments.some((id) => this.#changedParts.has(id))
    )
  }

  keep(installment: string): void {
    this.#kept.add(installment)
  }

  write(stays: ReadonlySet<string>, isLinked: (parcelId: string) => boolean): void {
    const restored = new Map<string, BillRow>()
    for (const part of this.#parts.values()) {
      const bill = restored.get(part.bill_id) ?? this.#bills.get(part.bill_id)
      if (!bill || this.#kept.has(part.id) || this.#changedParts.has(part.id)) continue
      restored.set(bill.id, { ...bill, installments: withBefore(bill.installments, part) })
    }
    const empty = [...restored.values()].filter(({ installments }) => installments.length === 0)
    const left = [...restored.values()].filter(({ installments }) => installments.length > 0)
    this.#tenant.bills.putAll(left)
    this.#tenant.bills.removeAll(empty.map(({ id }) => id))
    const own = this.#changes.parcels.filter(
      ({ id }) => !stays.has(id) && !this.#changedParcels.has(id),
    )
    this.#tenant.parcels.putAll(own.flatMap(({ before }) => before ?? []))
    const gone = own
      .filter(({ id, before }) => before === null && !this.#hasBills(id) && !isLinked(id))
      .map(({ id }) => id)
    this.#tenant.parcels.removeAll(gone)
  }

  #hasBills(parcelId: string): boolean {
    return this.#tenant.bills.pluck('parcel', parcelId, ({ id }) => id).length > 0
  }
}

const withBefore = (
  parts: readonly InstallmentRow[],
  { id, before }: ChangedInstallment,
): InstallmentRow[] => parts.flatMap((part) => (part.id === id ? (before ?? []) : part))
