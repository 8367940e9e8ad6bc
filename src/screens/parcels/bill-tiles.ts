import type { BillStatus } from '@/contract/bill-search'
import type { Bill, Installment } from '@/contract/bills'
import { sumOf } from '@/rules/money'

/** One amount of "What you owe". */
export interface BillTile {
  /** Of its installments; the same cycle is one tile. */
  cycle: string
  amount_cents: number
  /** null: nothing is owed and nothing was. */
  status: BillStatus | null
}

/** Delinquent first, then as the year goes. */
const order = ['D', '1', '2', 'S', 'M']

function rank(cycle: string): number {
  const place = order.indexOf(cycle)
  return place === -1 ? order.length : place
}

export function inOrder<T extends Pick<Installment, 'cycle' | 'due_date'>>(
  installments: readonly T[],
): T[] {
  return installments.toSorted(
    (a, b) => rank(a.cycle) - rank(b.cycle) || a.due_date.localeCompare(b.due_date),
  )
}

/** Property tax: two halves a year. */
export function hasHalves(bill: Readonly<Pick<Bill, 'installments'>>): boolean {
  return bill.installments.some(({ cycle }) => cycle === '1' || cycle === '2')
}

/** What is owed by cycle. Property tax always says whether anything is delinquent. */
export function billTiles(bill: Readonly<Pick<Bill, 'installments'>>): BillTile[] {
  const cycles = new Map<string, Installment[]>()
  if (hasHalves(bill)) cycles.set('D', [])
  for (const installment of inOrder(bill.installments)) {
    cycles.set(installment.cycle, [...(cycles.get(installment.cycle) ?? []), installment])
  }
  return [...cycles].map(([cycle, installments]) => ({
    cycle,
    amount_cents: sumOf(installments.map(({ balance_cents }) => balance_cents)),
    status: gravest(installments),
  }))
}

/** Of several installments the first that is still open speaks. */
function gravest(installments: readonly Installment[]): BillStatus | null {
  const open = installments.find(({ balance_cents }) => balance_cents > 0)
  return (open ?? installments[0])?.status ?? null
}
