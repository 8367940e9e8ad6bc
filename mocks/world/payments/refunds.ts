import * as v from 'valibot'
import { refundReason } from '@/contract/payments/refund-reasons'
import { chargeCents, id, instant, paidCents, plainDate } from '@/contract/wire'
import { sumOf } from '@/rules/payments/money'

/** Money that goes back to a payer, or was asked to. */
export const refund = v.object({
  id,
  requested_at: instant,
  /** The name of that day. */
  requested_by: v.string(),
  user_id: v.nullable(id),
  /** Principal, the sum of its ledger. */
  amount_cents: paidCents,
  fee_cents: chargeCents,
  reason: refundReason,
  note: v.string(),
  state: v.picklist(['requested', 'refunded', 'refused']),
  decided_at: v.nullable(instant),
  decided_by: v.nullable(v.string()),
  /** null: no money went back. */
  refunded_at: v.nullable(instant),
  posting_date: v.nullable(plainDate),
  /** By item, because each opens its own bill again. */
  ledger: v.array(
    v.object({
      department_id: id,
      item_id: id,
      amount_cents: chargeCents,
      fee_cents: chargeCents,
    }),
  ),
})
export type Refund = v.InferOutput<typeof refund>

type Refunded = Readonly<{ refunds: readonly Refund[] }>

export const madeRefunds = ({ refunds }: Refunded): readonly Refund[] =>
  refunds.filter(({ state }) => state === 'refunded')

/** A refund was asked for and is not decided yet. */
export const hasOpenRequest = ({ refunds }: Refunded): boolean =>
  refunds.some(({ state }) => state === 'requested')

/** The principal that went back; what is only requested did not. */
export const refundedCents = (row: Refunded): number =>
  sumOf(madeRefunds(row).map(({ amount_cents }) => amount_cents))

/** Principal and fee. */
export const backCents = (row: Refunded): number =>
  refundedCents(row) + sumOf(madeRefunds(row).map(({ fee_cents }) => fee_cents))

const linesOf = (row: Refunded) => madeRefunds(row).flatMap(({ ledger }) => ledger)

export const refundedOfItem = (row: Refunded, itemId: string): number =>
  sumOf(
    linesOf(row)
      .filter(({ item_id }) => item_id === itemId)
      .map(({ amount_cents }) => amount_cents),
  )

export const refundedOfDepartment = (row: Refunded, departmentId: string): number =>
  sumOf(
    linesOf(row)
      .filter(({ department_id }) => department_id === departmentId)
      .map(({ amount_cents }) => amount_cents),
  )

/** How much of the principal went back; null: none. A fee that stays makes no refund partial. */
export function refundStatus(
  row: Refunded & Readonly<{ subtotal_cents: number }>,
): 'refunded' | 'part-refunded' | null {
  const back = refundedCents(row)
  if (back === 0) return null
  return back >= row.subtotal_cents ? 'refunded' : 'part-refunded'
}
