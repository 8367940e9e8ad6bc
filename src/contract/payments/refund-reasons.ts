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

/** What is in the way of an action now (rules/payments/refunds.ts). */
export const moneyBackProblems = [
  'unknown',
  'not_charged',
  'voided',
  'returned',
  'pending',
  'settled',
  'not_settled',
  'requested',
  'too_many_requests',
  'too_many_refunds',
  'nothing_left',
  'too_late',
  'other_departments',
] as const
export const moneyBackProblem = v.picklist(moneyBackProblems)
export type MoneyBackProblem = v.InferOutput<typeof moneyBackProblem>

/** Why a write is refused with a 409. `gone`: there is no such payment here. */
export const transactionRefusals = [
  ...moneyBackProblems,
  'gone',
  'no_request',
  'over_rest',
  'refunded_since',
  'known',
  'too_many_notes',
] as const
export type TransactionRefusal = (typeof transactionRefusals)[number]
