import type { Bill, Installment } from '@/contract/bills'
import { hasHalves, inOrder } from './bill-tiles'

/** The charge table: one column for each installment, one row for each kind of charge. */

export type ChargeKind = 'gross' | 'reductions' | 'penalty' | 'paid' | 'balance'

export interface ChargeLine {
  kind: ChargeKind
  /** One for each column. */
  cents: number[]
}

export interface Assessment {
  project: string
  description: string
  cents: number[]
}

export interface ChargeLines {
  columns: Installment[]
  /** Property tax has tax and reductions, other bills have charges. */
  tax: boolean
  gross: ChargeLine
  reductions: ChargeLine | null
  assessments: Assessment[]
  penalty: ChargeLine | null
  paid: ChargeLine | null
  balance: ChargeLine
}

export function chargeLines(bill: Readonly<Pick<Bill, 'installments'>>): ChargeLines {
  const columns = inOrder(bill.installments)
  const tax = hasHalves(bill)
  const line = (kind: ChargeKind, amount: (one: Installment) => number): ChargeLine => ({
    kind,
    cents: columns.map(amount),
  })
  const unlessEmpty = (given: ChargeLine) =>
    given.cents.some((cents) => cents !== 0) ? given : null
  const penalty = line('penalty', (one) => one.penalty_cents + one.interest_cents)
  return {
    columns,
    tax,
    gross: line('gross', (one) => one.gross_cents),
    reductions: unlessEmpty(line('reductions', (one) => one.reductions_cents)),
    assessments: assessmentsOf(columns),
    penalty: tax ? penalty : unlessEmpty(penalty),
    paid: unlessEmpty(line('paid', (one) => (one.paid_cents === 0 ? 0 : -one.paid_cents))),
    balance: line('balance', (one) => one.balance_cents),
  }
}

/** One amount without payments and additions: the tile above shows it already. */
export function isOneAmount({ installments }: Readonly<Pick<Bill, 'installments'>>): boolean {
  const [only, ...others] = installments
  return only !== undefined && others.length === 0 && only.balance_cents === only.gross_cents
}

/** A project in several installments is one row. */
function assessmentsOf(columns: readonly Installment[]): Assessment[] {
  const projects = new Map<string, Assessment>()
  for (const [column, { special_assessments }] of columns.entries()) {
    for (const { project, description, amount_cents } of special_assessments) {
      const row = projects.get(project) ?? { project, description, cents: columns.map(() => 0) }
      row.cents[column] = (row.cents[column] ?? 0) + amount_cents
      projects.set(project, row)
    }
  }
  return [...projects.values()]
}
