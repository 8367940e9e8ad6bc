import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { paidWith } from '@/contract/payments/paid-with'
import { paymentStatuses } from '@/contract/payments/payment-status'
import { askedDay, cents, count, dataOf, id, instant, plainDate } from '@/contract/wire'

/** `month`: from its first day until today. `custom` requires `from` and `to`. */
export const periodNames = ['today', 'yesterday', 'last-7', 'last-30', 'month', 'custom'] as const
export const periodName = v.picklist(periodNames)
export type PeriodName = v.InferOutput<typeof periodName>

const dayRange = v.object({ from: plainDate, to: plainDate })

/** Counted by transaction time, in the time zone of the paid merchant. */
export const dashboardSums = v.object({
  /** Successful ones, whatever their later status. */
  payments: count,
  principal_cents: cents,
  fee_cents: cents,
  /** Refunds made in the period, and payments voided in it. */
  refunds: count,
  refund_cents: cents,
  /** E-checks that a bank returned in the period. */
  returns: count,
  return_cents: cents,
  /** Principal less refunds, voids and returns; without fees. */
  net_cents: cents,
  /** Attempts with an outcome, including the successful ones. */
  attempts: count,
  /** From the price to the payment, on average; null: not known of any. */
  seconds_to_pay: v.nullable(count),
})
export type DashboardSums = v.InferOutput<typeof dashboardSums>

export const dashboardGroup = v.object({
  /** A department's slug, or a merchant's id where all merchants are shown. */
  id,
  name: v.string(),
  payments: count,
  principal_cents: cents,
  fee_cents: cents,
})
export type DashboardGroup = v.InferOutput<typeof dashboardGroup>

export const channelNames = ['guest', 'signed-in', 'counter', 'terminal'] as const

/** An attempt to pay. */
export const recentPayment = v.object({
  /** null: without a receipt, because no money moved or the outcome is unknown. */
  receipt_id: v.nullable(id),
  confirmation: v.string(),
  /** While it is unknown: what its payer was given to name it by. null: the confirmation. */
  reference: v.nullable(v.string()),
  at: instant,
  merchant: v.object({ id, name: v.string(), sub_domain: v.string(), time_zone: v.string() }),
  departments: v.array(v.string()),
  payer_name: v.string(),
  tender: paidWith,
  brand: v.nullable(v.string()),
  last4: v.string(),
  total_cents: cents,
  status: v.picklist(paymentStatuses),
  /** The bank's code of a returned e-check. */
  return_code: v.nullable(v.string()),
})
export type RecentPayment = v.InferOutput<typeof recentPayment>

export const dashboard = v.object({
  period: dayRange,
  /** The period of comparison. */
  before: dayRange,
  time_zone: v.string(),
  /** false: the merchant, or every merchant, has never been paid. */
  ever: v.boolean(),
  /** The names of the departments that the viewer is limited to; null: nothing is left out. */
  limited_to: v.nullable(v.array(v.string())),
  sums: dashboardSums,
  sums_before: dashboardSums,
  /** Sent, with an unknown outcome: in no sum. */
  unknown: v.object({ payments: count, total_cents: cents }),
  /** Every day of the period, beside the same day of the period before. */
  days: v.array(
    v.object({
      date: plainDate,
      payments: count,
      principal_cents: cents,
      before: v.nullable(v.object({ date: plainDate, principal_cents: cents })),
    }),
  ),
  groups: v.array(dashboardGroup),
  tenders: v.array(v.object({ tender: paidWith, payments: count, principal_cents: cents })),
  channels: v.array(
    v.object({ channel: v.picklist(channelNames), payments: count, principal_cents: cents }),
  ),
  /** The latest ten, with any outcome. */
  recent: v.array(recentPayment),
})
export type Dashboard = v.InferOutput<typeof dashboard>

/**
 * The payments of a period: of the subdomain's merchant; on the root of the named merchant, or of
 * all (product.md A1, decision 19).
 */
export const getDashboard = endpoint({
  id: 'getDashboard',
  method: 'GET',
  path: 'api/dashboard',
  in_specification: false,
  access: 'dashboard.view',
  sentence: true,
  query: v.object({
    period: v.optional(periodName),
    from: v.optional(askedDay),
    to: v.optional(askedDay),
    merchant_id: v.optional(id),
  }),
  answer: dataOf(dashboard),
  /** 422: an invalid custom period. */
  errors: [404, 422],
})
