import * as v from 'valibot'

/** What a payment was made with; cash and checks are recorded by staff at the counter. */
export const paidWithNames = ['card', 'echeck', 'cash', 'check'] as const
export const paidWith = v.picklist(paidWithNames)
export type PaidWith = v.InferOutput<typeof paidWith>
