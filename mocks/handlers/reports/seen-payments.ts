import { sumOf } from '@/rules/payments/money'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { Subject } from '@/rules/people/subject'
import type { PaymentRow } from '@mocks/world/payments'

/**
 * What of a payment somebody sees: the departments that are theirs, with their amounts. null: none
 * of it. A refund comes off the first department.
 */
export function seenPayment(subject: Subject, row: PaymentRow): PaymentRow | null {
  const ledger = row.ledger.filter((line) => seesDepartment(subject, line.department_id))
  if (ledger.length === row.ledger.length) return row
  if (ledger.length === 0) return null
  const subtotal_cents = sumOf(ledger.map(({ amount_cents }) => amount_cents))
  const fee_cents = sumOf(ledger.map((line) => line.fee_cents))
  return {
    ...row,
    ledger,
    items: row.items.filter((item) => seesDepartment(subject, item.department_id)),
    subtotal_cents,
    fee_cents,
    total_cents: subtotal_cents + fee_cents,
    refunded_cents:
      ledger[0] === row.ledger[0] ? Math.min(row.refunded_cents, subtotal_cents + fee_cents) : 0,
  }
}
