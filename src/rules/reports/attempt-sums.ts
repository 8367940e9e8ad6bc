import type { PaymentStatus } from '@/contract/payments/payment-status'
import type { TransactionRow, TransactionTotals } from '@/contract/payments/transactions'
import type { TransactionSums } from '@/contract/reports/transactions-report'
import { sumOf } from '../payments/money'
import { type MovementLine, sumsOfMovements } from './movement-sums'

/** Whether money moved, whatever became of it later. */
export type Outcome = 'charged' | 'refused' | 'unknown'

const notCharged: readonly PaymentStatus[] = ['declined', 'timed_out', 'partial', 'not_found']

export function outcomeOf(status: PaymentStatus): Outcome {
  if (status === 'unknown') return 'unknown'
  return notCharged.includes(status) ? 'refused' : 'charged'
}

/** Principal of a payment that did not stay, above zero: a void and a return take all of it back. */
export const gaveBackCents = ({
  status,
  subtotal_cents,
  refunded_cents,
}: Pick<TransactionRow, 'status' | 'subtotal_cents' | 'refunded_cents'>): number =>
  status === 'voided' || status === 'returned' ? subtotal_cents : refunded_cents

interface Attempt {
  readonly status: PaymentStatus
  readonly subtotal_cents: number
  readonly fee_cents: number
  readonly total_cents: number
}

const withOutcome = <Of extends Attempt>(attempts: readonly Of[], outcome: Outcome) =>
  attempts.filter(({ status }) => outcomeOf(status) === outcome)

/**
 * The totals of a day: amounts are of what was charged (decision 43). `movements` are the day's, of which
 * only those that went back are read: they may be of payments of earlier days.
 */
export function totalsOfAttempts(
  attempts: readonly Attempt[],
  movements: readonly MovementLine[],
): TransactionTotals {
  const charged = withOutcome(attempts, 'charged')
  const unknown = withOutcome(attempts, 'unknown')
  const subtotal_cents = sumOf(charged.map((attempt) => attempt.subtotal_cents))
  const back = sumsOfMovements(movements.filter(({ type }) => type !== 'payment'))
  const { refunds, refund_cents, voids, void_cents, returns, return_cents, fee_back_cents } = back
  return {
    payments: charged.length,
    subtotal_cents,
    fee_cents: sumOf(charged.map(({ fee_cents }) => fee_cents)),
    total_cents: sumOf(charged.map(({ total_cents }) => total_cents)),
    refused: withOutcome(attempts, 'refused').length,
    unknown: {
      payments: unknown.length,
      subtotal_cents: sumOf(unknown.map((attempt) => attempt.subtotal_cents)),
    },
    went_back: { refunds, refund_cents, voids, void_cents, returns, return_cents, fee_back_cents },
    net_cents: subtotal_cents + back.net_cents,
  }
}

export interface Reported {
  readonly attempts: readonly Attempt[]
  /** Attempts that are known only by their number; all were charged. */
  readonly archived: number
  readonly lines: readonly MovementLine[]
}

/** The sums of the transaction report and of the dashboard; amounts are without fees. */
export function sumsOfReport({ attempts, archived, lines }: Reported): TransactionSums {
  const unknown = withOutcome(attempts, 'unknown')
  const pending = attempts.filter(({ status }) => status === 'pending')
  return {
    attempts: attempts.length + archived,
    declined: withOutcome(attempts, 'refused').length,
    unknown: unknown.length,
    unknown_cents: sumOf(unknown.map((attempt) => attempt.subtotal_cents)),
    pending: pending.length,
    pending_cents: sumOf(pending.map(({ subtotal_cents }) => subtotal_cents)),
    ...sumsOfMovements(lines),
  }
}
