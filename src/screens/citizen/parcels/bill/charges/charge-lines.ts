import type { Bill, Installment } from '@/contract/bills/bills'
import { sumOf } from '@/rules/payments/money'
import { inOrder } from '@/screens/citizen/parcels/bill/bill-tiles'

/** The charge table: one column for each installment, one row for each kind of charge. */

type ChargeKind = 'gross' | 'reductions' | 'penalty' | 'paid' | 'balance'

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
  gross: ChargeLine
  reductions: ChargeLine | null
  assessments: Assessment[]
  penalty: ChargeLine | null
  paid: ChargeLine | null
  balance: ChargeLine
}

/** A charge of a bill that has no halves. */
export type StatementLine =
  | { key: string; kind: 'fee'; code: string; description: string; amount_cents: number }
  | { key: string; kind: 'assessment'; description: string; amount_cents: number }
  | {
      key: string
      /** `fine` and `costs`: a ticket of the police and one of a court. */
      kind: 'past-due' | 'current' | 'fine' | 'costs' | 'charge'
      due_date: string
      amount_cents: number
    }

export interface Statement {
  lines: StatementLine[]
  /** These three are 0 where there is nothing of the kind; what takes away is below zero. */
  reductions_cents: number
  penalty_cents: number
  paid_cents: number
  balance_cents: number
}

/**
 * What a bill without halves consists of, each amount once: its charges under each other, what was
 * added and taken off, and the balance.
 */
export function statementOf({
  about,
  installments,
}: Readonly<Pick<Bill, 'about' | 'installments'>>): Statement {
  const columns = inOrder(installments)
  const sum = (amount: (one: Installment) => number) => sumOf(columns.map(amount))
  const minus = (cents: number) => (cents === 0 ? 0 : -cents)
  if (about.kind === 'permit') {
    const fees = about.fee_lines
    return {
      lines: fees.map(({ code, description, amount_cents }) => ({
        key: code,
        kind: 'fee',
        code,
        description,
        amount_cents,
      })),
      reductions_cents: 0,
      penalty_cents: 0,
      paid_cents: minus(sumOf(fees.map(({ paid_cents }) => paid_cents))),
      balance_cents: sumOf(fees.map(({ due_cents }) => due_cents)),
    }
  }
  return {
    lines: columns.flatMap((one): StatementLine[] => [
      {
        key: one.id,
        kind: lineKind(about.kind, one.cycle),
        due_date: one.due_date,
        amount_cents: one.gross_cents,
      },
      ...one.special_assessments.map(({ project, description, amount_cents }): StatementLine => ({
        key: `${one.id} ${project}`,
        kind: 'assessment',
        description,
        amount_cents,
      })),
    ]),
    reductions_cents: sum((one) => one.reductions_cents),
    penalty_cents: sum((one) => one.penalty_cents + one.interest_cents),
    paid_cents: minus(sum((one) => one.paid_cents)),
    balance_cents: sum((one) => one.balance_cents),
  }
}

function lineKind(kind: Bill['about']['kind'], cycle: string) {
  if (kind === 'citation') return 'fine'
  if (kind === 'court') return 'costs'
  if (kind !== 'utility') return 'charge'
  return cycle === 'D' ? 'past-due' : 'current'
}

export function chargeLines(bill: Readonly<Pick<Bill, 'installments'>>): ChargeLines {
  const columns = inOrder(bill.installments)
  const line = (kind: ChargeKind, amount: (one: Installment) => number): ChargeLine => ({
    kind,
    cents: columns.map(amount),
  })
  const unlessEmpty = (given: ChargeLine) =>
    given.cents.some((cents) => cents !== 0) ? given : null
  const penalty = line('penalty', (one) => one.penalty_cents + one.interest_cents)
  return {
    columns,
    gross: line('gross', (one) => one.gross_cents),
    reductions: unlessEmpty(line('reductions', (one) => one.reductions_cents)),
    assessments: assessmentsOf(columns),
    penalty,
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
