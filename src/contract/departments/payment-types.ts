import * as v from 'valibot'
import { departmentEndpoint } from '@/contract/endpoint'
import { chargeCents, paidCents, rowsOf } from '@/contract/wire'

/** Specification §3: VAL (code) and MSG (label). The price is added (product.md P5). */
export const paymentType = v.object({
  VAL: v.string(),
  MSG: v.string(),
  /** A fixed price: no other amount is accepted. */
  price_cents: v.nullish(paidCents),
  minimum_cents: v.nullish(chargeCents),
  maximum_cents: v.nullish(paidCents),
})
export type PaymentType = v.InferOutput<typeof paymentType>

export const getTypeList = departmentEndpoint({
  id: 'getTypeList',
  method: 'GET',
  path: 'api/getTypeList',
  in_specification: true,
  access: 'anyone',
  answer: rowsOf(paymentType),
})
