import type { BillRow } from '@/contract/bills/bill-search'
import { sumOf } from '@/rules/payments/money'

/** The selected rows, over several pages of one search. */
export type Selection = ReadonlyMap<string, BillRow>

export const nothingSelected: Selection = new Map()

/** One parcel in one year. */
export function rowKey(row: Readonly<Pick<BillRow, 'parcel_id' | 'year'>>): string {
  return `${row.parcel_id}/${row.year}`
}

/** Rows on hold, being checked or paid only link their bill; beside a pending half the other is open. */
export function isSelectable(row: Readonly<BillRow>): boolean {
  return row.payable && row.open.length > 0 && row.amount_due_cents > 0
}

/** Whether the whole balance of the row is in the cart. */
export function isInCart(row: Readonly<BillRow>, cartIds: ReadonlySet<string>): boolean {
  return row.open.length > 0 && row.open.every(({ id }) => cartIds.has(id))
}

export function toggled(selection: Selection, row: BillRow): Selection {
  const next = new Map(selection)
  if (!next.delete(rowKey(row)) && isSelectable(row)) next.set(rowKey(row), row)
  return next
}

/**
 * The rows still to be added: those that the latest answer makes unpayable are left out, changed
 * amounts are updated, and those in the cart are done.
 */
export function stillSelected(
  selection: Selection,
  latest: readonly BillRow[],
  cartIds: ReadonlySet<string>,
): BillRow[] {
  const fresh = new Map(latest.map((row) => [rowKey(row), row]))
  return [...selection]
    .map(([key, row]) => fresh.get(key) ?? row)
    .filter((row) => isSelectable(row) && !isInCart(row, cartIds))
}

/** The total of the cart's items from these rows, in cents. */
export function totalOfRows(rows: readonly BillRow[]): number {
  return sumOf(rows.flatMap((row) => row.open.map(({ balance_cents }) => balance_cents)))
}
