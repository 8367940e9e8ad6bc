import * as v from 'valibot'
import { paidFact } from '@/contract/departments/blind-fields'
import { endpoint } from '@/contract/endpoint'
import type { PaymentStatus } from './payment-status'
import { paidWith } from './paid-with'
import { askedDay, cents, id, instant, pageOf, pageQuery, searchText, year } from '@/contract/wire'

/** A user's payments made while signed in (product.md P7, "History"). */

export const userPaymentStatuses = [
  'approved',
  'posted',
  'pending',
  'unknown',
  'voided',
  'returned',
  'part-refunded',
  'refunded',
] as const satisfies readonly PaymentStatus[]
export const userPaymentStatus = v.picklist(userPaymentStatuses)
export type UserPaymentStatus = v.InferOutput<typeof userPaymentStatus>

export const userPayment = v.object({
  id,
  at: instant,
  /** null while it is unknown whether it was charged. */
  receipt_id: v.nullable(v.string()),
  confirmation: v.nullable(v.string()),
  /** While it is unknown: what its payer was given to name it by. */
  reference: v.optional(v.nullable(v.string())),
  status: userPaymentStatus,
  tender: paidWith,
  brand: v.nullable(v.string()),
  last4: v.string(),
  items: v.array(
    v.object({
      department_id: id,
      department: v.string(),
      account: v.string(),
      client: v.string(),
      /** null without a bill, unless the payment names a year. */
      year: v.nullable(year),
      cycle: v.string(),
      amount_cents: cents,
      /** Without a bill: what was paid for. */
      paid_for: v.optional(v.array(paidFact)),
    }),
  ),
  subtotal_cents: cents,
  fee_cents: cents,
  total_cents: cents,
  refunded_cents: cents,
})
export type UserPayment = v.InferOutput<typeof userPayment>

/** Newest first; days are in the municipality's zone. */
export const listUserPayments = endpoint({
  id: 'listUserPayments',
  method: 'GET',
  path: 'api/user/payments',
  in_specification: false,
  access: 'accounts.own',
  query: v.object({
    ...pageQuery,
    from: v.optional(askedDay),
    to: v.optional(askedDay),
    department_id: v.optional(id),
    status: v.optional(userPaymentStatus),
    /** Part of an account or confirmation number. */
    q: v.optional(searchText),
  }),
  answer: pageOf(userPayment),
  errors: [422],
})
