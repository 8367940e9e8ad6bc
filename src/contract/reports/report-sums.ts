import * as v from 'valibot'
import { cents, count } from '@/contract/wire'

/** What the posting report and the transaction report count alike (product.md A9–A14). */

/** How money came, as the reports split it: what a terminal took stands for itself. */
export const paymentTypes = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'echeck',
  'terminal',
  'cash',
  'check',
  'other',
] as const
export const paymentType = v.picklist(paymentTypes)
export type PaymentType = v.InferOutput<typeof paymentType>

export const movementTypes = ['payment', 'refund', 'void', 'return'] as const
export const movementType = v.picklist(movementTypes)
export type MovementType = v.InferOutput<typeof movementType>

/** What went back is positive here. */
export const movementSums = v.object({
  payments: count,
  principal_cents: cents,
  fee_cents: cents,
  /** Principal and fees of the payments. */
  gross_cents: cents,
  refunds: count,
  refund_cents: cents,
  voids: count,
  void_cents: cents,
  returns: count,
  return_cents: cents,
  /** Fees that went back with refunds, voids and returns. */
  fee_back_cents: cents,
  /** The merchant's: principal less refunds, voids and returns. */
  net_cents: cents,
})
export type MovementSums = v.InferOutput<typeof movementSums>

/** Types without a movement are left out. */
export const typeSums = v.array(
  v.object({
    type: paymentType,
    payments: count,
    principal_cents: cents,
    fee_cents: cents,
    net_cents: cents,
  }),
)
export type TypeSums = v.InferOutput<typeof typeSums>
