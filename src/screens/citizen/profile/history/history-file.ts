import type { PaidFact } from '@/contract/departments/blind-fields'
import type { UserPayment } from '@/contract/payments/user-payments'
import { csvOf, csvType } from '@/rules/export/csv'
import type { FileColumn } from '@/rules/export/table'
import { plainDateIn } from '@/rules/time/dates'

/** The texts of a file: its columns, statuses and cycles. */
export interface HistoryWords {
  readonly columns: readonly FileColumn[]
  readonly status: (payment: UserPayment) => string
  readonly cycle: (code: string, departmentId: string) => string
  /** The purpose of a payment without a bill. */
  readonly paidFor: (facts: readonly PaidFact[]) => readonly string[]
}

/** One row for each paid bill; the fee and what was refunded appear once per payment. */
export function historyFile(
  payments: readonly UserPayment[],
  zone: string,
  { columns, status, cycle, paidFor }: HistoryWords,
): Blob {
  const rows = payments.flatMap((payment) =>
    payment.items.map((item, index) => [
      plainDateIn(zone, Date.parse(payment.at)),
      payment.confirmation ?? payment.reference ?? null,
      status(payment),
      item.department,
      item.account,
      item.client,
      item.year === null ? '' : String(item.year),
      item.paid_for ? paidFor(item.paid_for).join(', ') : cycle(item.cycle, item.department_id),
      item.amount_cents,
      index === 0 ? payment.fee_cents : 0,
      index === 0 ? payment.refunded_cents : 0,
    ]),
  )
  return new Blob([csvOf(columns, rows, zone)], { type: csvType })
}
