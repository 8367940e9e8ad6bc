import type { BillRow } from '@/contract/bill-search'
import { sumOf } from '@/rules/payments/money'

/** The lines that somebody ticked, over several pages of one search. */
export type Selection = ReadonlyMap<string, BillRow>

export const nothingSelected: Selection = new Map()

/** One parcel in one year. */
export function rowKey(row: Readonly<Pick<BillRow, 'parcel_id' | 'year'>>): string {
  return `${row.parcel_id}/${row.year}`
}

/** Held, pending and paid lines lead to their bill and cannot be put into the cart (product.md P3). */
export function isSelectable(row: Readonly<BillRow>): boolean {
  return row.payable && row.open.length > 0 && row.amount_due_cents > 0
}

/** Whether all that the line owes is in the cart. */
export function isInCart(row: Readonly<BillRow>, cartIds: ReadonlySet<string>): boolean {
  return row.open.length > 0 && row.open.every(({ id }) => cartIds.has(id))
}

export function toggled(selection: Selection, row: BillRow): Selection {
  const next = new Map(selection)
  if (!next.delete(rowKey(row)) && isSelectable(row)) next.set(rowKey(row), row)
  return next
}

/**
 * What is still to be added: a line that the latest answer no longer lets anybody pay is left out,
 * one that it shows with another amount counts with that, one in the cart is done.
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

/** The cents that the cart's lines of these rows add up to. */
export function totalOfRows(rows: readonly BillRow[]): number {
  return sumOf(rows.flatMap((row) => row.open.map(({ balance_cents }) => balance_cents)))
}
