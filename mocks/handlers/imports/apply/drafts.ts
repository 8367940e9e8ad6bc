import { canonical } from '@mocks/lib/canonical'
import { quickPrint } from '@mocks/lib/quick-print'
import { type BillRow, billId, type InstallmentRow } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import type { ChangedInstallment, ChangedParcel, ChangedUnit } from '@mocks/world/import-changes'
import type { ParcelRow } from '@mocks/world/bills/parcels'

/** A row as it was and as it will be; null: it was not there. */
interface Draft<Row> {
  readonly before: Row | null
  after: Row
}

export const printOfPart = (part: InstallmentRow): string => quickPrint(canonical(part))

/** A field that is not there and one that is empty are the same. */
export const printOfParcel = (row: ParcelRow): string =>
  quickPrint(canonical({ permit: null, utility: null, link_pin: null, ...row }))

/** In the order in which a bill shows them. */
const cycleOrder = ['D', '1', '2', 'S', 'M', 'F', 'C']
const orderOf = ({ cycle }: InstallmentRow) => cycleOrder.indexOf(cycle)

/** What an import makes of accounts and bills, written all at once. */
export class Drafts {
  readonly #tenant: Tenant
  readonly #parcels = new Map<string, Draft<ParcelRow>>()
  /** By account. */
  readonly #bills = new Map<string, Draft<BillRow>[]>()
  readonly #units: ChangedUnit[] = []

  constructor(tenant: Tenant) {
    this.#tenant = tenant
  }

  setParcel(before: ParcelRow | null, after: ParcelRow): void {
    const draft = this.#parcels.get(after.id)
    if (draft) draft.after = after
    else this.#parcels.set(after.id, { before, after })
  }

  parcel(id: string): ParcelRow | null {
    return this.#parcels.get(id)?.after ?? null
  }

  /** As they will be, newest year first. */
  bills(parcelId: string): BillRow[] {
    const bills = this.#billsOf(parcelId).map(({ after }) => after)
    return bills.length < 2 ? bills : bills.toSorted((a, b) => b.year - a.year)
  }

  #billsOf(parcelId: string): Draft<BillRow>[] {
    const known = this.#bills.get(parcelId)
    if (known) return known
    // The rows themselves: a change makes new ones.
    const drafts = this.#tenant.bills.pluck('parcel', parcelId, (row): Draft<BillRow> => ({
      before: row,
      after: row,
    }))
    this.#bills.set(parcelId, drafts)
    return drafts
  }

  setPart(
    parcel: Pick<ParcelRow, 'id' | 'department_id'>,
    year: number,
    part: InstallmentRow,
  ): void {
    const id = billId(parcel.id, year)
    const drafts = this.#billsOf(parcel.id)
    const draft = drafts.find(({ after }) => after.year === year)
    const parts = draft?.after.installments ?? []
    const isKnown = parts.some((one) => one.id === part.id)
    const installments = isKnown
      ? parts.map((one) => (one.id === part.id ? part : one))
      : [...parts, part].toSorted((a, b) => orderOf(a) - orderOf(b))
    if (draft) draft.after = { ...draft.after, installments }
    else {
      const { id: parcel_id, department_id } = parcel
      drafts.push({ before: null, after: { id, parcel_id, department_id, year, installments } })
    }
  }

  addUnit(unit: ChangedUnit): void {
    this.#units.push(unit)
  }

  /** Bills that are not as they were, for figures about them. */
  changedBills(): readonly Draft<BillRow>[] {
    return [...this.#bills.values()].flat().filter(({ before, after }) => before !== after)
  }

  /** Writes what is not as it was, and answers what that is. */
  write(): {
    readonly parcels: ChangedParcel[]
    readonly installments: ChangedInstallment[]
    readonly units: ChangedUnit[]
  } {
    const parcels = [...this.#parcels.values()].flatMap(({ before, after }) => {
      const print = printOfParcel(after)
      return before !== null && printOfParcel(before) === print ? [] : [{ before, after, print }]
    })
    const bills = this.changedBills().flatMap(({ before, after }) => {
      const parts = changedParts(before, after)
      return parts.length === 0 ? [] : [{ after, parts }]
    })
    this.#tenant.parcels.putAll(parcels.map(({ after }) => after))
    this.#tenant.bills.putAll(bills.map(({ after }) => after))
    const changedParcels = parcels.map(({ before, after, print }) => ({
      id: after.id,
      before,
      print,
    }))
    const installments = bills.flatMap(({ parts }) => parts)
    const changed = new Set([...changedParcels, ...installments].map(({ id }) => id))
    return {
      parcels: changedParcels,
      installments,
      units: this.#units.filter(
        (unit) => changed.has(unit.parcel_id) || unit.installments.some((id) => changed.has(id)),
      ),
    }
  }
}

function changedParts(before: BillRow | null, after: BillRow): ChangedInstallment[] {
  return after.installments.flatMap((part) => {
    const known = before?.installments.find(({ id }) => id === part.id) ?? null
    if (known === part) return []
    const print = printOfPart(part)
    if (known !== null && printOfPart(known) === print) return []
    return [{ id: part.id, bill_id: after.id, parcel_id: after.parcel_id, before: known, print }]
  })
}
