import type { Dashboard, DashboardSums } from '@/contract/reports/dashboard'
import type { TransactionSums } from '@/contract/reports/transactions-report'
import { sumOf } from '../payments/money'
import { successRate } from './movement-sums'

/** The dashboard's figures are those of the transaction report (decisions 34 and 43). */
export function dashboardSums(sums: TransactionSums, seconds: readonly number[]): DashboardSums {
  const { payments, principal_cents, fee_cents, returns, return_cents, net_cents } = sums
  return {
    payments,
    principal_cents,
    fee_cents,
    refunds: sums.refunds + sums.voids,
    refund_cents: sums.refund_cents + sums.void_cents,
    returns,
    return_cents,
    net_cents,
    attempts: sums.attempts - sums.unknown,
    seconds_to_pay: seconds.length === 0 ? null : Math.round(sumOf(seconds) / seconds.length),
  }
}

/** In hundredths of a percent; null: nothing was tried. */
export const successOf = ({ payments, attempts }: DashboardSums): number | null =>
  successRate({ payments, attempts, unknown: 0 })

type GroupTotals = Pick<DashboardSums, 'payments' | 'principal_cents' | 'fee_cents'>

/** A payment for several departments stands at each of them, and counts once in their total. */
export const groupTotals = ({ sums }: Pick<Dashboard, 'sums'>): GroupTotals => ({
  payments: sums.payments,
  principal_cents: sums.principal_cents,
  fee_cents: sums.fee_cents,
})

/** No payment attempt, and nothing went back. */
export const isQuiet = ({ sums, unknown }: Pick<Dashboard, 'sums' | 'unknown'>): boolean =>
  sums.attempts + unknown.payments + sums.refunds + sums.returns === 0

/** Of all parts together, 0 to 1. */
export function shareOf(part: number, parts: readonly number[]): number {
  const whole = sumOf(parts)
  return whole === 0 ? 0 : part / whole
}
