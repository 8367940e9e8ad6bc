import * as v from 'valibot'
import { cents } from '@/contract/wire'

export const tenderNames = ['echeck', 'card'] as const
export const tender = v.picklist(tenderNames)
export type Tender = v.InferOutput<typeof tender>

/** The order in which payments apply to a parcel's debts (product.md P4, A3 step 5). */
export const applicationOrder = v.picklist(['oldest-first', 'current-first', 'payer'])

/** The fee of payments up to an amount, included; null: of all that are larger. */
export const feeTier = v.object({ up_to_cents: v.nullable(cents), fee_cents: cents })
export type FeeTier = v.InferOutput<typeof feeTier>

/** A department's accepted amounts, tenders, and fees. */
export const paymentSettings = v.object({
  tenders: v.array(tender),
  /** `rate_bp`: hundredths of a percent; 295 = 2.95 %. */
  card_fee: v.object({ rate_bp: cents, minimum_cents: cents }),
  /** `tiers`, in ascending order, instead of the flat fee. */
  echeck_fee: v.object({ flat_cents: cents, tiers: v.optional(v.array(feeTier)) }),
  echeck_maximum_cents: v.nullable(cents),
  /** false: the municipality absorbs the fee. */
  payer_pays_fee: v.boolean(),
  partial: v.boolean(),
  minimum_cents: cents,
  overpay: v.boolean(),
  order: applicationOrder,
  halves_in_order: v.boolean(),
  /** Local time, `HH:MM`; a later payment posts on the next business day. */
  cutoff: v.pipe(v.string(), v.maxLength(5), v.regex(/^\d{2}:\d{2}$/)),
  max_items: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /**
   * Only where nothing is billed (source type 4): the office's introduction and fields. Each is a
   * `blindField`, validated where a form is made of them (rules/blind-price.ts), because few pages
   * do.
   */
  intro: v.optional(v.string()),
  fields: v.optional(v.array(v.unknown())),
})
export type PaymentSettings = v.InferOutput<typeof paymentSettings>
