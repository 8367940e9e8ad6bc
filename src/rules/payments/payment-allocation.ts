import type { Installment } from '@/contract/bills/bills'
import { sumOf } from '@/rules/payments/money'

/** The allocation of a payment: the office posts it fund by fund (product.md 3.5, A10). */
const chargeKinds = ['penalty', 'interest', 'assessment', 'charge'] as const
type ChargeKind = (typeof chargeKinds)[number]

export interface ChargePart {
  readonly kind: ChargeKind
  readonly amount_cents: number
}

type Charges = Readonly<
  Pick<Installment, 'special_assessments' | 'penalty_cents' | 'interest_cents'>
>

/**
 * A payment settles penalty and interest first, then special assessments, then the tax or charge
 * itself, without an upper limit: any other charges are part of it. `before_cents`: earlier
 * payments of the same installment.
 */
export function allocatePayment(
  charges: Charges,
  before_cents: number,
  amount_cents: number,
): ChargePart[] {
  const steps: readonly (readonly [ChargeKind, number])[] = [
    ['penalty', charges.penalty_cents],
    ['interest', charges.interest_cents],
    ['assessment', sumOf(charges.special_assessments.map((project) => project.amount_cents))],
    ['charge', Number.POSITIVE_INFINITY],
  ]
  let settled = before_cents
  let left = amount_cents
  const parts: ChargePart[] = []
  for (const [kind, asked] of steps) {
    const open = Math.max(0, asked - settled)
    settled = Math.max(0, settled - asked)
    const paid = Math.min(left, open)
    left -= paid
    if (paid > 0) parts.push({ kind, amount_cents: paid })
  }
  return parts
}
