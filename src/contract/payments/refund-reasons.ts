import * as v from 'valibot'

/** Why money goes back; a note says the rest. */
export const refundReasons = [
  'duplicate',
  'wrong-amount',
  'wrong-account',
  'overpaid',
  'payer-asked',
  'other',
] as const
export const refundReason = v.picklist(refundReasons)
export type RefundReason = v.InferOutput<typeof refundReason>

/** Why a payment was voided; `partial`: the processor approved only a part, so it was undone. */
export const voidReasons = [...refundReasons, 'partial'] as const
export const voidReason = v.picklist(voidReasons)
export type VoidReason = v.InferOutput<typeof voidReason>
