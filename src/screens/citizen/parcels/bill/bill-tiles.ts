import type { BillStatus } from '@/contract/bills/bill-search'
import type { Bill, Installment } from '@/contract/bills/bills'
import { sumOf } from '@/rules/payments/money'

interface TileFacts {
  amount_cents: number
  /** null: nothing is open or was paid. */
  status: BillStatus | null
}

/** One amount of "What you owe": of a cycle, or with a name of its kind. */
export type BillTile = TileFacts &
  ({ key: string; cycle: string } | { key: 'current' | 'past-due' | 'due'; cycle?: never })

/** Delinquent first, then in the order of the year. */
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

/** A ticket that costs more later: its page lists what it costs, and when. */
export function hasCostTable({
  about,
  total_cents,
}: Readonly<Pick<Bill, 'about' | 'total_cents'>>) {
  return about.kind === 'citation' && about.costs.length > 1 && total_cents > 0
}

/** Open amounts by cycle. Property tax always shows whether anything is delinquent. */
export function billTiles(bill: Readonly<Pick<Bill, 'installments'>>): BillTile[] {
  const cycles = new Map<string, Installment[]>()
  if (hasHalves(bill)) cycles.set('D', [])
  for (const installment of inOrder(bill.installments)) {
    cycles.set(installment.cycle, [...(cycles.get(installment.cycle) ?? []), installment])
  }
  return [...cycles].map(([cycle, installments]) => ({
    key: cycle,
    cycle,
    amount_cents: sumOf(installments.map(({ balance_cents }) => balance_cents)),
    status: gravest(installments),
  }))
}

/** Water and sewer separate new from past-due amounts; a fee or a fine is one amount. */
export function tilesOf(bill: Readonly<Pick<Bill, 'installments' | 'about'>>): BillTile[] {
  const { about, installments } = bill
  if (about.kind === 'property' || about.kind === 'manufactured-home') return billTiles(bill)
  if (about.kind !== 'utility') {
    const amount_cents = sumOf(installments.map(({ balance_cents }) => balance_cents))
    return [{ key: 'due', amount_cents, status: gravest(inOrder(installments)) }]
  }
  const { current_cents, past_due_cents } = about
  const month = installments.find(({ cycle }) => cycle === 'M')
  const earlier = inOrder(installments).filter(({ cycle }) => cycle !== 'M')
  return [
    {
      key: 'past-due',
      amount_cents: past_due_cents,
      status: past_due_cents > 0 ? gravest(earlier) : null,
    },
    { key: 'current', amount_cents: current_cents, status: month?.status ?? null },
  ]
}

/** The first open installment of several sets the status. */
function gravest(installments: readonly Installment[]): BillStatus | null {
  const open = installments.find(({ balance_cents }) => balance_cents > 0)
  return (open ?? installments[0])?.status ?? null
}
