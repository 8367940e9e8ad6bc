import { sumOf } from '@/rules/payments/money'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { Subject } from '@/rules/people/subject'
import type { PaymentRow } from '@mocks/world/payments/payments'
import type { Refund } from '@mocks/world/payments/refunds'

type Sees = (departmentId: string) => boolean

/**
 * The part of a payment that the viewer's departments allow, with their amounts. null: none
 * of it.
 */
export const seenPayment = (subject: Subject, row: PaymentRow): PaymentRow | null =>
  partOfPayment(row, (id) => seesDepartment(subject, id))

/** Whether nothing of a payment is left out. */
export const seesWholePayment = (
  subject: Subject,
  { ledger }: Pick<PaymentRow, 'ledger'>,
): boolean => ledger.every((line) => seesDepartment(subject, line.department_id))

/** What of a payment was for some departments; null: nothing. */
export function partOfPayment(row: PaymentRow, sees: Sees): PaymentRow | null {
  const ledger = row.ledger.filter((line) => sees(line.department_id))
  if (ledger.length === row.ledger.length) return row
  if (ledger.length === 0) return null
  const subtotal_cents = sumOf(ledger.map(({ amount_cents }) => amount_cents))
  const fee_cents = sumOf(ledger.map((line) => line.fee_cents))
  return {
    ...row,
    ledger,
    items: row.items.filter((item) => sees(item.department_id)),
    subtotal_cents,
    fee_cents,
    total_cents: subtotal_cents + fee_cents,
    refunds: row.refunds.flatMap((refund) => partOfRefund(sees, refund) ?? []),
    notes: row.notes.filter(({ departments }) => departments.every(sees)),
    // What staff wrote about all of it may name the other departments (decision 41).
    voided: row.voided && { ...row.voided, note: '' },
    taken: row.taken && { ...row.taken, note: '' },
  }
}

function partOfRefund(sees: Sees, refund: Refund): Refund | null {
  const ledger = refund.ledger.filter((line) => sees(line.department_id))
  const amount_cents = sumOf(ledger.map((line) => line.amount_cents))
  if (amount_cents === 0) return null
  const note = ledger.length === refund.ledger.length ? refund.note : ''
  return {
    ...refund,
    ledger,
    note,
    amount_cents,
    fee_cents: sumOf(ledger.map((line) => line.fee_cents)),
  }
}
